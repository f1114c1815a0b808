import { BODY } from "../../phrases/common-words.ts";
import { ask, definePhrases, numberAnswer, type OpenQuestion } from "../../phrases/define.ts";
import { heightIn, weightIn } from "../../phrases/measures.ts";

const measured = (reads: (text: string) => unknown, word: string) => (answer: string) =>
  answer.length < 40 && reads(answer) !== undefined ? `${word} ${answer}` : undefined;

const WEIGHT: OpenQuestion = {
  text: "What is the weight for the calories, in kg, lb or stone?",
  restate: measured(weightIn, "weight"),
};
const HEIGHT: OpenQuestion = {
  text: "What is the height for the calories, in cm, or feet and inches?",
  restate: measured(heightIn, "height"),
};
const AGE: OpenQuestion = {
  text: "What is the age, in years?",
  restate: (answer) => {
    const value = numberAnswer(answer.replace(/[ -]?(?:years?|yrs?)(?:[ -]old)?$/, ""));
    return value === undefined ? undefined : `aged ${value}`;
  },
};
const SEX: OpenQuestion = {
  text: "Female or male? The formulas differ.",
  restate: (answer) => (sexIn(answer) && answer.length < 30 ? answer : undefined),
};

const CUES = /\b(?:calories?|tdee|bmr|basal metabolic|metabolic rate|maintenance intake|kcal|macros)\b/;
const AGE_IN =
  /\b(?:age[d:]?|i am|i'm|im) (\d{2})\b(?! ?(?:kg|lb|cm|st|pound|kilo))|\b(\d{2})[- ]?(?:years?|yrs?|yo|y\/o)\b|\b(\d{2})[- ]?(?:m|f|male|female|man|woman)\b/;
const ACTIVITIES: readonly (readonly [RegExp, string])[] = [
  [/sedentary|desk job|office job|no exercise|inactive|little exercise/, "sedentary"],
  [/light(?:ly)?(?: active)?|1[- ](?:to |3)/, "light"],
  [/moderate(?:ly)?|3[- ](?:to |5)/, "moderate"],
  [/very active|hard exercise|6[- ](?:to |7)/, "very"],
  [/extra active|extremely active|athlete|physical (?:job|work)/, "extra"],
];

const BY_THE_WEEK =
  /\b([0-7]) ?(?:x|times|days|sessions|workouts|runs)(?: of (?:exercise|training))? (?:a|per|each|every) week\b/;

/** The level of activity that a question names, in words or as days of exercise a week. */
function activityIn(lower: string): { activity?: string; note?: string } {
  const named = ACTIVITIES.find(([pattern]) => pattern.test(lower))?.[1];
  if (named !== undefined) return { activity: named };
  const days = BY_THE_WEEK.exec(lower)?.[1];
  if (days === undefined) return {};
  const count = Number(days);
  const activity = count === 0 ? "sedentary" : count < 3 ? "light" : count < 6 ? "moderate" : "very";
  const name =
    activity === "very" ? "very active" : activity === "sedentary" ? "sedentary" : `${activity} activity`;
  return {
    activity,
    note: `Exercise on ${days} ${count === 1 ? "day" : "days"} a week was treated as ${name}.`,
  };
}

const sexIn = (lower: string): "female" | "male" | undefined =>
  /\b(?:female|woman|girl|lady|f)\b/.test(lower)
    ? "female"
    : /\b(?:male|man|guy|boy|m)\b(?!\w)/.test(lower.replace(/\d\s?m\b/g, ""))
      ? "male"
      : undefined;

export default definePhrases({
  priority: -10,
  words: `${BODY}exercise exercises train trains training jog jogs run runs swim swims gym workout workouts week times need needs calories calorie kcal eat eating day daily burn active activity lose`,
  questions: [SEX, AGE, WEIGHT, HEIGHT],
  understand({ lower }) {
    if (
      !CUES.test(lower) ||
      /\b(?:kj|kilojoules?|joules?|btu|kwh)\b/.test(lower) ||
      !(/\d/.test(lower) || /\bi (?:need|eat|burn)|\bmy\b|\bto (?:lose|gain)/.test(lower))
    )
      return undefined;
    const [sex, weight, height] = [sexIn(lower), weightIn(lower), heightIn(lower)];
    const match = AGE_IN.exec(lower);
    const age = match?.[1] ?? match?.[2] ?? match?.[3];
    if (sex === undefined) return ask(SEX);
    if (age === undefined) return ask(AGE);
    if (!weight) return ask(WEIGHT);
    if (!height) return ask(HEIGHT);
    const { activity, note } = activityIn(lower);
    const goal = /\b(?:lose|losing|weight loss|cut|cutting|deficit)\b/.test(lower)
      ? "lose"
      : /\b(?:gain|bulk|bulking)\b/.test(lower)
        ? "gain"
        : "keep";
    const resting = /\b(?:bmr|basal|resting)\b/.test(lower);
    const macros = /\b(?:macros|protein|carbs?)\b/.test(lower) ? ["carbohydrate", "protein", "fat"] : [];
    return {
      kind: "call",
      input: {
        goal,
        sex,
        age,
        weight,
        height,
        ...(activity !== undefined && { activity }),
        ...(goal !== "keep" && paceInput(lower)),
      },
      focus: {
        show: resting
          ? ["resting", "maintenance"]
          : goal === "keep"
            ? ["target", "resting", ...macros]
            : ["target", "maintenance", ...macros],
        assumes: ["activity", ...(goal === "keep" ? [] : ["pace"])],
        ...(note !== undefined && { note }),
      },
    };
  },
});

/** "0.5 kg a week" as the pace of a plan. */
function paceInput(lower: string): Record<string, unknown> {
  const [, value, unit] =
    /(?<!\d)(\d+(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?) (?:a|per|each|every) week/.exec(lower) ?? [];
  if (value === undefined || unit === undefined) return {};
  return { pace: { value, unit: unit.startsWith("k") ? "kilogram" : "pound" } };
}
