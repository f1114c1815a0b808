import type { Call, Question } from "../../kit/phrases/define.ts";
import { oneSpelling, withoutCourtesy } from "../../kit/phrases/normalize.ts";
import type { Frame } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import type { ValueReader } from "../../kit/reader/values.ts";
import { readEquation } from "../../science/chemistry/equation.ts";
import { readFormula } from "../../science/chemistry/formula.ts";
import { elementFrames } from "./phrases/element-frames.ts";
import { countElements, findWholeFormula, symbols } from "./phrases/names.ts";
import { solutionFrames } from "./phrases/solution-frames.ts";
import { substanceFrames } from "./phrases/substance-frames.ts";

const START = /^(?:what is|what's|whats|what are|find|get|look up)(?: the)? /i;
const BALANCE = /^balance(?: the)?(?: chemical)?(?: equation| reaction)?(?: of| for)?:? (.{3,600})$/i;

function wholeFrames({ sentence }: ValueReader, { text }: Question): Frame[] {
  const plain = withoutCourtesy(oneSpelling(text)).replace(START, "").trim();
  const call = equationCall(plain) ?? formulaCall(plain) ?? dilutionBySymbols(plain);
  return call
    ? [{ cues: [], spans: [{ start: 0, end: sentence.tokens.length }], slots: {}, call: () => call }]
    : [];
}

/** Formulas never contain a 1: H1N1 does not match. */
const ONE_FORMULA = /^(?:[A-Z][a-z]?(?:[2-9]|[1-9]\d{1,2})?|\(|\)(?:[2-9]|[1-9]\d)?){2,30}$/;
/** Product names that look like formulas. */
const NAMED_ALIKE = /^(?:PS\d|WD40)$/;

/** Reads "C8H10N4O2", "nacl" and "cuso4.5h2o": a formula, not a word or a unit. */
function formulaCall(plain: string): Call | undefined {
  const formula = findWholeFormula(plain) ?? (isFormula(plain) ? plain : undefined);
  return formula === undefined
    ? undefined
    : { kind: "call", job: "molar-mass", input: { operation: "molar-mass", formula } };
}

/** True for a formula of two elements or more with a count, as people write it: "C8H10N4O2". */
const isFormula = (plain: string): boolean =>
  /\d/.test(plain) &&
  ONE_FORMULA.test(plain) &&
  !NAMED_ALIKE.test(plain) &&
  countElements(plain) > 1 &&
  readFormula(plain, symbols).ok;

/** Reads "balance …", or an equation by itself if it consists of formulas. */
function equationCall(plain: string): Call | undefined {
  const equation = BALANCE.exec(plain)?.[1];
  if (equation !== undefined && /->|→|=|⇌/.test(equation))
    return { kind: "call", job: "equation-balancer", input: { operation: "balance", equation: equation } };
  if (!/->|→|⇌/.test(plain) || !readEquation(plain, symbols).ok) return undefined;
  return { kind: "call", job: "equation-balancer", input: { operation: "balance", equation: plain } };
}

const DILUTION_FIELDS: Readonly<Record<string, string>> = {
  c1: "concentration",
  m1: "concentration",
  v1: "volume",
  c2: "finalConcentration",
  m2: "finalConcentration",
  v2: "finalVolume",
};
const DILUTION_VALUE = /^([cmv][12]) ?= ?(\d{1,9}(?:\.\d{1,9})? ?[a-zµμ/]{1,8})$/i;

/** Reads three of the values of C₁·V₁ = C₂·V₂: "c1 = 12 M, c2 = 1 M, v2 = 500 mL". */
function dilutionBySymbols(plain: string): Call | undefined {
  const parts = plain
    .replace(/^(?:c1v1 ?= ?c2v2|dilution|dilute):? /i, "")
    .split(/[,;]| and | (?=[cmv][12] ?=)/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const values = parts.map((part) => DILUTION_VALUE.exec(part));
  const input = Object.fromEntries(
    values.map((match) => [DILUTION_FIELDS[match?.[1]?.toLowerCase() ?? ""], match?.[2]]),
  );
  return parts.length === 3 && values.every(Boolean) && Object.keys(input).length === 3
    ? { kind: "call", job: "dilution", input: { operation: "dilution", ...input } }
    : undefined;
}

export default defineQuestions({
  priority: 96,
  words: "compound molecule formula element chemical",
  unitsMatter: true,
  vocabulary: "molar electronegativity proton molarity dilute",
  frames: [...elementFrames, ...substanceFrames, ...solutionFrames],
  framesFor: wholeFrames,
});
