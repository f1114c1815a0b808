import { formatCounted } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

const weekCount = (weeks: number): string => formatCounted(weeks, TIME_UNITS.week);

/** Follows a plan for less than `limit` kcal a day; undefined if the plan is not so low. */
const veryLowDiet = (limit: number | undefined): string =>
  limit === undefined
    ? ""
    : ` Below ${limit} kcal is a very-low-calorie diet, which calls for medical supervision.`;

const errors = {
  formulaWithoutResult: "The formula gives no meaningful result for this weight, height and age.",
  bodyFatMissing: "Katch-McArdle needs your body fat percentage.",
  tooYoungForEer: "The EER equations for adults begin at 19. Please choose another formula.",
  goalWeightMissing: "Enter the weight you want to reach by that date.",
  goalDateMissing: "Enter the date you want to reach it by.",
  goalDatePast: "The goal date must be in the future.",
  goalNotBelowWeight: "To lose weight, the goal must be below your current weight.",
  goalNotAboveWeight: "To gain weight, the goal must be above your current weight.",
  goalBelowHealthyWeight: (lowest: SentenceValue) =>
    sentence`At your height, a healthy weight starts at ${lowest}. Please choose a goal of at least that.`,
  goalDateTooSoon: (pace: SentenceValue) =>
    sentence`That would be more than ${pace} a week. Please choose a later date.`,
  sharesNot100: (sum: string) => `The percentages add up to ${sum}%; they must add up to 100%.`,
};

const warnings = {
  goalBeyondFiveYears:
    "At this pace the goal is more than five years away; the timeline stops at five years.",
  weightLevelsOff:
    "If you keep eating this amount, your weight will level off before the goal, because your need changes with your weight. Recalculate from time to time.",
  macroOutsideRange: (values: { macro: string; share: string; low: number; high: number }) =>
    `${values.macro} at ${values.share}% is outside the acceptable range for adults, ${values.low} to ${values.high}%.`,
  proteinLow: ({ perKg, recommended }: { perKg: string; recommended: number }) =>
    `This is ${perKg} g of protein per kg of body weight; at least ${recommended} g is recommended.`,
  pregnancy:
    "During pregnancy and breastfeeding, the body needs more than these formulas say, and losing weight is not the goal. No plan is made; a midwife or doctor can tell you what is right for you.",
  underweightLosing:
    "Your BMI is below 18.5, so no weight-loss plan is made; the result is the amount that maintains your weight. If you feel too heavy, or eating is a struggle, please talk to a doctor. You are not alone.",
  underweight:
    "Your BMI is below 18.5. A doctor or dietitian can help you find the cause and a good way to gain weight.",
  needBelowMinimum: (values: { need: string; minimum: string; veryLow: number | undefined }) =>
    `Your estimated need of ${values.need} is no higher than ${values.minimum} a day, the least a plan here allows. Moving more, or a plan made with a dietitian, is the better way.${veryLowDiet(values.veryLow)}`,
  planRaised: (values: {
    requested: string;
    minimum: string;
    pace: SentenceValue;
    veryLow: number | undefined;
  }) =>
    sentence`This pace would take ${values.requested} a day. The plan was raised to ${values.minimum}, the least advisable without a doctor, so it is slower: ${values.pace} a week.${veryLowDiet(values.veryLow)}`,
  lossTooFast: (pace: SentenceValue) =>
    sentence`This is more than ${pace} or 1% of your body weight a week. A slower pace is safer, preserves more muscle and lasts longer.`,
  gainTooFast: (pace: SentenceValue) => sentence`Beyond ${pace} a week, most of the gain is fat.`,
  planBelowResting: (resting: string) =>
    `The plan is below your resting need of ${resting}. A slower pace, or moving more, is easier to keep up.`,
  fixedRuleOverstates:
    "The fixed rule (so many kcal per pound or kilogram) overstates the loss over months; see the second line of the timeline.",
  ageBeyondFormulas:
    "The formulas are based on adults up to about 78 years; beyond that they are a rougher guide.",
  bodyFatOnlyInTable: "Body fat is used only in the table; the formula you chose does not need it.",
};

const assumptions = {
  activity: ({ factor, category }: { factor: number; category: string }) =>
    `Activity factor ${factor}; EER category “${category}”.`,
  restingOfEer: "EER has no resting rate of its own; the one shown is from Mifflin-St Jeor.",
  accuracy:
    "Most people are within 10% of the formula, but about one in four is further off. Use the number as a starting point and adjust it to what the scale says after two or three weeks.",
};

const charts = {
  macros: {
    title: "Calories by source",
    finding: ({ macro, share }: { macro: string; share: string }) =>
      `${macro} supplies ${share}% of the calories`,
    summary: (shares: readonly { macro: string; share: string }[]) =>
      shares.map(({ macro, share }) => `${macro} ${share}%`).join(", "),
    energy: "Energy per day",
  },
  timeline: {
    title: "Weight over time",
    finding: (values: { start: SentenceValue; end: SentenceValue; weeks: number }) =>
      sentence`From ${values.start} to about ${values.end} in ${weekCount(values.weeks)}`,
    summary: (weeks: number) =>
      `Weight over ${weekCount(weeks)} at this intake. Real weight follows the curved line more closely than the straight one, somewhere between the outer two.`,
    weeks: "Weeks",
    weight: "Weight",
    lines: {
      rule: "Fixed rule",
      falling: "Need recalculated each week",
      higher: "Same, need 10% higher",
      lower: "Same, need 10% lower",
    },
  },
};

const tables = {
  formulas: {
    title: "All formulas side by side",
    formula: "Formula",
    resting: "At rest",
    need: "Need per day",
    target: "For the goal",
    chosen: (formula: string) => `${formula} (chosen)`,
  },
  activity: {
    title: (formula: string) => `Need by activity, ${formula}`,
    activity: "Activity",
    factor: "Factor",
    need: "Need per day",
  },
  goals: {
    title: "Intake by pace",
    pace: "Change per week",
    intake: "Intake per day",
    note: "Note",
    belowMinimum: (minimum: string) => `below ${minimum} kcal a day: only under a doctor’s care`,
  },
  timeline: { title: "Weight week by week", week: "Week" },
};

export const messages = {
  errors,
  warnings,
  assumptions,
  charts,
  tables,
  steps: { intakeToLose: "Intake to lose weight", intakeToGain: "Intake to gain weight" },
};
