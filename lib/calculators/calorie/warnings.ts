import { formatNumber } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import type { SentenceValue } from "../../kit/fields/sentence.ts";
import { type Plan, safeMinimum, VERY_LOW } from "../../science/health/weight-plan.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { pace } from "./quantities.ts";

const kcal = (value: number): string => `${formatNumber(value, { decimals: 0 })} kcal`;
const aWeek = (value: number): SentenceValue => ({ value, format: formatOf(pace, { significant: 2 }) });
const SAFE_LOSS = { kilograms: 1, share: 0.01 };
const FAST_GAIN = 0.5;

export function healthWarning(
  goal: Inputs["goal"],
  { expecting, thin }: { expecting: boolean; thin: boolean },
): Warning[] {
  if (expecting) {
    return [
      {
        text: messages.warnings.pregnancy,
      },
    ];
  }
  if (!thin) return [];
  return [
    {
      text: goal === "lose" ? messages.warnings.underweightLosing : messages.warnings.underweight,
    },
  ];
}

export function raisedWarning({ raised, requested, pace }: Plan, need: number, { sex }: Inputs): Warning[] {
  if (!raised) return [];
  const floor = safeMinimum[sex];
  const veryLow = requested < VERY_LOW ? VERY_LOW : undefined;
  if (pace === 0) {
    return [
      {
        text: messages.warnings.needBelowMinimum({ need: kcal(need), minimum: kcal(floor), veryLow }),
      },
    ];
  }
  return [
    {
      text: messages.warnings.planRaised({
        requested: kcal(Math.max(0, requested)),
        minimum: kcal(floor),
        pace: aWeek(-pace),
        veryLow,
      }),
    },
  ];
}

export function paceWarnings({ pace, raised }: Plan, { weight }: Inputs): Warning[] {
  if (-pace > SAFE_LOSS.kilograms || -pace > SAFE_LOSS.share * weight) {
    return [
      {
        text: messages.warnings.lossTooFast(aWeek(SAFE_LOSS.kilograms)),
      },
    ];
  }
  return pace > FAST_GAIN && !raised
    ? [{ text: messages.warnings.gainTooFast(aWeek(FAST_GAIN)), level: "note" }]
    : [];
}

export function generalWarnings(
  { age, formula, bodyFat, goal }: Inputs,
  resting: number,
  { intake, pace }: { intake: number; pace: number },
): Warning[] {
  const warnings: Warning[] = [];
  if (goal === "lose" && pace < 0 && intake < resting) {
    warnings.push({
      text: messages.warnings.planBelowResting(kcal(resting)),
    });
  }
  if (goal === "lose" && pace < 0) {
    warnings.push({
      text: messages.warnings.fixedRuleOverstates,
      level: "note",
    });
  }
  if (age > 78) {
    warnings.push({
      text: messages.warnings.ageBeyondFormulas,
      level: "note",
    });
  }
  if (bodyFat !== undefined && formula !== "katch-mcardle") {
    warnings.push({
      text: messages.warnings.bodyFatOnlyInTable,
      level: "note",
    });
  }
  return warnings;
}
