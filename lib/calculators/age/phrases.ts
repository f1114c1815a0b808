import { daysOf } from "../../kit/phrases/days.ts";
import { ask, showCall } from "../../kit/phrases/define.ts";
import { inMode, named, required } from "../../kit/reader/frame.ts";
import { textQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const BIRTH = textQuestion(
  "What is the date of birth? (for example, May 12, 1990)",
  { test: (answer) => daysOf(answer, "2000-01-01").length === 1 },
  (answer) => `born ${answer.replace(/^(?:i was )?born (?:on )?/, "")}`,
  40,
);

const BORN = "born on? | birth | birth date | birthdate | date of birth | dob | birthday";

export default defineQuestions({
  priority: 20,
  words: "old age aged born birth birthday date day year years",
  vocabulary: "born birth birthday birthdate dob",
  frames: [
    {
      cues: [
        "when | what date | what day | what year | born | birthday | birth",
        "turn | turning | be | reach",
      ],
      not: "how old | what age | when was | when were | day old | week old | month old | hour old | minute old | second old",
      slots: {
        birth: required("date", BORN, { question: BIRTH }),
        wantedAge: named(["number", { counts: "years" }], "turn | turning | be | reach | reach age", {
          isRequired: true,
        }),
      },
      words: "when what on will if was turn",
      fits: (match) => /^\d{1,3}$/.test(match.text("wantedAge") ?? ""),
      ...inMode("reach", "reachDay", "reachWeekday"),
      focus: (match) => ({
        ...(match.text("birth")?.endsWith("-02-29") && {
          note: "A birthday on February 29 is taken as March 1 in other years.",
        }),
      }),
    },
    {
      cues: [`${BORN} | how old | my age | age of | age if | age on | age in | years old`],
      not: "bmi | calorie | loan | pyramid | universe | earth | company",
      slots: {
        birth: { type: "date", roles: BORN, question: BIRTH },
        target: { type: "date", roles: "on | as of | be" },
      },
      choices: {
        total: {
          daysToBirthday: "next birthday | until my? birthday | till my? birthday | to my? birthday",
          totalDays: "how many days | in days | days old",
          totalMonths: "how many total? months | in total? months | months old",
          weeks: "how many weeks | in weeks | weeks old",
          totalHours: "how many hours | in hours | hours old",
          birthWeekday:
            "what weekday was | which weekday was | what day of? the? week? was | which day of? the? week? was | born on a? what",
        },
        isAsked: { yes: "how old | my age | birthday" },
      },
      words: "day",
      call(match) {
        const birth = match.text("birth");
        const { today } = match.question.context;
        if (birth === undefined)
          return match.value("target") || !match.isChosen("isAsked") ? undefined : ask(BIRTH);
        if (birth === "today" || birth > today) return undefined;
        const total = match.choice("total");
        return showCall(
          match.inputs(["total", "isAsked"]),
          total === undefined
            ? ["age", "totalDays"]
            : total === "daysToBirthday"
              ? [total, "nextBirthday"]
              : [total, "age"],
        );
      },
    },
  ],
});
