import { messages } from "../messages.ts";
import { fail } from "../numbers/budget.ts";
import { CLOSING, FUNCTIONS, GREEK, NAMES, OPENING, type Token, tokensOf } from "./latex-tokens.ts";

/**
 * Converts common LaTeX to plain text: \frac, \sqrt, powers, indices, functions, brackets and matrices. Reads
 * once, from left to right. @throws InputError for an unknown command.
 */
export function fromLatex(latex: string): string {
  const tokens = tokensOf(latex);
  let at = 0;
  let depth = 0;

  /** Returns the content of the next braces, or the next symbol. */
  function group(): string {
    while (tokens[at]?.kind === "text" && tokens[at]?.text.trim() === "") at += 1;
    const token = tokens[at];
    if (!token) return "";
    if (token.kind !== "open") return one();
    at += 1;
    const inner = until((next) => next.kind === "close");
    at += 1;
    return inner;
  }

  function until(ends: (token: Token) => boolean): string {
    depth += 1;
    if (depth > 40) fail(messages.reading.nestedTooDeep);
    let text = "";
    while (at < tokens.length) {
      const token = tokens[at];
      if (!token || ends(token)) break;
      text += one();
    }
    depth -= 1;
    return text;
  }

  function one(): string {
    const token = tokens[at];
    at += 1;
    if (!token) return "";
    if (token.kind === "open") {
      // A comma in braces separates thousands: 1{,}234.
      if (tokens[at]?.text === "," && tokens[at + 1]?.kind === "close") {
        at += 2;
        return "";
      }
      at -= 1;
      return `(${group()})`;
    }
    if (token.kind === "close") return fail(messages.reading.extraClosingBrace);
    if (token.kind === "command") return command(token.text);
    if (token.text === "^") return power();
    return token.text === "_" ? index() : token.text;
  }

  function power(): string {
    const exponent = group().trim();
    return exponent === "T" ? "'" : `^(${exponent})`;
  }

  function index(): string {
    const inner = group().replace(/[^A-Za-z0-9]/g, "");
    return inner === "" ? "" : `_${inner}`;
  }

  function command(named: string): string {
    if (/^[dt]?frac$/.test(named)) return fraction();
    if (/^[dt]?binom$/.test(named)) return ` nCr(${group()}, ${group()})`;
    if (named === "int") return integral();
    if (named === "sum" || named === "prod") return series(named === "sum" ? "sum" : "product");
    if (named === "lim") return limit();
    if (named === "sqrt") return root();
    if (named === "begin") return matrix(group());
    if (named === "operatorname" || named === "mathrm" || named === "text") return word();
    if (/^[%$#&_]$/.test(named)) return named;
    if (named === "\\") return "\n";
    if (/^[,;:! {}]$/.test(named)) return named === "{" || named === "}" ? "" : " ";
    if (FUNCTIONS.test(NAMES[named] ?? "") && Object.hasOwn(NAMES, named)) return applied(NAMES[named] ?? "");
    if (Object.hasOwn(NAMES, named)) return NAMES[named] ?? "";
    if (GREEK.includes(named)) return tokens[at]?.text === "_" ? ` ${named}` : ` ${named} `;
    return fail(messages.reading.unreadableLatex(`\\${named.slice(0, 20)}`));
  }

  /** Converts an upright name; without one, the parentheses that follow are a list. */
  function word(): string {
    const named = group();
    if (named !== "") return ` ${named.replace("≈", "")}`;
    skipBlanks();
    if (tokens[at]?.text === "left") at += 1;
    at += 1;
    const items = bracketed();
    const point = items.startsWith(" derivative(") ? /^(.*)\), *([A-Za-z]) = (.*)$/s.exec(items) : null;
    if (!point) return `[${items}]`;
    const [, derivative = "", variable, value] = point;
    return `${derivative}${derivative.endsWith(`, ${variable}`) ? ", 1" : ""}, ${value})`;
  }

  /** Converts a fraction, or the derivative \frac{d}{dx} of what follows. */
  function fraction(): string {
    const [above, below] = [group().trim(), group().trim()];
    const order = /^d(?:\^\((\d{1,2})\))?$/.exec(above);
    const by = /^d ?([A-Za-z][A-Za-z0-9_]*)(?:\^\((\d{1,2})\))?$/.exec(below);
    if (!by) return `((${above})/(${below}))`;
    const [, variable = "", times] = by;
    if (order && order[1] === times) {
      const of = operand(true);
      return ` derivative(${of}, ${variable}${times === undefined ? "" : `, ${times}`})`;
    }
    const of = /^d ?(\(.*\)|[^A-Za-z].*| .*)$/s.exec(above)?.[1];
    return of === undefined || times !== undefined
      ? fail(messages.reading.derivativeForm)
      : ` derivative(${of}, ${variable})`;
  }

  /** Reads the indices _ and ^ of an operator in any order. */
  function bounds(): { from: string | undefined; to: string | undefined } {
    const limits: { from: string | undefined; to: string | undefined } = { from: undefined, to: undefined };
    for (;;) {
      skipBlanks();
      const token = tokens[at];
      if (token?.kind === "command" && token.text === "limits") at += 1;
      else if (token?.kind === "text" && (token.text === "_" || token.text === "^")) {
        at += 1;
        limits[token.text === "_" ? "from" : "to"] = group();
      } else return limits;
    }
  }

  function integral(): string {
    const { from, to } = bounds();
    let text = "";
    let open = 0;
    for (;;) {
      const token = tokens[at];
      if (!token || token.kind === "close") return fail(messages.reading.integralForm);
      const variable = open === 0 ? differential() : undefined;
      if (variable !== undefined) {
        const limits = from === undefined || to === undefined ? "" : `, ${from}, ${to}`;
        // \int \frac{dx}{x} and \int dx have no other factor.
        const of = text.trim() === "" ? "1" : text;
        return ` integrate(${of}, ${variable}${limits}) `;
      }
      open += nesting(token);
      text += one();
    }
  }

  /** Reads dx, d\theta or \mathrm{d}x; undefined elsewhere. */
  function differential(): string | undefined {
    const start = at;
    const token = tokens[at];
    const isUpright = token?.kind === "command" && /^(?:mathrm|operatorname)$/.test(token.text);
    if (isUpright || (token?.kind === "text" && token.text === "d")) {
      at += 1;
      if (isUpright && group() !== "d") at = tokens.length;
      skipBlanks();
      const next = tokens[at];
      const isLetter = next?.kind === "text" && /[A-Za-z]/.test(next.text);
      if (next && (isLetter || (next.kind === "command" && GREEK.includes(next.text)))) {
        at += 1;
        return next.text;
      }
    }
    at = start;
    return undefined;
  }

  function series(named: "sum" | "product"): string {
    const { from = "", to } = bounds();
    const [, variable, start] = /^ ?([A-Za-z]) ?= ?(.+)$/s.exec(from) ?? [];
    if (variable === undefined || to === undefined) return fail(messages.reading.seriesForm(named));
    return ` ${named}(${operand()}, ${variable}, ${start}, ${to}) `;
  }

  function limit(): string {
    const { from = "" } = bounds();
    const [, variable, point] = /^ ?([A-Za-z]) ?-> ?(.+)$/s.exec(from) ?? [];
    if (variable === undefined) return fail(messages.reading.limitForm);
    return ` limit(${operand()}, ${variable}, ${point}) `;
  }

  /** Reads the term that an operator applies to, up to a sign of a sum, an equation or a list. */
  function operand(isDerivative = false): string {
    let text = "";
    let open = 0;
    skipBlanks();
    if (isDerivative && tokens[at]?.kind === "command" && tokens[at]?.text === "cdot") at += 1;
    for (let token = tokens[at]; token; token = tokens[at]) {
      const isStart = text.trim() === "";
      if (token.kind === "close" || (token.kind === "command" && /^(?:\\|end)$/.test(token.text))) break;
      if (open === 0 && token.kind === "command" && token.text === "right") break;
      if (open === 0 && !isStart && token.kind === "text" && /[-+=,;&<>\n]/.test(token.text)) break;
      const isProduct = token.kind === "command" && /^(?:cdot|times)$/.test(token.text);
      if (open === 0 && isDerivative && isProduct) fail(messages.reading.derivativeOperand);
      const by = nesting(token);
      if (open + by < 0) break;
      open += by;
      text += one();
    }
    return text.trim() === "" ? fail(messages.reading.endMissing) : text;
  }

  const nesting = ({ kind, text }: Token): number => {
    if (kind === "command") return OPENING.has(text) ? 1 : CLOSING.has(text) ? -1 : 0;
    return kind !== "text" ? 0 : "([".includes(text) ? 1 : ")]".includes(text) ? -1 : 0;
  };

  /** Converts \sin x and \sin^2 x to sin(x) and sin(x)^2; keeps existing brackets. */
  function applied(named: string): string {
    let power = "";
    let base = "";
    skipBlanks();
    if (named === "log" && tokens[at]?.text === "_") {
      at += 1;
      base = `, ${group()}`;
      skipBlanks();
    }
    if (tokens[at]?.text === "^") {
      at += 1;
      power = `^(${group()})`;
      skipBlanks();
    }
    if (tokens[at]?.text === "left") at += 1;
    const next = tokens[at];
    if (next?.text === "(" && next.kind === "text") {
      at += 1;
      const inner = bracketed();
      return ` ${named}(${inner}${base})${power}`;
    }
    if (next?.kind === "open") return ` ${named}(${group()}${base})${power}`;
    let argument = "";
    while (tokens[at]?.kind === "text" && /[0-9.A-Za-z]/.test(tokens[at]?.text ?? "")) argument += one();
    if (argument === "") argument = group();
    return ` ${named}(${argument}${base})${power} `;
  }

  function bracketed(): string {
    let open = 1;
    let text = "";
    while (at < tokens.length) {
      const token = tokens[at];
      if (token?.kind === "command" && token.text === "right") {
        at += 1;
        continue;
      }
      if (token?.kind === "text" && token.text === "(") open += 1;
      if (token?.kind === "text" && token.text === ")") open -= 1;
      if (open === 0) {
        at += 1;
        break;
      }
      text += one();
    }
    return text;
  }

  function skipBlanks(): void {
    while (tokens[at]?.kind === "text" && tokens[at]?.text.trim() === "") at += 1;
  }

  function root(): string {
    skipBlanks();
    let degree: string | undefined;
    if (tokens[at]?.text === "[") {
      at += 1;
      degree = until((next) => next.text === "]");
      at += 1;
    }
    const inner = group();
    if (degree === undefined) return ` sqrt(${inner})`;
    return degree.trim() === "3" ? ` cbrt(${inner})` : ` nthRoot(${inner}, ${degree})`;
  }

  /** Converts \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} to [[1, 2], [3, 4]]. */
  function matrix(named: string): string {
    if (!/^[bBpv]?matrix$/.test(named))
      fail(messages.reading.unreadableLatex(`\\begin{${named.slice(0, 20)}}`));
    const inner = until((next) => next.kind === "command" && next.text === "end");
    at += 1;
    group();
    const rows = inner
      .split("\n")
      .filter((row) => row.trim() !== "")
      .map((row) => `[${row.split("&").join(", ")}]`);
    const list = `[${rows.join(", ")}]`;
    return named === "vmatrix" ? `det(${list})` : list;
  }

  return until(() => false).replace(/‖([^‖]{1,200})‖/g, "norm($1)");
}
