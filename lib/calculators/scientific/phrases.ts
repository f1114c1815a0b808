import type { Call } from "../../kit/phrases/define.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";

const advanced = (expression: string, job?: string): Call => ({
  kind: "call",
  ...(job !== undefined && { job }),
  input: { page: "advanced", expression, angle: "rad" },
  focus: { assumes: [] },
});

/** Matches a formula of letters, figures and signs. */
const FORMULA = /^[a-z0-9\s.,+\-*/^()[\]=|!π√°∞²³]{1,300}$/;
const NAMES =
  /^(?:a?(?:sin|cos|tan)h?|ln|log|exp|sqrt|cbrt|abs|pi|inf|arc(?:sin|cos|tan)|erf|gamma|e|[a-z])$/;

function formula(text: string): string | undefined {
  const plain = text
    .replace(/\bsquared\b/g, "^2")
    .replace(/\bcubed\b/g, "^3")
    .replace(/\binfinity\b/g, "inf")
    .replace(/\btimes\b/g, "*")
    .replace(/\bplus\b/g, "+")
    .replace(/\bminus\b/g, "-")
    .trim();
  if (!FORMULA.test(plain)) return undefined;
  return (plain.match(/[a-z]+/g) ?? []).every(isKnown) ? plain : undefined;
}

/** "xy" is x times y; longer words must be functions. */
const isKnown = (word: string): boolean => NAMES.test(word) || /^[xyzt]{2}$/.test(word);

const NTH: Readonly<Record<string, string>> = {
  second: "2",
  "2nd": "2",
  third: "3",
  "3rd": "3",
  fourth: "4",
};
const DERIVATIVE =
  /^(?:find |take )?(?:the )?(?:(first|second|third|fourth|2nd|3rd) )?(?:derivative of |differentiate |d\/dx (?:of )?)(.{1,300}?)(?: with respect to ([a-z])| by ([a-z]))?(?: (?:at|when|for) (?:([a-z]) ?= ?)?(-?[\d./]{1,20}))?$/;
const GRAPH =
  /^(?:please )?(?:graph|plot|draw|sketch) (?:the )?(?:(?:graph|function|curve|line|parabola|equation) )?(?:of )?(?:(?:the )?function )?(?:y ?= ?|f\(x\) ?= ?)?([^=]{1,200})$/;
const INTEGRAL =
  /^(?:find |evaluate )?(?:the )?(?:definite )?(?:integral of |integrate )(.{1,300}) from (.{1,40}?) (?:down |up )?to (.{1,40})$/;
const ROOTS =
  /^(?:find |all )?(?:the |all )?(?:complex )?(?:roots|zeros|zeroes) of (?:the polynomial )?(.{1,300})$/;
const REWRITTEN = /^(?:please )?(simplify|expand|factor|factorise|factorize|multiply out) (.{1,300})$/;
const PRIMES =
  /^(?:find )?(?:the )?(?:prime factors of|prime factorization of|factor|factorize|is) (\d{1,15}(?:\.\d{1,6})?)(?: into (?:its )?primes?(?: factors)?|(?<=\bis \d+)(?: a)? prime(?: number)?)?(?<!\bis \d+)$/;
const MATRIX =
  /^(?:find )?(?:the )?(eigenvalues?|eigenvectors?|determinant|det|inverse|transpose|rank|trace|lu decomposition|qr decomposition|characteristic polynomial|rref) (?:of )?(?:the )?(?:matrix )?(\[\[[\d\s.,+\-/[\]]{1,300}\]\])$/;
const MATRIX_TASKS: Readonly<Record<string, string>> = {
  eigenvalue: "eigenvalues",
  eigenvector: "eigenvectors",
  determinant: "det",
  inverse: "inv",
  "lu decomposition": "lu",
  "qr decomposition": "qr",
  "characteristic polynomial": "charpoly",
};
const STATISTIC =
  /^(?:find )?(?:the )?(arithmetic mean|mean|average|avg|median|mode|(?:population |sample )?(?:standard deviation|std\.? ?dev|stdev)|(?:population |sample )?variance|quartiles|statistics)(?: of| for)? (?:the )?(?:numbers |list |data |values )?:?([\d\s.,;\-[\]]{3,600}|[\d\s.,;-]{1,500} and -?[\d.]{1,30})$/;
