import { type Plan, safeMinimum, VERY_LOW } from "../../health/weight-plan.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Warning } from "../computation.ts";
import type { CalorieInputs } from "./inputs.ts";

const kcal = (value: number): string => `${formatNumber(value, { decimals: 0 })} kcal`;
const SAFE_LOSS = { kilograms: 1, share: 0.01 };
const FAST_GAIN = 0.5;

/** Why there is no plan, or why to take care. */
export function healthWarning(
  goal: CalorieInputs["goal"],
  { expecting, thin }: { expecting: boolean; thin: boolean },
): Warning[] {
  if (expecting) {
    return [
      {
        text: "In pregnancy and while breastfeeding the body needs more than these formulas say, and losing weight is not the aim. No plan is made; a midwife or doctor can say what is right for you.",
      },
    ];
  }
  if (!thin) return [];
  return [
    {
      text:
        goal === "lose"
          ? "Your BMI is below 18.5, so no plan to lose weight is made; the figure is what keeps your weight. If you feel too heavy, or eating is a struggle, please talk to a doctor: you would not be alone with it."
          : "Your BMI is below 18.5. A doctor or dietitian can help to find the reason and a good way to gain weight.",
    },
  ];
}

/** The safe minimum took effect. */
export function raisedWarning(
  { raised, asked, pace }: Plan,
  need: number,
  { sex }: CalorieInputs,
): Warning[] {
  if (!raised) return [];
  const floor = safeMinimum[sex];
  const veryLow =
    asked < VERY_LOW
      ? ` Below ${VERY_LOW} kcal is a very low calorie diet, which belongs under medical supervision.`
      : "";
  if (pace === 0) {
    return [
      {
        text: `Your estimated need of ${kcal(need)} is not above ${kcal(floor)} a day, below which no plan is made here. More movement, or a plan with a dietitian, is the better way.${veryLow}`,
      },
    ];
  }
  return [
    {
      text: `This pace would need ${kcal(Math.max(0, asked))} a day. The plan was raised to ${kcal(floor)}, the least that is advisable without a doctor, and is slower: ${formatNumber(-pace, { decimals: 2 })} kg a week.${veryLow}`,
    },
  ];
}

export function paceWarnings({ pace, raised }: Plan, { weight }: CalorieInputs): Warning[] {
  if (-pace > SAFE_LOSS.kilograms || -pace > SAFE_LOSS.share * weight) {
    return [
      {
        text: "This is more than 1 kg or 1 % of the weight a week. Slower is safer, keeps more muscle and lasts longer.",
      },
    ];
  }
  return pace > FAST_GAIN && !raised
    ? [{ text: "More than 0.5 kg a week is mostly gained as fat.", level: "note" }]
    : [];
}

/** What holds for every goal. */
export function generalWarnings(
  { age, formula, bodyFat, goal }: CalorieInputs,
  resting: number,
  { intake, pace }: { intake: number; pace: number },
): Warning[] {
  const warnings: Warning[] = [];
  if (goal === "lose" && pace < 0 && intake < resting) {
    warnings.push({
      text: `The plan is below your resting need of ${kcal(resting)}. A slower pace, or more movement, is easier to live with.`,
    });
  }
  if (goal === "lose" && pace < 0) {
    warnings.push({
      text: "The rule of so many kcal for each kg overstates what is lost over months; look at the second line of the timeline.",
      level: "note",
    });
  }
  if (age > 78) {
    warnings.push({
      text: "The formulas were made from adults up to about 78 years; above that they are a rougher guide.",
      level: "note",
    });
  }
  if (bodyFat !== undefined && formula !== "katch-mcardle") {
    warnings.push({
      text: "The body fat is used in the table only: the chosen formula does not need it.",
      level: "note",
    });
  }
  return warnings;
}
