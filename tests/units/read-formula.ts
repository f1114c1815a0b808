import { PI } from "../../lib/units/factor.ts";
import * as R from "../../lib/units/rational.ts";

const SUPERSCRIPTS = "⁻⁰¹²³⁴⁵⁶⁷⁸⁹";
const TOKEN = /\s*(\d+(?:\.\d+)?(?:e-?\d+)?|[×÷/+−()^π])/y;

/**
 * Evaluates the right side of a printed formula as a person does: brackets, then × ÷ and / from left to
 * right, then + and −; commas mark thousands, 10⁻⁹ is a power of ten.
 * @throws SyntaxError for anything else.
 */
export function readFormula(formula: string): R.Rational {
  const tokens = tokenize(formula);
  let at = 0;

  function sum(): R.Rational {
    let total = product();
    for (; tokens[at] === "+" || tokens[at] === "−"; ) {
      const operation = tokens[at++] === "+" ? R.add : R.subtract;
      total = operation(total, product());
    }
    return total;
  }

  function product(): R.Rational {
    let total = signed();
    for (; /^[×÷/]$/.test(tokens[at] ?? ""); ) {
      const operation = tokens[at++] === "×" ? R.multiply : R.divide;
      total = operation(total, signed());
    }
    return total;
  }

  function signed(): R.Rational {
    if (tokens[at] !== "−") return atom();
    at += 1;
    return R.negate(signed());
  }

  function atom(): R.Rational {
    const token = tokens[at++] ?? "";
    const value = token === "(" ? sum() : token === "π" ? PI : R.parseRatio(token);
    if (token === "(" && tokens[at++] !== ")") throw new SyntaxError(`Open bracket: ${formula}`);
    if (tokens[at] !== "^") return value;
    at += 2;
    return R.power(value, Number(tokens[at - 1]));
  }

  const result = sum();
  if (at < tokens.length) throw new SyntaxError(`Unread: ${tokens.slice(at).join(" ")} of ${formula}`);
  return result;
}

function tokenize(formula: string): string[] {
  const text = formula
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(
      /10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (_, power: string) =>
        `1e${[...power].map((digit) => "-0123456789"[SUPERSCRIPTS.indexOf(digit)]).join("")}`,
    )
    .trim();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new SyntaxError(`“${text.slice(start)}” in ${formula}`);
    tokens.push(token);
  }
  return tokens;
}
