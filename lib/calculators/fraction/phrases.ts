import { type Call, definePhrases } from "../../phrases/define.ts";

/** A number begins where no digit stands before it: each is looked at once. */
const TERM =
  "-?(?<!\\d)(?:\\d{1,12} \\d{1,9}/\\d{1,9}|\\d{1,12}/\\d{1,9}|\\d{1,12}(?:\\.\\d{1,12})?(?:\\(\\d{1,9}\\))?|\\d{0,9}[½⅓⅔¼¾⅕⅛⅜⅝⅞])";
const TWO = new RegExp(
  `^(?:add |subtract |multiply |divide )?(${TERM}) ?(\\+|-|−|×|x|\\*|÷|and|by|of|plus|minus|times|multiplied by|divided by|into) ?(${TERM})$`,
);
/** With blanks around it, a slash divides the one by the other. */
const QUOTIENT = new RegExp(`^(${TERM}) / (${TERM})$`);
const SIMPLIFY =
  /(?:simplify|reduce|simplest form of|lowest terms of|in lowest terms)(?: the fraction)? (-?\d{1,12}\/\d{1,9})|(-?(?<!\d)\d{1,12}\/\d{1,9}) (?:in (?:its )?)?(?:lowest terms|simplest form|simplified|reduced)/;
const TO_DECIMAL = new RegExp(`(${TERM}) (?:as|to|in|into) (?:an? )?decimal`);
const FROM_DECIMAL =
  /(-?(?<!\d)\d*\.\d+(?:\(\d+\))?)(?: ?(?:repeating|recurring))? (?:as|to|in|into) (?:an? )?(?:simplest |mixed )?fraction/;
const TO_MIXED = /(-?(?<!\d)\d{1,12}\/\d{1,9}) (?:as|to|in|into) (?:an? )?mixed (?:number|fraction)/;
const COMPARE = new RegExp(
  `(?:compare|which (?:fraction |one )?is (?:bigger|larger|smaller|greater|less)|is) ?[:,]? ?(${TERM})(?: ?,? ?(?:and|or|with|to|vs\\.?|versus|bigger than|larger than|greater than|smaller than|less than|,) ?)(${TERM})$`,
);
const MARK = /nearest (?:an? )?1\/(2|4|8|16|32|64)(?:th|ths|nd|nds)?(?: (?:of an )?in(?:ch)?)?/;
const LENGTH =
  /(?<!\d)(\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+) ?(inches|inch|in|"|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|feet|ft)(?![\w/])/;
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/add|\+|plus/, "add"],
  [/subtract|minus|^-$|−/, "subtract"],
  [/multipl|times|^of$|×|\*|^x$/, "multiply"],
  [/divide|÷|into|^by$/, "divide"],
];

const made = (input: Record<string, unknown>, show: readonly string[]): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [] },
});

export default definePhrases({
  priority: 90,
  words: "fraction fractions convert bigger larger smaller simplify reduce inch inches half",
  questions: [],
  understand({ lower }) {
    const plain = lower.replace(/^(?:what is|what are|how much is|add up)\s+/, "");
    return tape(plain) ?? notation(plain) ?? comparison(plain) ?? operation(plain);
  },
});

/** "1.3 inches to the nearest 1/16" */
function tape(lower: string): Call | undefined {
  const marks = MARK.exec(lower);
  if (!marks) return undefined;
  const [, value, unit = ""] = LENGTH.exec(lower.replace(marks[0], "")) ?? [];
  const bare = value ?? /(?<!\d)(\d*\.\d+|\d+ \d+\/\d+)/.exec(lower.replace(marks[0], ""))?.[1];
  if (bare === undefined) return undefined;
  const id = unit.startsWith("c")
    ? "centimeter"
    : /^mi|^mm/.test(unit)
      ? "millimeter"
      : unit.startsWith("f")
        ? "foot"
        : "inch";
  return made({ mode: "tape", length: { value: bare, unit: id }, marks: marks[1] }, ["mark", "markError"]);
}

function notation(lower: string): Call | undefined {
  const simplify = SIMPLIFY.exec(lower);
  if (simplify)
    return made({ mode: "simplify", fraction: simplify[1] ?? simplify[2] }, ["fraction", "mixed", "decimal"]);
  const mixed = TO_MIXED.exec(lower)?.[1];
  if (mixed !== undefined) return made({ mode: "simplify", fraction: mixed }, ["mixed", "fraction"]);
  const decimal = FROM_DECIMAL.exec(lower)?.[1];
  if (decimal !== undefined)
    return made({ mode: "fromDecimal", decimal: repeating(decimal, lower) }, ["fraction", "mixed"]);
  const fractional = TO_DECIMAL.exec(lower)?.[1];
  if (fractional?.includes("/")) return made({ mode: "toDecimal", fraction: fractional }, ["decimal"]);
  return undefined;
}

/** "0.333 repeating" has its last digit over and over. */
function repeating(decimal: string, lower: string): string {
  if (!/repeating|recurring/.test(lower) || decimal.includes("(")) return decimal;
  const last = decimal.slice(-1);
  let start = decimal.length - 1;
  while (decimal.charAt(start - 1) === last) start -= 1;
  return `${decimal.slice(0, start)}(${last})`;
}

function comparison(lower: string): Call | undefined {
  const [, first, second] = COMPARE.exec(lower) ?? [];
  if (first === undefined || second === undefined || !`${first}${second}`.includes("/")) return undefined;
  return made({ mode: "compare", fractions: [{ fraction: first }, { fraction: second }] }, [
    "order",
    "largest",
  ]);
}

const CHAIN = /^[\d\s/+\-*×÷().^]+$/;

function operation(lower: string): Call | undefined {
  const [, first = "", sign = "", second = ""] = TWO.exec(lower) ?? [];
  const verb = /^(add|subtract|multiply|divide)/.exec(lower)?.[1];
  const id = OPERATIONS.find(([pattern]) => pattern.test(verb ?? sign))?.[1];
  const [, above, below] = first === "" ? (QUOTIENT.exec(lower) ?? []) : [];
  if (above !== undefined && below !== undefined && above.includes("/"))
    return made({ mode: "two", first: above, operation: "divide", second: below }, [
      "fraction",
      "mixed",
      "decimal",
    ]);
  const isFraction = /[/½⅓⅔¼¾⅕⅛⅜⅝⅞]/.test(`${first}${second}`);
  if (first !== "" && id !== undefined && isFraction)
    return made({ mode: "two", first, operation: id, second }, ["fraction", "mixed", "decimal"]);
  // Without blanks around it a slash may be any division; "3/4 + 1/2 × 2 1/4" is meant as fractions.
  const written = lower
    .replace(/\bplus\b/g, "+")
    .replace(/\bminus\b/g, "-")
    .replace(/\btimes\b/g, "×")
    .replace(/\bdivided by\b/g, "÷");
  const fractions = written.match(/(?<![\d.])\d{1,9}\/\d{1,9}(?![\d.])/g) ?? [];
  if (fractions.length < 2 || !CHAIN.test(written) || !/[+×÷*-]/.test(written)) return undefined;
  return made({ mode: "expression", expression: written.replaceAll("*", "×") }, [
    "fraction",
    "mixed",
    "decimal",
  ]);
}
