import { type Factor, multiplyFactors, raiseFactor } from "./factor.ts";
import * as R from "./rational.ts";

/**
 * Evaluates a defining relation such as "0.3048 m", "lbf/in^2" or "101325/760 Pa" exactly. Grammar: numbers,
 * unit names (with SI prefix if the definition allows one), `[unit-id]` for another unit of the same
 * converter, parentheses, `^` with an integer exponent, and `*`, `/` or a space between terms, from left to
 * right: "1/12 ft" is a twelfth of a foot, and "J/kg K" must be "J/(kg K)". A leading minus sign is allowed:
 * degrees Delisle count downward. @throws SyntaxError for text outside the grammar, ReferenceError for an
 * unknown name.
 */
export function evaluate(expression: string, resolve: (name: string) => Factor): Factor {
  if (expression.startsWith("-")) {
    const magnitude = evaluate(expression.slice(1), resolve);
    return { ...magnitude, ratio: R.negate(magnitude.ratio) };
  }
  const tokens = tokenize(expression);
  let position = 0;

  function product(): Factor {
    let result = powered();
    while (position < tokens.length && tokens[position] !== ")") {
      const operator = tokens[position];
      if (operator === "*" || operator === "/") position += 1;
      const factor = powered();
      result = multiplyFactors(result, operator === "/" ? raiseFactor(factor, -1) : factor);
    }
    return result;
  }

  function powered(): Factor {
    const base = term();
    if (tokens[position] !== "^") return base;
    position += 1;
    const exponent = Number(tokens[position]);
    if (!Number.isInteger(exponent)) throw new SyntaxError(`Integer exponent expected in "${expression}"`);
    position += 1;
    return raiseFactor(base, exponent);
  }

  function term(): Factor {
    const token = tokens[position];
    if (token === undefined) throw new SyntaxError(`Unexpected end of "${expression}"`);
    position += 1;
    if (token === "(") {
      const inner = product();
      if (tokens[position] !== ")") throw new SyntaxError(`")" expected in "${expression}"`);
      position += 1;
      return inner;
    }
    const number = R.parseDecimal(token);
    if (number) return { ratio: number, pi: 0, dimension: {}, measured: false };
    if (!/^[[\p{L}]/u.test(token)) throw new SyntaxError(`Unexpected "${token}" in "${expression}"`);
    return resolve(token);
  }

  const result = product();
  if (position < tokens.length) throw new SyntaxError(`Unexpected "${tokens[position]}" in "${expression}"`);
  return result;
}

const TOKEN = /\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?|\[[a-z0-9-]+\]|\p{L}[\p{L}\p{N}_]*|[()*/]|\^\s*-?\d+)/uy;

function tokenize(expression: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(expression);
    const token = match?.[1];
    if (!token) throw new SyntaxError(`Unexpected "${expression.slice(start)}" in "${expression}"`);
    if (token.startsWith("^")) tokens.push("^", token.slice(1).trim());
    else tokens.push(token);
  }
  return tokens;
}
