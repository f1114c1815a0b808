import { type Call, showCall } from "../../kit/phrases/define.ts";
import { type Frame, inMode, required, type Slot } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

/** The lookbehind makes each run of digits match from its first one only, for linear time. */
const TERM =
  "-?(?<!\\d)(?:\\d{1,12} \\d{1,9}/\\d{1,9}|\\d{1,12}/\\d{1,9}|\\d{1,12}(?:\\.\\d{1,12})?(?:\\(\\d{1,9}\\))?|\\d{0,9}[½⅓⅔¼¾⅕⅛⅜⅝⅞])";
const WHOLE_TERM = new RegExp(`^${TERM}$`);
const HAS_FRACTION = /[/½⅓⅔¼¾⅕⅛⅜⅝⅞]/;
const RESULT = ["fraction", "mixed", "decimal"];
const MIXED_RESULT = ["mixedNumber", "fraction", "decimal"];
/** True for a whole number with a fraction: "1 1/2", "1½". */
const isMixed = (term: string): boolean => /^-?\d{1,12}(?: \d{1,9}\/|[½⅓⅔¼¾⅕⅛⅜⅝⅞])/.test(term);

const findTerm = (text: string): string | undefined => (WHOLE_TERM.test(text) ? text : undefined);
const findFraction = (text: string): string | undefined =>
  HAS_FRACTION.test(text) ? findTerm(text) : undefined;
const findDecimal = (text: string): string | undefined =>
  /^-?\d*\.\d+(?:\(\d+\))?$/.test(text) ? text : undefined;
/** Returns the denominator of "1/16 of an inch". */
const findMarks = (text: string): string | undefined =>
  /^1\/(2|4|8|16|32|64)(?:th|ths|nd|nds)?(?: (?:of an )?in(?:ch)?)?$/.exec(text)?.[1];

const fraction: Slot = required({ find: findFraction });

const frames: readonly Frame[] = [
  {
    cues: ["nearest"],
    slots: {
      length: required({ slug: "length", plainUnit: "inch" }),
      marks: required({ find: findMarks, maxTokens: 7 }, "nearest", { needsRole: true }),
    },
    ...inMode("tape", "mark", "markError"),
  },
  {
    not: "%",
    cues: ["simplify | reduce | simplest form | lowest terms | simplified | reduced"],
    slots: { fraction },
    ...inMode("simplify", ...RESULT),
  },
  {
    cues: ["mixed number | mixed fraction"],
    slots: { fraction },
    ...inMode("simplify", "mixed", "fraction"),
  },
  {
    cues: ["decimal"],
    not: "% | percent",
    slots: { fraction },
    ...inMode("toDecimal", "decimal"),
  },
  {
    cues: ["fraction"],
    not: "% | percent",
    slots: { decimal: required({ find: findDecimal }) },
    choices: { repeats: { yes: "repeating | recurring" } },
    words: "simplest mixed",
    call(match) {
      const decimal = match.text("decimal") ?? "";
      const isRepeated = match.isChosen("repeats") && !decimal.includes("(");
      return showCall({ mode: "fromDecimal", decimal: isRepeated ? withRepetend(decimal) : decimal }, [
        "fraction",
        "mixed",
      ]);
    },
  },
  {
    cues: ["compare | bigger | larger | greater | smaller | less", "is | compare | which"],
    not: "what is | %",
    slots: { fractions: { type: { find: findTerm }, max: 10, isRequired: true } },
    words: "than one",
    call(match) {
      const fractions = match.values("fractions").map((value) => ("id" in value ? value.id : ""));
      return fractions.length > 1 && fractions.some((each) => HAS_FRACTION.test(each))
        ? showCall({ mode: "compare", fractions: fractions.map((each) => ({ fraction: each })) }, [
            "order",
            "largest",
          ])
        : undefined;
    },
  },
];

/** Signs of operations in words. A slash between blanks divides two fractions. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:what is|what are|how much is|add up)\s+/, ""],
  [/^add (.{1,40}?) and /, "$1 + "],
  [/^multiply (.{1,40}?) (?:and|by) /, "$1 × "],
  [/^divide (.{1,40}?) by /, "$1 ÷ "],
  [/ ?\bplus\b ?/g, " + "],
  [/ ?\bminus\b ?/g, " - "],
  [/ ?(?:\b(?:times|multiplied by)\b|(?<=\d ?)x|(?<=[\d½⅓⅔¼¾⅕⅛⅜⅝⅞]) of\b) ?(?=[-\d(½⅓⅔¼¾⅕⅛⅜⅝⅞])/g, " × "],
  [/ ?\bdivided by\b ?/g, " ÷ "],
  [/(?<=[\d½⅓⅔¼¾⅕⅛⅜⅝⅞]) \/ (?=[\d½⅓⅔¼¾⅕⅛⅜⅝⅞])/g, " ÷ "],
  [/\*/g, "×"],
];
const TWO = new RegExp(`^(${TERM}) ?([-+×÷]) ?(${TERM})$`);
const OPERATIONS: Readonly<Record<string, string>> = {
  "+": "add",
  "-": "subtract",
  "×": "multiply",
  "÷": "divide",
};

/** Reads an expression with fractions. Several operations need two fractions, since one slash may be a division. */
function readOperation(lower: string): Call | undefined {
  const expression = SIGNS.reduce((text, [words, sign]) => text.replace(words, sign), lower);
  const [, first = "", sign = "", second = ""] = TWO.exec(expression) ?? [];
  if (HAS_FRACTION.test(first + second)) {
    const [mode, show] = isMixed(first) || isMixed(second) ? ["mixed", MIXED_RESULT] : ["two", RESULT];
    return showCall({ mode, first, operation: OPERATIONS[sign], second }, show);
  }
  const fractions = expression.match(/(?<![\d.])\d{1,9}\/\d{1,9}(?![\d.])/g) ?? [];
  const isChain = /^[\d\s/+\-×÷().^]+$/.test(expression) && /[+×÷-]/.test(expression);
  return fractions.length > 1 && isChain ? showCall({ mode: "expression", expression }, RESULT) : undefined;
}

/** Puts the digit that a decimal ends with in parentheses once: "0.333" repeating is "0.(3)". */
function withRepetend(decimal: string): string {
  const digit = decimal.at(-1) ?? "";
  let end = decimal.length - 1;
  while (end > 0 && decimal[end - 1] === digit) end -= 1;
  return `${decimal.slice(0, end)}(${digit})`;
}

export default defineQuestions({
  priority: 90,
  words:
    "fraction fractions convert bigger larger smaller simplify reduce inch inches simplest form lowest terms",
  vocabulary: "",
  frames,
  readWhole: ({ lower }) => readOperation(lower),
});
