import { formatNumber } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { type SentenceValue, sentence } from "../../kit/fields/sentence.ts";
import { type Plan, safeMinimum, VERY_LOW } from "../../science/health/weight-plan.ts";
import type { Inputs } from "./modes.ts";
import { pace } from "./quantities.ts";

const kcal = (value: number): string => `${formatNumber(value, { decimals: 0 })} kcal`;
const aWeek = (value: number): SentenceValue => ({ value, format: formatOf(pace, { significant: 2 }) });
const SAFE_LOSS = { kilograms: 1, share: 0.01 };
const FAST_GAIN = 0.5;

/** Why there is no plan, or why to take care. */
export function healthWarning(
  goal: Inputs["goal"],
  { expecting, thin }: { expecting: boolean; thin: boolean },
): Warning[] {
  if (expecting) {
    return [
      {
        text: "During pregnancy and breastfeeding, the body needs more than these formulas say, and losing weight is not the goal. No plan is made; a midwife or doctor can tell you what is right for you.",
      },
    ];
  }
  if (!thin) return [];
  return [
    {
      text:
        goal === "lose"
          ? "Your BMI is below 18.5, so no weight-loss plan is made; the result is the amount that maintains your weight. If you feel too heavy, or eating is a struggle, please talk to a doctor. You are not alone."
          : "Your BMI is below 18.5. A doctor or dietitian can help you find the cause and a good way to gain weight.",
    },
  ];
}

/** The safe minimum took effect. */
export function raisedWarning({ raised, requested, pace }: Plan, need: number, { sex }: Inputs): Warning[] {
  if (!raised) return [];
  const floor = safeMinimum[sex];
  const veryLow =
    requested < VERY_LOW
      ? ` Below ${VERY_LOW} kcal is a very-low-calorie diet, which calls for medical supervision.`
      : "";
  if (pace === 0) {
    return [
      {
        text: `Your estimated need of ${kcal(need)} is no higher than ${kcal(floor)} a day, the least a plan here allows. Moving more, or a plan made with a dietitian, is the better way.${veryLow}`,
      },
    ];
  }
  return [
    {
      text: sentence`This pace would take ${kcal(Math.max(0, requested))} a day. The plan was raised to ${kcal(floor)}, the least advisable without a doctor, so it is slower: ${aWeek(-pace)} a week.${veryLow}`,
    },
  ];
}

export function paceWarnings({ pace, raised }: Plan, { weight }: Inputs): Warning[] {
  if (-pace > SAFE_LOSS.kilograms || -pace > SAFE_LOSS.share * weight) {
    return [
      {
        text: sentence`This is more than ${aWeek(SAFE_LOSS.kilograms)} or 1% of your body weight a week. A slower pace is safer, preserves more muscle and lasts longer.`,
      },
    ];
  }
  return pace > FAST_GAIN && !raised
    ? [{ text: sentence`Beyond ${aWeek(FAST_GAIN)} a week, most of the gain is fat.`, level: "note" }]
    : [];
}

/** Lists the warnings that apply to every goal. */
export function generalWarnings(
  { age, formula, bodyFat, goal }: Inputs,
  resting: number,
  { intake, pace }: { intake: number; pace: number },
): Warning[] {
  const warnings: Warning[] = [];
  if (goal === "lose" && pace < 0 && intake < resting) {
    warnings.push({
      text: `The plan is below your resting need of ${kcal(resting)}. A slower pace, or moving more, is easier to keep up.`,
    });
  }
  if (goal === "lose" && pace < 0) {
    warnings.push({
      text: "The fixed rule (so many kcal per pound or kilogram) overstates the loss over months; see the second line of the timeline.",
      level: "note",
    });
  }
  if (age > 78) {
    warnings.push({
      text: "The formulas are based on adults up to about 78 years; beyond that they are a rougher guide.",
      level: "note",
    });
  }
  if (bodyFat !== undefined && formula !== "katch-mcardle") {
    warnings.push({
      text: "Body fat is used only in the table; the formula you chose does not need it.",
      level: "note",
    });
  }
  return warnings;
}
