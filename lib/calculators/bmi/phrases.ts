import { BODY } from "../../phrases/common-words.ts";
import { ask, type Call, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import { heightIn, weightIn } from "../../phrases/measures.ts";

/** An answer with a unit is taken as it stands. */
const measured = (reads: (text: string) => unknown, word: string) => (answer: string) =>
  answer.length < 40 && reads(answer) !== undefined ? `${word} ${answer}` : undefined;

const WEIGHT: OpenQuestion = {
  text: "What is the weight for the BMI, in kg, lb or stone?",
  restate: measured(weightIn, "weight"),
};
const HEIGHT: OpenQuestion = {
  text: "What is the height for the BMI, in cm, or feet and inches?",
  restate: measured(heightIn, "height"),
};

const CUES =
  /\b(?:bmi|body mass index|overweight|underweight|obese|healthy weight|ideal weight|normal weight)\b/;
const AGE =
  /\b(\d{1,2})[- ]?(?:years?|yrs?|yo)?[- ]?(?:old)?\s(?:boy|girl|child|kid|son|daughter|teen)|\b(?:age|aged) (\d{1,2})\b|\b(\d{1,2})[- ](?:years?|yrs?)[- ]old\b/;

export default definePhrases({
  priority: 30,
  words: `${BODY}mass index bmi healthy`,
  questions: [WEIGHT, HEIGHT],
  understand({ lower }) {
    if (!CUES.test(lower) || !/\d/.test(lower)) return undefined;
    const [weight, height] = [weightIn(lower), heightIn(lower)];
    if (/(?:healthy|ideal|normal) weight/.test(lower) && height && !weight) return range(height);
    if (!height) return weight || /\d/.test(lower) ? ask(HEIGHT) : undefined;
    if (!weight) return ask(WEIGHT);
    return {
      kind: "call",
      input: { weight, height, ...childInput(lower) },
      focus: focusOf(lower),
    };
  },
});

const isYoung = (lower: string): number | undefined => {
  const match = AGE.exec(lower);
  const age = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? Number.NaN);
  return age >= 2 && age < 20 ? age : undefined;
};

/** Under 20 the BMI is judged by age and sex; without the sex it is only a number. */
function childInput(lower: string): Record<string, string> {
  const age = isYoung(lower);
  const sex = /\b(?:girl|daughter|female)\b/.test(lower)
    ? "female"
    : /\b(?:boy|son|male)\b/.test(lower)
      ? "male"
      : undefined;
  return age === undefined || sex === undefined ? {} : { group: "child", sex, ageYears: String(age) };
}

const focusOf = (lower: string): NonNullable<Call["focus"]> =>
  "group" in childInput(lower)
    ? { show: ["bmi", "percentile", "category"], assumes: [] }
    : { show: ["bmi", "category", "healthyLow", "healthyHigh"], assumes: [] };

/** The range of weights at a height does not depend on the weight. */
const range = (height: unknown): Call => ({
  kind: "call",
  input: { height },
  focus: {
    show: ["healthyLow", "healthyHigh"],
    assumes: [],
    note: "The weights at which the BMI is 18.5 to 24.9.",
  },
});
