import type { Warning } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { FOOT, PSI } from "../../units/constants.ts";
import type { Demand } from "./demand.ts";
import { note, pressureText, velocityText, warning } from "./texts.ts";

/** Results for the sprinklers and pipes of a calculation; SI. */
interface Operation {
  operating: number;
  /** Lowest (`start`) and highest pressure at a sprinkler. */
  start: number;
  highest: number;
  velocity: number;
}

const [FAST, TOO_FAST] = [20 * FOOT, 32 * FOOT];

/** Lists the warnings for a hydraulic calculation, for every way of computing it. */
export const operationWarnings = (
  { sprinklers }: Demand,
  { operating, start, highest, velocity }: Operation,
): Warning[] => [
  ...(operating < sprinklers
    ? [
        warning(
          `The calculation has ${operating} sprinklers, but the design area has ${sprinklers}. Add the missing ones.`,
        ),
      ]
    : operating > sprinklers
      ? [note(`The calculation has ${operating} sprinklers; the design area needs only ${sprinklers}.`)]
      : []),
  ...(highest > 175 * PSI
    ? [
        warning(
          sentence`The pressure reaches ${pressureText(highest)}. Above ${pressureText(175 * PSI)}, sprinklers and fittings must be listed for that pressure.`,
        ),
      ]
    : []),
  ...(start < 7 * PSI * (1 - 1e-9)
    ? [warning(sentence`NFPA 13 requires at least ${pressureText(7 * PSI)} at a sprinkler.`, "leastPressure")]
    : []),
  ...(velocity > TOO_FAST
    ? [
        warning(
          sentence`The velocity is ${velocityText(velocity)}. NFPA 13 sets no limit; above ${velocityText(TOO_FAST)}, Hazen–Williams is no longer accurate, and EN 12845 allows at most 10 m/s.`,
        ),
      ]
    : velocity > FAST
      ? [
          note(
            sentence`The velocity is ${velocityText(velocity)}. NFPA 13 sets no limit; above ${velocityText(FAST)}, larger pipes save a lot of pressure.`,
          ),
        ]
      : []),
];
