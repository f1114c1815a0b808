import { loadTemporal, type TemporalNamespace } from "../../civil/temporal.ts";
import type { Loaded } from "../../data/loaded.ts";
import { type Compute, computeModule } from "../compute-module.ts";
import { between, clockShift } from "./between.ts";
import type calculator from "./calculator.ts";
import { decimal } from "./decimal.ts";
import { elapsed } from "./elapsed.ts";
import type { Inputs } from "./inputs.ts";
import { scale } from "./scale.ts";
import { sum } from "./sum.ts";
import { timeCard } from "./time-card.ts";
import { unixTime } from "./unix-time.ts";
import { zones } from "./zones.ts";

const zoned = { dates: elapsed, zone: zones, unix: unixTime };
const isZoned = (mode: Inputs["mode"]): mode is keyof typeof zoned => Object.hasOwn(zoned, mode);

/** Only time zones need Temporal. */
const loads = ({ mode }: Pick<Inputs, "mode">): Loaded<TemporalNamespace | undefined> =>
  isZoned(mode) ? loadTemporal() : undefined;

/** @throws TypeError when a mode with time zones is not given Temporal. */
const answer: Compute<typeof calculator, TemporalNamespace | undefined> = (
  inputs,
  { currency },
  temporal,
) => {
  switch (inputs.mode) {
    case "sum":
      return sum(inputs);
    case "scale":
      return scale(inputs);
    case "between":
      return between(inputs);
    case "shift":
      return clockShift(inputs);
    case "card":
      return timeCard(inputs, currency);
    case "decimal":
      return decimal(inputs);
    default:
      if (!temporal) throw new TypeError(`The mode ${inputs.mode} needs Temporal`);
      return zoned[inputs.mode](inputs, temporal);
  }
};

export const { compute, data } = computeModule<typeof calculator, TemporalNamespace | undefined>({
  compute: answer,
  data: loads,
});
