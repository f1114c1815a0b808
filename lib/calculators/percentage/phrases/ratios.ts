import { showCall } from "../../../kit/phrases/define.ts";
import { countNamed } from "../../../kit/reader/counted-value.ts";
import { type Frame, inMode, required } from "../../../kit/reader/frame.ts";
import { DECISIVE } from "../../../kit/reader/vocabulary.ts";

const NUMBER = "\\d{1,9}(?:\\.\\d{1,6})?";
const RATIO = new RegExp(`^(${NUMBER}) ?(?::|to) ?(${NUMBER})$`);
const TERM = `(${NUMBER}|x|n|\\?)`;
const JOINT = " ?(?::|is to|to) ?";
const PROPORTION = new RegExp(`^${TERM}${JOINT}${TERM} ?(?:=|::|as|equals) ?${TERM}${JOINT}${TERM}$`);

/** Returns a ratio of “3:8” or “3 to 8”. */
export const ratioNamed = (name: string): string | undefined => {
  const [, first, second] = RATIO.exec(name) ?? [];
  return first === undefined ? undefined : `${first}:${second}`;
};

/** Returns the expression for the unknown term of “2:3 = 10:x”: the product of the terms next to it over the one opposite. */
function proportionNamed(name: string): string | undefined {
  const terms = PROPORTION.exec(name)?.slice(1) ?? [];
  const unknown = terms.findIndex((term) => !/\d/.test(term));
  if (unknown < 0 || terms.some((term, place) => place !== unknown && !/[1-9]/.test(term))) return undefined;
  const opposite = 3 - unknown;
  const [first, second] = terms.filter((_, place) => place !== unknown && place !== opposite);
  return `${first}*${second}/${terms[opposite]}`;
}

const PREDICATE =
  /^([a-z]+(?: [a-z]+){0,3}) ?,? ?(?:and )?how (?:many|much) (?:(?:are|is|were|was|do|does|did|have|has)(?: not|n't)|(?:are |is )?(?:left|remaining)|remains?|(are|is|were|was))(?: ([a-z]+))?$/;

/**
 * Returns “remainder” for “are kids, how many are not” and “part” for “are kids, how many are kids”. Undefined for other things:
 * the percentage doesn’t apply to them.
 */
function predicateNamed(name: string): string | undefined {
  const [, statement, isSame, question] = PREDICATE.exec(name) ?? [];
  const words = statement?.split(" ");
  if (!words || words.some((word) => DECISIVE.has(word))) return undefined;
  if (question === undefined ? isSame !== undefined : words.at(-1) !== question) return undefined;
  return isSame === undefined ? "remainder" : "part";
}

export const ratioFrames: readonly Frame[] = [
  {
    cues: ["point | basis point | bps", "from | to | between"],
    slots: {
      oldRate: required("percent", "from | between"),
      newRate: required("percent", "to | and"),
    },
    choices: { basis: { yes: "basis point | bps" } },
    words:
      "percentage % percent rate rates went rose fell grew dropped increased decreased up down change increase rise",
    without: ["basis"],
    input: { mode: "points" },
    show: (match) => [match.isChosen("basis") ? "basisPoints" : "points", "relativeChange"],
  },
  {
    cues: ["= | as | equals", ": | to"],
    slots: { proportion: required({ find: proportionNamed, maxTokens: 13 }) },
    words: "solve if x n then find",
    expression: "{proportion}",
    focus: { label: "Unknown term", format: "number" },
  },
  {
    not: "'am' | 'pm'",
    cues: ["simplify | simplified | reduce | simplest form | simplest | lowest terms"],
    slots: { notation: required({ find: ratioNamed, maxTokens: 3 }) },
    words: "ratio ratios terms form its",
    // “reduce 50 to 40” asks for a change.
    fits: ({ question: { lower } }) => !/\bto\b/.test(lower) || /\bratio\b/.test(lower),
    ...inMode("convert", "ratio", "percentage"),
  },
  {
    cues: ["% of", "how many | how much"],
    slots: {
      percentage: required("percent"),
      number: required({ find: countNamed, maxTokens: 2 }),
      predicate: required({ find: predicateNamed, maxTokens: 14 }),
    },
    words: "if",
    call: (match) =>
      showCall(
        { mode: "of", percentage: match.text("percentage"), number: match.text("number")?.split(" ")[0] },
        match.text("predicate") === "part" ? ["part"] : ["remainder", "part"],
      ),
  },
];
