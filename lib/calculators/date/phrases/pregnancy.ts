import { daysOf } from "../../../phrases/days.ts";
import { ask, type OpenQuestion } from "../../../phrases/define.ts";
import type { Frame, Slot } from "../../../reader/frame.ts";
import { showCall } from "./parts.ts";

export const LAST_PERIOD: OpenQuestion = {
  text: "What was the first day of the last period? (for example, March 10, 2026)",
  restate: (answer) =>
    answer.length < 40 && daysOf(answer, "2000-01-01").length === 1 ? `last period ${answer}` : undefined,
};

const DUE = "due date | baby due | baby arrive | baby come | edd | delivery date";
const WORDS =
  "pregnant pregnancy baby first day days last menstrual period started start date when expected estimated due my cycle long length weeks week far along";
/** Naegele’s rule: a pregnancy lasts 280 days from the first day of the last period with a cycle of 28 days, 266 from conception. */
const [FROM_PERIOD, FROM_CONCEPTION, USUAL_CYCLE] = [280, 266, 28];

const lastPeriod: Slot = {
  type: "date",
  roles: "last period | last menstrual period | lmp | period",
  question: LAST_PERIOD,
};

export const pregnancyFrames: readonly Frame[] = [
  {
    cues: [DUE],
    slots: {
      lastPeriod: { ...lastPeriod, isRequired: true },
      cycle: { type: ["duration", "number"], roles: "cycle", needsRole: true },
    },
    words: WORDS,
    call: (found) => {
      const cycle = found.value("cycle");
      const days = cycle?.kind === "duration" ? cycle.parts.days : found.text("cycle");
      const length = Number(days ?? USUAL_CYCLE);
      if (!(length >= 20 && length <= 45)) return undefined;
      return showCall(
        {
          mode: "add",
          date: found.text("lastPeriod"),
          direction: "add",
          days: String(FROM_PERIOD + length - USUAL_CYCLE),
        },
        ["result", "resultWeekday"],
        `Due date: 280 days after the first day of the last period${length === USUAL_CYCLE ? "" : `, adjusted for a cycle of ${length} days`}.`,
      );
    },
  },
  {
    cues: [DUE, "conceived | conception | conceive | ovulation | ovulated"],
    slots: { conception: { type: "date", isRequired: true } },
    words: `${WORDS} if on`,
    call: (found) =>
      showCall(
        { mode: "add", date: found.text("conception"), direction: "add", days: String(FROM_CONCEPTION) },
        ["result", "resultWeekday"],
        "Due date: 266 days after conception.",
      ),
  },
  { cues: [DUE], slots: {}, mustBeWhole: true, words: WORDS, call: () => ask(LAST_PERIOD) },
  {
    cues: ["pregnant | gestational age | along | week pregnant"],
    slots: {
      lastPeriod: { ...lastPeriod, isRequired: true },
      target: { type: "date", roles: "on", needsRole: true },
    },
    words: WORDS,
    call: (found) =>
      showCall(
        { mode: "difference", start: found.text("lastPeriod"), end: found.text("target") ?? "today" },
        ["weeks", "days"],
        "Counted from the first day of the last period.",
      ),
  },
];
