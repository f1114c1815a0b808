import { showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";

const RATE = numberQuestion("What tip percentage do you want to leave?", (value) => `${value}% tip`);
const BILL = numberQuestion("How much is the bill?", (value) => `bill ${value}`);

const SPLIT = "split | divide | shared | splitting | dividing";
const PEOPLE_ROLES = `between | among | split by | split between | split among | split into | split in | for | 'way' | 'ways' | people | person | friends | roommates | guests | diners | of us`;
const people: Slot = named("number", PEOPLE_ROLES);
/** Words for people whom the number doesn’t count. */
const OTHERS = "and me | me and | and i | and myself | myself and | plus me | and my | /";
const WORDS =
  "bill bills rent between among friends roommates guests diners ways dinner lunch meal check tab restaurant total evenly equally each pay pays paying owe owes split shared divided tip tipping gratuity leave dollar dollars usd bucks";

const MONEY = /\b(?:bill|check|tab|rent|dinner|lunch|meal|dollars?|bucks|usd|pay|owe)/;
const UNCLEAR = "Which number is the amount? Write, for example, “split $10 for 3 people”.";
const PEOPLE = /^(?:ways?|people|persons?|friends|roommates|guests|diners)$/;

/** True for “split 3 for 10”, in which neither number is said to be an amount or to count people. */
function isUnclear(match: FrameValues): boolean {
  const [bill, count] = [match.value("bill"), match.value("people")];
  const isPlain = bill?.kind === "money" && bill.isPlain === true;
  return (
    isPlain &&
    match.wordBefore(count) === "for" &&
    !PEOPLE.test(match.wordAfter(count)) &&
    !MONEY.test(match.question.lower)
  );
}

/** A tip, with the bill shared or not. */
const tip: Frame = {
  cues: ["tip | tipping | gratuity"],
  not: OTHERS,
  mustBeWhole: false,
  slots: {
    bill: required("money", "bill | on | check | tab | total", { question: BILL }),
    tipRate: required("percent", "tip | gratuity", { question: RATE }),
    people,
    billTax: named("money", "tax | of tax | tax of"),
  },
  choices: {
    withTip: {
      yes: "total with | total bill with | total including | total after | grand total",
    },
    withoutTax: {
      yes: "not including | excluding | without | not counting | before the? tax | not on | except",
    },
  },
  words: `${WORDS} thats already plus`,
  // A tax in the bill needs words that exclude it from the tip. “80 before tax” has none, and “80 before tax 8” may have.
  fits: (match) =>
    (match.value("billTax") !== undefined) ===
    (match.isChosen("withoutTax") && match.wordAfter(match.value("bill")) !== "before"),
  without: ["withTip", "withoutTax"],
  input: { mode: "tip", people: "1" },
  show: (match) =>
    match.value("people")
      ? ["perPerson", "tip", "total"]
      : match.isChosen("withTip")
        ? ["total", "tip"]
        : ["tip", "total"],
};

export const tipFrames: readonly Frame[] = [
  // “tip 20% before tax, the bill is 54 including 4 tax”
  { ...tip, cues: [...tip.cues, "before the? tax"], words: `${tip.words} including includes sales` },
  tip,
  // “tip 18% on 64.50 split 3”, but not “split 60 3 ways”
  {
    ...tip,
    slots: { ...tip.slots, people: { ...people, roles: `${PEOPLE_ROLES} | split` } },
    fits: (match) =>
      match.wordBefore(match.value("people")) === "split" && /^[1-9]\d?$/.test(match.text("people") ?? ""),
  },
  {
    cues: [SPLIT],
    not: OTHERS,
    slots: { bill: required("money"), people: { ...people, isRequired: true } },
    choices: {
      tip: { none: "without tip | without a tip | no tip | not counting tip | excluding tip | 0 tip" },
    },
    words: WORDS.replace("tip tipping gratuity leave ", ""),
    call: (match) =>
      isUnclear(match)
        ? { kind: "ask", question: UNCLEAR }
        : showCall({ mode: "tip", tipRate: "0", ...match.inputs(["tip"]), ...match.currency() }, [
            "perPerson",
          ]),
  },
];
