import type { Warning } from "../../kit/calculator/computation.ts";
import { FOOT, PSI } from "../../units/constants.ts";
import type { Demand } from "./demand.ts";
import { messages } from "./messages.ts";
import { note, pressureText, velocityText, warning } from "./texts.ts";

interface Operation {
  operating: number;
  /** Lowest (`start`) and highest pressure at a sprinkler. */
  start: number;
  highest: number;
  velocity: number;
}

const [FAST, TOO_FAST] = [20 * FOOT, 32 * FOOT];

export const operationWarnings = (
  { sprinklers }: Demand,
  { operating, start, highest, velocity }: Operation,
): Warning[] => [
  ...(operating < sprinklers
    ? [warning(messages.sprinklers.warnings.sprinklersMissing({ operating, needed: sprinklers }))]
    : operating > sprinklers
      ? [note(messages.sprinklers.notes.moreSprinklersThanNeeded({ operating, needed: sprinklers }))]
      : []),
  ...(highest > 175 * PSI
    ? [
        warning(
          messages.sprinklers.warnings.pressureAboveRating({
            pressure: pressureText(highest),
            limit: pressureText(175 * PSI),
          }),
        ),
      ]
    : []),
  ...(start < 7 * PSI * (1 - 1e-9)
    ? [warning(messages.sprinklers.warnings.pressureBelowMinimum(pressureText(7 * PSI)), "leastPressure")]
    : []),
  ...(velocity > TOO_FAST
    ? [
        warning(
          messages.sprinklers.warnings.velocityBeyondFormula({
            velocity: velocityText(velocity),
            limit: velocityText(TOO_FAST),
          }),
        ),
      ]
    : velocity > FAST
      ? [
          note(
            messages.sprinklers.notes.velocityHigh({
              velocity: velocityText(velocity),
              limit: velocityText(FAST),
            }),
          ),
        ]
      : []),
];
