import { daysLater } from "../../../core/civil/day.ts";
import { daysOf } from "../../../kit/phrases/days.ts";
import { ask, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { textQuestion } from "../../../kit/reader/number-question.ts";

const LAST_PERIOD = textQuestion(
  "What was the first day of the last period? (for example, March 10, 2026)",
  { test: (answer) => daysOf(answer, "2000-01-01").length === 1 },
  (answer) => `last period ${answer}`,
  40,
);

const DUE = "due date | baby due | baby arrive | baby come | edd | delivery date";
const WORDS =
  "pregnant pregnancy baby first day days last menstrual period started start date when expected estimated due my cycle long length weeks week far along";
const dueDateCall = (input: Record<string, unknown>) =>
  showCall({ mode: "dueDate", ...input }, ["dueDate", "dueWeekday", "weeksPregnant"]);

const lastPeriod: Slot = {
  type: "date",
  roles: "last period | last menstrual period | lmp | period",
  question: LAST_PERIOD,
};

const ALONG = "pregnant | gestational age | along | week pregnant";

export const pregnancyFrames: readonly Frame[] = [
  {
    cues: [ALONG],
    slots: {
      due: required("date", `${DUE} | due`, { needsRole: true }),
      target: named("date", "on"),
    },
    words: WORDS,
    // 280 days from the first day of the last period to the due date, as in the calculator.
    call: (match) =>
      showCall(
        {
          mode: "difference",
          start: daysLater(match.text("due") ?? "", -280),
          end: match.text("target") ?? "today",
        },
        ["weeks", "days"],
        "The due date is 280 days after the first day of the last period.",
      ),
  },
  {
    cues: [DUE],
    not: ALONG,
    slots: {
      lastPeriod: { ...lastPeriod, isRequired: true },
      cycle: named([{ counts: "days" }, "number"], "cycle"),
    },
    words: WORDS,
    call: (match) =>
      dueDateCall({
        basis: "lastPeriod",
        basisDay: match.text("lastPeriod"),
        cycle: match.text("cycle"),
      }),
  },
  {
    cues: [DUE],
    slots: { basisDay: required("date") },
    choices: {
      basis: {
        conception: "conceived | conception | conceive | ovulation | ovulated",
        day5: "5 day transfer | day 5 transfer | day 5 embryo | 5 day embryo | blastocyst",
        day3: "3 day transfer | day 3 transfer | day 3 embryo | 3 day embryo",
      },
    },
    words: `${WORDS} if on transfer embryo ivf`,
    needs: ["basis"],
    call: (match) => dueDateCall(match.inputs()),
  },
  { cues: [DUE], slots: {}, mustBeWhole: true, words: WORDS, call: () => ask(LAST_PERIOD) },
  {
    cues: [ALONG],
    not: "due",
    slots: {
      lastPeriod: { ...lastPeriod, isRequired: true },
      target: named("date", "on"),
    },
    words: WORDS,
    call: (match) =>
      showCall(
        { mode: "difference", start: match.text("lastPeriod"), end: match.text("target") ?? "today" },
        ["weeks", "days"],
        "Counted from the first day of the last period.",
      ),
  },
];
