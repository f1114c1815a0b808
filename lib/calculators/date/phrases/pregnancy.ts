import { daysLater } from "../../../core/civil/day.ts";
import { daysOf } from "../../../kit/phrases/days.ts";
import { ask, type OpenQuestion, showCall } from "../../../kit/phrases/define.ts";
import type { Frame, Slot } from "../../../kit/reader/frame.ts";

const LAST_PERIOD: OpenQuestion = {
  text: "What was the first day of the last period? (for example, March 10, 2026)",
  restate: (answer) =>
    answer.length < 40 && daysOf(answer, "2000-01-01").length === 1 ? `last period ${answer}` : undefined,
};

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
      due: { type: "date", roles: `${DUE} | due`, needsRole: true, isRequired: true },
      target: { type: "date", roles: "on", needsRole: true },
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
      cycle: { type: ["duration", "number"], roles: "cycle", needsRole: true },
    },
    words: WORDS,
    call: (match) => {
      const cycle = match.value("cycle");
      const days = cycle?.kind === "duration" ? cycle.parts.days : match.text("cycle");
      if (cycle && days === undefined) return undefined;
      return dueDateCall({
        basis: "lastPeriod",
        basisDay: match.text("lastPeriod"),
        ...(days !== undefined && { cycle: days }),
      });
    },
  },
  {
    cues: [DUE],
    slots: { basisDay: { type: "date", isRequired: true } },
    choices: {
      basis: {
        conception: "conceived | conception | conceive | ovulation | ovulated",
        day5: "5 day transfer | day 5 transfer | day 5 embryo | 5 day embryo | blastocyst",
        day3: "3 day transfer | day 3 transfer | day 3 embryo | 3 day embryo",
      },
    },
    words: `${WORDS} if on transfer embryo ivf`,
    call: (match) => (match.choice("basis") === undefined ? undefined : dueDateCall(match.inputs())),
  },
  { cues: [DUE], slots: {}, mustBeWhole: true, words: WORDS, call: () => ask(LAST_PERIOD) },
  {
    cues: [ALONG],
    not: "due",
    slots: {
      lastPeriod: { ...lastPeriod, isRequired: true },
      target: { type: "date", roles: "on", needsRole: true },
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
