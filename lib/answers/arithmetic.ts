/** Words for signs and functions, in the order in which they are replaced. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^(?:what is|what are|how much is|the value of|value of|find|result of|answer to) (?:the )?/, ""],
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/(?<![\d.])(\d{1,15}(?:\.\d{1,15})?)% of (\d{1,15}(?:\.\d{1,15})?)(?![\d.%])/g, "($1/100 * $2)"],
  [/^half of (?=[\d(])/, "0.5 * "],
  [/^(?:double|twice) (?=[\d(])/, "2 * "],
  [/^(?:a|one|1) third of (?=[\d(])/, "1/3 * "],
  [/^(?:a|one|1) (?:quarter|fourth) of (?=[\d(])/, "1/4 * "],
  [
    /\bone(?= (?:plus|minus|times|divided|over|multiplied)\b)|(?<=\b(?:plus|minus|times|over|by) )one\b/g,
    "1",
  ],
  [/\bto the power (?:of )?|\braised to (?:the )?(?:power )?(?:of )?|\*\*/g, "^"],
  [/\bcub(?:e|ic) root (?:of )?|\bcbrt (?:of )?/g, "cbrt "],
  [/\bsquare root (?:of )?|\bsqrt (?:of )?|\broot (?:of )?/g, "sqrt "],
  [/\bnatural log(?:arithm)? (?:of )?/g, "ln "],
  [/log(?:arithm)? ?(?:base |_)([\d.]+) (?:of )?\(?([\d.]+)\)?/g, "log($2; $1)"],
  [/log(?:arithm)? (?:of )?\(?([\d.]+)\)? (?:in |to |with )?base ([\d.]+)/g, "log($1; $2)"],
  [/\b(?:sine|sin) (?:of )?(?=[\d.πp-])/g, "sin "],
  [/\b(?:cosine|cos) (?:of )?(?=[\d.πp-])/g, "cos "],
  [/\b(?:tangent|tan) (?:of )?(?=[\d.πp-])/g, "tan "],
  [/\b(?:arc|inverse )(?:sine|sin) (?:of )?/g, "asin "],
  [/\b(?:arc|inverse )(?:cosine|cos) (?:of )?/g, "acos "],
  [/\b(?:arc|inverse )(?:tangent|tan) (?:of )?/g, "atan "],
  [/(a?(?:sin|cos|tan)h?|ln|log|exp|abs|sqrt|cbrt) (?:of )?(-?(?:[\d.]+|pi|π|e)(?: ?\/ ?\d+)?)/g, "$1($2)"],
  [/\) ?°/g, ")"],
  [/ ?\b(?:degrees?|radians?|rad|deg)\b/g, ""],
  [/\bfactorial (?:of )?(\d+)|\b(\d+) factorial\b/g, "$1$2!"],
  [/(?<!\d)(\d+) choose (\d+)/g, "$1 nCr $2"],
  [/\bsquared\b/g, "^2"],
  [/\bcubed\b/g, "^3"],
  [/\bplus\b|\badded to\b/g, "+"],
  [/\bminus\b/g, "-"],
  [/\b(?:times|multiplied by)\b/g, "*"],
  [/(?<=\d) ?x ?(?=[\d(])/g, "*"],
  [/\b(?:divided by|over)\b/g, "/"],
  [/\b(?:mod|modulo)\b/g, " mod "],
  [/\bncr\b/g, "nCr"],
  [/\bnpr\b/g, "nPr"],
];
const FUNCTIONS =
  /\b(?:a?(?:sin|cos|tan)h?|ln|log|log2|exp|abs|sqrt|cbrt|root|floor|ceil|round|gcd|lcm|mod|nCr|nPr|min|max)\b|[-+*/^×÷!√%]/;
/** Only figures, signs and known names: everything else is no arithmetic. The 2 of log2 is one of the figures. */
const WHOLE =
  /^(?:[\d\s.,;()+\-*/^×÷·!%°√πe]|pi|tau|phi|a?(?:sin|cos|tan)h?|ln|log|exp|abs|sqrt|cbrt|root|floor|ceil|round|gcd|lcm|mod|nCr|nPr|min|max)+$/;
const LONGEST = 300;

/** An expression for the scientific calculator, where a text in lower case is one in signs or words. */
export function arithmeticIn(lower: string): { expression: string; angle: "deg" | "rad" } | undefined {
  if (lower.length > LONGEST || !/[\dπe]|pi/.test(lower)) return undefined;
  const common = commonOf(lower);
  if (common !== undefined) return { expression: common, angle: "deg" };
  const rewritten = REWRITES.reduce((text, [pattern, sign]) => text.replace(pattern, sign), lower)
    .replace(/(?<![\s=?])[\s=?]+$/, "")
    .trim();
  const expression = withAddedPercents(rewritten);
  if (
    expression === undefined ||
    !(FUNCTIONS.test(expression) || /^(?:pi|π|tau|phi)$/.test(expression)) ||
    !WHOLE.test(expression) ||
    !/[\dπ]|pi|\be\b/.test(expression)
  )
    return undefined;
  // "90 min" is a time, and no least number.
  if (/[a-z]{3}$/.test(expression) && !/(?:tau|phi)$/.test(expression)) return undefined;
  // A date or a range of figures is no sum.
  if (/^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}\/\d{1,2}\/\d{4}$|^[-+]?[\d.]+$/.test(expression)) return undefined;
  const inRadians = /\brad(?:ians?)?\b|\bpi\b|π/.test(lower) && !/\bdeg(?:rees?)?\b|°/.test(lower);
  return { expression, angle: inRadians && /sin|cos|tan/.test(expression) ? "rad" : "deg" };
}

/** Terms that are a percentage with a sign before them. */
const ADDED_PERCENT = /([+-])\s{0,3}(\d{1,15}(?:\.\d{1,15})?)%/;
const MAX_PERCENTS = 20;

/**
 * Rewrites "80 + 5 - 10%" as "(80 + 5) * (1 - 10/100)": a percentage that is added or subtracted is of the terms before it. One
 * within parentheses, or multiplied, has several readings: undefined.
 */
function withAddedPercents(expression: string): string | undefined {
  let rest = expression;
  for (let turn = 0; turn < MAX_PERCENTS; turn += 1) {
    const found = ADDED_PERCENT.exec(rest);
    const before = rest.slice(0, found?.index).trim();
    // A sign without a term before it is that of the percentage, and percentages alone are added as they are.
    if (!found || !/[\d)!πe]$/.test(before)) return rest;
    const after = rest.slice(found.index + found[0].length);
    if (/^\s{0,3}[\d.(*/^×÷·!%]/.test(after) || before.split("(").length !== before.split(")").length)
      return undefined;
    rest = `(${before}) * (1 ${found[1]} ${found[2]}/100)${after}`;
  }
  return undefined;
}

const COMMON =
  /^(?:what is |find )?(?:the )?(?:(gcd|gcf|hcf|greatest common (?:divisor|factor))|lcm|(?:least|lowest) common (?:multiple|denominator))(?: of)? ([\d\s,;&and]{3,100})$/;

/** "gcd of 12 and 18", "lcm 4, 6" as a function of the numbers. */
function commonOf(lower: string): string | undefined {
  const [, divisor, list = ""] = COMMON.exec(lower) ?? [];
  const numbers = list.match(/\d{1,15}/g) ?? [];
  return numbers.length < 2 ? undefined : `${divisor === undefined ? "lcm" : "gcd"}(${numbers.join("; ")})`;
}