const STATISTICS: Readonly<Record<string, string>> = {
  "arithmetic mean": "mean",
  average: "mean",
  avg: "mean",
  "standard deviation": "std",
  "sample standard deviation": "std",
  "population standard deviation": "stdp",
  "sample variance": "variance",
  "population variance": "variancep",
  statistics: "stats",
};
const SYSTEM =
  /^(?:solve )?(?:the )?(?:system |equations? |system of equations )?:?(.{3,300}?)(?: for [a-z](?:(?:,| and|, and) ?[a-z]){0,5})?$/;

export default defineQuestions({
  priority: 85,
  words:
    "graph plot draw sketch curve line parabola function derivative differentiate integral integrate definite respect from down up roots zeros zeroes polynomial complex find first second third fourth " +
    "eigenvalue eigenvalues eigenvector eigenvectors determinant det inverse transpose rank trace matrix decomposition characteristic " +
    "lu qr rref mean average median mode standard deviation variance quartiles statistics sample population list data numbers values arithmetic " +
    "prime primes factors factorization into simplify expand factor factorise factorize solve system equation equations evaluate please sin cos tan ln log exp sqrt pi infinity squared cubed",
  vocabulary: "",
  frames: [],
  readWhole({ lower, text }) {
    // `lower` lacks the sign of a factorial at the end.
    if (/\d ?!/.test(text)) return undefined;
    const plain = lower.replace(/^(?:what is|what are|what's|how do i|can you) (?:the )?/, "");
    return (
      graph(plain) ?? calculus(plain) ?? algebra(plain) ?? matrix(plain) ?? statistic(plain) ?? system(plain)
    );
  },
});

/** Reads a function to draw: "graph y = x^2 - 4x + 3". */
function graph(plain: string): Call | undefined {
  const f = formula(GRAPH.exec(plain)?.[1] ?? "");
  return f !== undefined && hasLetter(f)
    ? {
        kind: "call",
        job: "graphing-calculator",
        input: { page: "plot", expression: f, angle: "rad" },
        focus: { assumes: [] },
      }
    : undefined;
}

function calculus(plain: string): Call | undefined {
  const [, order = "first", of, by, also, named, point] = DERIVATIVE.exec(plain) ?? [];
  const function_ = of === undefined ? undefined : formula(of);
  if (function_ !== undefined) {
    const variable = by ?? also ?? variableIn(function_);
    // "x^2 at y = 3" names another variable.
    if (named !== undefined && named !== variable) return undefined;
    const nth = Object.hasOwn(NTH, order) ? NTH[order] : point === undefined ? undefined : "1";
    return advanced(
      `derivative(${[function_, variable, nth, point].filter(Boolean).join(", ")})`,
      "derivative",
    );
  }
  const [, integrand, low, high] = INTEGRAL.exec(plain) ?? [];
  const [f, a, b] = [integrand, low, high].map((part) => (part === undefined ? undefined : formula(part)));
  if (f !== undefined && a !== undefined && b !== undefined) {
    const bare = f.replace(/ ?d[a-z]$/, "");
    return advanced(`integrate(${bare}, ${variableIn(bare)}, ${a}, ${b})`, "integral");
  }
  return undefined;
}

/** Returns the variable of a formula: x if it occurs. */
function variableIn(text: string): string {
  const letters = (text.match(/[a-z]+/g) ?? []).filter((word) => word.length === 1 && word !== "e");
  return letters.includes("x") ? "x" : (letters[0] ?? "x");
}

const hasLetter = (text: string): boolean =>
  (text.match(/[a-z]+/g) ?? []).some((word) => /^[a-df-z]$/.test(word));

function algebra(plain: string): Call | undefined {
  const polynomial = ROOTS.exec(plain)?.[1];
  const p = polynomial === undefined ? undefined : formula(polynomial);
  if (p !== undefined && hasLetter(p))
    return advanced(p.includes("=") ? p : `roots(${p})`, "equation-solver");
  const whole = PRIMES.exec(plain)?.[1];
  if (whole !== undefined) return advanced(`factor(${whole})`);
  const [, how = "", of] = REWRITTEN.exec(plain) ?? [];
  const f = of === undefined ? undefined : formula(of);
  if (f === undefined || !hasLetter(f)) return undefined;
  const task = how.startsWith("factor") ? "factor" : how === "multiply out" ? "expand" : how;
  return advanced(`${task}(${f})`);
}

function matrix(plain: string): Call | undefined {
  const [, operation, rows] = MATRIX.exec(plain) ?? [];
  if (operation === undefined || rows === undefined) return undefined;
  const task = Object.hasOwn(MATRIX_TASKS, operation) ? MATRIX_TASKS[operation] : operation;
  return advanced(`${task}(${rows})`, "matrix");
}

function statistic(plain: string): Call | undefined {
  const [, operation = "", list = ""] = STATISTIC.exec(plain) ?? [];
  const numbers = list.match(/-?(?<!\d)\d{1,30}(?:\.\d{1,30})?/g) ?? [];
  if (numbers.length < 2 || /\d,\d{3}(?!\d)/.test(list)) return undefined;
  const name = operation.replace(/std\.? ?dev|stdev/, "standard deviation");
  const task = Object.hasOwn(STATISTICS, name) ? STATISTICS[name] : name;
  return advanced(`${task}([${numbers.join(", ")}])`, "statistics");
}

/** Reads several equations with unknowns: "2x+3y=7, x-y=1". */
function system(plain: string): Call | undefined {
  const text = SYSTEM.exec(plain)?.[1]?.replace(/ ?(?:,|;)? and /g, ", ");
  const f = text?.includes("=") ? formula(text) : undefined;
  const parts = f?.split(/[,;]/).map((part) => part.trim()) ?? [];
  // “c1v1 = c2v2” is the name of a formula, and “c = 2 pi r” is one that is solved already.
  const [, sought = "", other = ""] = /^([a-z]) ?= ?([^=]{1,300})$/.exec(plain) ?? [];
  const letters = (other.match(/[a-z]+/g) ?? []).filter((word) => word.length === 1);
  const isSolved = sought !== "y" && letters.length > 0 && !letters.includes(sought);
  const isFormula = isSolved || /[a-z]\d ?[a-z]\d/.test(plain);
  const isEach =
    !isFormula && parts.every((part) => /^[^=]+=[^=]+$/.test(part) && hasLetter(part) && /\d/.test(part));
  return f !== undefined && parts.length > 0 && isEach && !/^[a-z] ?= ?[^a-z]*$/.test(f)
    ? advanced(
        f,
        parts.length > 1 ? "linear-system" : isQuadratic(f) ? "quadratic-formula" : "equation-solver",
      )
    : undefined;
}

/** True for an equation in one letter whose highest power is its square: "x² - 5x + 6 = 0". */
function isQuadratic(equation: string): boolean {
  const letters = new Set(equation.match(/[a-z]+/g));
  const powers = (equation.match(/\^ ?\d{1,3}|[²³]/g) ?? []).map((power) => power.replace(/\^ ?/, ""));
  const isPolynomial = /^[\da-z\s.+\-*=^²/]+$/.test(equation) && !/\/ ?\d{0,12} ?[a-z]/.test(equation);
  return (
    isPolynomial &&
    letters.size === 1 &&
    [...letters].every((letter) => letter.length === 1) &&
    powers.length > 0 &&
    powers.every((power) => power === "2" || power === "²")
  );
}
