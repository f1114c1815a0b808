import { loadTemporal } from "../../civil/temporal.ts";
import type { Compute } from "../define.ts";
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

/** Only time zones need Temporal. */
export const prepare = ({ mode }: Pick<Inputs, "mode">): Promise<void> | undefined =>
  mode === "zone" || mode === "dates" || mode === "unix" ? loadTemporal() : undefined;

export const compute: Compute<typeof calculator.inputs> = (inputs, { currency }) => {
  switch (inputs.mode) {
    case "sum":
      return sum(inputs);
    case "scale":
      return scale(inputs);
    case "between":
      return between(inputs);
    case "dates":
      return elapsed(inputs);
    case "shift":
      return clockShift(inputs);
    case "card":
      return timeCard(inputs, currency);
    case "decimal":
      return decimal(inputs);
    case "zone":
      return zones(inputs);
    case "unix":
      return unixTime(inputs);
  }
};
