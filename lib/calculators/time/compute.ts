import { loadTemporal, type TemporalNamespace } from "../../core/civil/temporal.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { between, clockShift } from "./clock-difference.ts";
import { decimal } from "./decimal.ts";
import { elapsed } from "./elapsed-time.ts";
import { scale } from "./scale.ts";
import { sum } from "./sum.ts";
import { timeCard } from "./time-card.ts";
import { unixTime } from "./unix-time.ts";
import { zones } from "./zones.ts";

/** Only time zones need Temporal. */
interface Data {
  dates: TemporalNamespace;
  zone: TemporalNamespace;
  unix: TemporalNamespace;
}

export const { compute, data } = byMode<typeof calculator, Data>(
  "mode",
  {
    sum,
    scale,
    between,
    dates: (inputs, context, temporal) => elapsed(inputs, context, temporal),
    shift: clockShift,
    card: timeCard,
    decimal,
    zone: (inputs, context, temporal) => zones(inputs, context, temporal),
    unix: (inputs, context, temporal) => unixTime(inputs, context, temporal),
  },
  { dates: loadTemporal, zone: loadTemporal, unix: loadTemporal },
);
