import { pluralize } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { BODY } from "../../kit/phrases/common-words.ts";
import { ask, type Call, showCall } from "../../kit/phrases/define.ts";
import { AGE, heightSlot, sexNamed, weightSlot } from "../../kit/reader/body-questions.ts";
import { type FrameValues, named, required } from "../../kit/reader/frame.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const A_WEEK = "a week | per week | each week | every week | weekly";
const CUE =
  "calorie | calories | tdee | bmr | basal metabolic | metabolic rate | maintenance intake | kcal | macros";
const NO_ENERGY = "kj | kilojoule | joule | btu | kwh";

const choices = {
  activity: {
    sedentary: "sedentary | desk job | office job | no exercise | inactive | little exercise",
    light: "light | lightly active | lightly",
    moderate: "moderate | moderately active | moderately",
    very: "very active | hard exercise",
    extra: "extra active | extremely active | athlete | physical job | physical work",
  },
  goal: {
    lose: "lose | losing | weight loss | cut | cutting | deficit",
    gain: "gain | gaining | bulk | bulking",
  },
  formula: {
    "harris-benedict": "harris benedict",
    mifflin: "mifflin | mifflin st jeor",
    eer: "eer",
  },
  show: { resting: "bmr | basal | resting | basal metabolic rate", macros: "macros | protein | carbs" },
};

function activityOf(match: FrameValues): { activity?: string; note?: string } {
  const days = match.text("workouts");
  if (days === undefined || match.isChosen("activity")) return {};
  const count = Number(days);
  const activity = count === 0 ? "sedentary" : count < 3 ? "light" : count < 6 ? "moderate" : "very";
  const name =
    activity === "very" ? "very active" : activity === "sedentary" ? "sedentary" : `${activity} activity`;
  return {
    activity,
    note: `Exercise on ${days} ${pluralize(count, TIME_UNITS.day)} a week was treated as ${name}.`,
  };
}

function needCall(match: FrameValues): Call {
  const { activity, note } = activityOf(match);
  const goal = match.choice("goal") ?? "keep";
  const [pace, show] = [match.quantity("pace"), match.choice("show")];
  const macros = show === "macros" ? ["carbohydrate", "protein", "fat"] : [];
  return {
    kind: "call",
    input: {
      activity,
      ...match.inputs(["workouts", "show", "pace"]),
      goal,
      // A pound a week is 500 kcal a day by the rule that is stated in pounds.
      ...(goal !== "keep" && pace && { pace, ...(pace.unit === "pound" && { energyRule: "per-pound" }) }),
    },
    focus: {
      show:
        show === "resting"
          ? ["resting", "maintenance"]
          : goal === "keep" && macros.length === 0
            ? ["maintenance", "resting"]
            : ["target", goal === "keep" ? "resting" : "maintenance", ...macros],
      assumes: ["activity", ...(goal === "keep" ? [] : ["pace"])],
      note,
    },
  };
}

const SEX = textQuestion(
  "Female or male? The formulas differ.",
  { test: (answer) => answer.split(" ").some(sexNamed) },
  undefined,
  30,
);

const weight = weightSlot("the calories");

/** Returns a number that can be an age, not an amount of calories. */
const ageNamed = (name: string): string | undefined =>
  /^(?:\d{1,2}|1[01]\d)(?:\.\d{1,3})?$/.test(name) ? name : undefined;

export default defineQuestions({
  priority: -10,
  words: `${BODY}exercise exercises train trains training jog jogs run runs swim swims gym workout workouts week times need needs calories calorie kcal eat eating day daily burn active activity`,
  frames: [
    {
      cues: [CUE],
      not: `${NO_ENERGY} | katch`,
      slots: {
        sex: {
          type: { find: sexNamed },
          isRequired: true,
          question: SEX,
        },
        age: required(
          [{ counts: "years" }, { find: ageNamed, maxTokens: 1 }],
          "old | age | aged | i am | i'm | im",
          {
            question: AGE,
          },
        ),
        weight,
        height: heightSlot("the calories"),
        workouts: named(
          [{ counts: "days" }, "number"],
          `times ${A_WEEK.replaceAll("| ", "| times ")} | x a week | x per week | sessions a week | workouts a week | ${A_WEEK}`,
        ),
        pace: named({ slug: "mass" }, `${A_WEEK} | lose | gain | losing | gaining`),
      },
      choices,
      call: needCall,
    },
    {
      // "how many calories do i need"
      cues: [CUE, "i need | should i | do i | my | i eat | i burn | to lose | to gain"],
      not: `${NO_ENERGY} | katch`,
      slots: {},
      words: "lose gain weight many",
      call: () => ask(SEX),
    },
    {
      cues: ["katch mcardle | katch"],
      slots: { weight, bodyFat: required("percent", "body fat | fat") },
      words: `${CUE} body fat formula`,
      call: (match) => showCall({ ...match.inputs(), formula: "katch-mcardle" }, ["resting"]),
    },
  ],
});
