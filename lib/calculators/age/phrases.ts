import { ambiguousDay, daysOf } from "../../phrases/days.ts";
import { ask, definePhrases, type OpenQuestion } from "../../phrases/define.ts";
import { inOrder } from "../../phrases/in-order.ts";
import { askWhichDay } from "../../phrases/which-day.ts";

const BIRTH: OpenQuestion = {
  text: "What is the date of birth? (for example, May 12, 1990)",
  restate: (answer) =>
    answer.length < 40 &&
    (daysOf(answer, "2000-01-01").length === 1 || ambiguousDay(answer, "2000-01-01") !== undefined)
      ? `born ${answer.replace(/^(?:i was )?born (?:on )?/, "")}`
      : undefined,
};

const CUES = /\b(?:how old|born|birth ?da(?:y|te)|date of birth|dob|my age|age of|age if|age on|years old)\b/;
const TOTALS: readonly (readonly [RegExp, string])[] = [
  [/(?:how many|age in|old in|in) days|days old/, "totalDays"],
  [/(?:how many|age in|old in|in) (?:total )?months|months old/, "totalMonths"],
  [/(?:how many|age in|old in|in) weeks|weeks old/, "weeks"],
  [/(?:how many|age in|old in|in) hours|hours old/, "totalHours"],
  [/next birthday|until my birthday|to my birthday|till my birthday/, "daysToBirthday"],
];

const asksWeekday = (lower: string): boolean =>
  /born on (?:a )?what/.test(lower) ||
  inOrder(lower, [/(?:what|which) (?:week)?day (?:of the week )?was /, /born/]) !== undefined;

export default definePhrases({
  priority: 20,
  words: "old age aged born birth birthday date day year years",
  questions: [BIRTH],
  understand({ lower, context }) {
    if (!CUES.test(lower) || /bmi|calorie|loan|pyramid|universe|earth|company/.test(lower)) return undefined;
    const doubtful = ambiguousDay(lower, context.today);
    if (doubtful) return askWhichDay(doubtful);
    const days = daysOf(lower, context.today);
    if (days.length === 0) return /how old|my age|birthday/.test(lower) ? ask(BIRTH) : undefined;
    const births = days.filter(({ day }) => day !== "today" && day <= context.today);
    const birth =
      births.find(({ index }) =>
        /\b(?:born|birth\w*|dob)(?: (?:on|is|was|of|date))*[: ]*$/.test(lower.slice(0, index)),
      ) ?? births[0];
    if (!birth) return undefined;
    const target = days.find((named) => named !== birth && named.day !== birth.day);
    const total =
      TOTALS.find(([pattern]) => pattern.test(lower))?.[1] ??
      (asksWeekday(lower) ? "birthWeekday" : undefined);
    return {
      kind: "call",
      input: { birth: birth.day, ...(target && { target: target.day }) },
      focus: {
        show:
          total === undefined
            ? ["age", "totalDays"]
            : total === "daysToBirthday"
              ? [total, "nextBirthday"]
              : [total, "age"],
        assumes: [],
      },
    };
  },
});
