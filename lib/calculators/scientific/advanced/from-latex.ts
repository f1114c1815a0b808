import { fail } from "./limits.ts";
import { messages } from "./messages.ts";

const NAMES: Readonly<Record<string, string>> = {
  cdot: "*",
  times: "*",
  ast: "*",
  div: "/",
  pi: " pi ",
  infty: " inf ",
  ln: "ln",
  log: "log",
  exp: "exp",
  sin: "sin",
  cos: "cos",
  tan: "tan",
  arcsin: "asin",
  arccos: "acos",
  arctan: "atan",
  sinh: "sinh",
  cosh: "cosh",
  tanh: "tanh",
  det: "det",
  bmod: " mod ",
  degree: "°",
  circ: "°",
  quad: " ",
  qquad: " ",
  left: "",
  right: "",
  big: "",
  Big: "",
  displaystyle: "",
  lvert: "|",
  rvert: "|",
};
const GREEK = "alpha beta gamma delta epsilon theta kappa lambda mu nu rho sigma tau phi psi omega".split(
  " ",
);

const FUNCTIONS = /^(?:ln|log|exp|a?(?:sin|cos|tan)h?|sqrt|det)$/;

type Token = { kind: "command" | "open" | "close" | "text"; text: string };

const TOKENS = /\\([A-Za-z]+|.)|([{}])|([^\\{}])/gsu;

/**
 * Converts common LaTeX to plain text: \frac, \sqrt, powers, indices, functions, brackets and matrices. Reads
 * once, from left to right. @throws InputError for an unknown command.
 */
export function fromLatex(latex: string): string {
  const tokens: Token[] = [...latex.matchAll(TOKENS)].map(([, command, brace, text]) =>
    command !== undefined
      ? { kind: "command", text: command }
      : brace !== undefined
        ? { kind: brace === "{" ? "open" : "close", text: brace }
        : { kind: "text", text: text ?? "" },
  );
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
      at -= 1;
      return `(${group()})`;
    }
    if (token.kind === "close") return fail(messages.reading.extraClosingBrace);
    if (token.kind === "text")
      return token.text === "^" ? `^(${group()})` : token.text === "_" ? index() : token.text;
    return command(token.text);
  }

  function index(): string {
    const inner = group().replace(/[^A-Za-z0-9]/g, "");
    return inner === "" ? "" : `_${inner}`;
  }

  function command(named: string): string {
    if (named === "frac" || named === "dfrac" || named === "tfrac") return `((${group()})/(${group()}))`;
    if (named === "sqrt") return root();
    if (named === "begin") return matrix(group());
    if (named === "operatorname" || named === "mathrm" || named === "text") return group();
    if (named === "\\") return "\n";
    if (/^[,;:! {}]$/.test(named)) return named === "{" || named === "}" ? "" : " ";
    if (FUNCTIONS.test(NAMES[named] ?? "") && Object.hasOwn(NAMES, named)) return applied(NAMES[named] ?? "");
    if (Object.hasOwn(NAMES, named)) return NAMES[named] ?? "";
    if (GREEK.includes(named)) return ` ${named} `;
    return fail(messages.reading.unreadableLatex(`\\${named.slice(0, 20)}`));
  }

  /** Converts \sin x and \sin^2 x to sin(x) and sin(x)^2; keeps existing brackets. */
  function applied(named: string): string {
    let power = "";
    skipBlanks();
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
      return ` ${named}(${inner})${power}`;
    }
    if (next?.kind === "open") return ` ${named}(${group()})${power}`;
    let argument = "";
    while (tokens[at]?.kind === "text" && /[0-9.A-Za-z]/.test(tokens[at]?.text ?? "")) argument += one();
    if (argument === "") argument = group();
    return ` ${named}(${argument})${power} `;
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
    return degree === undefined ? `sqrt(${inner})` : `nthRoot(${inner}, ${degree})`;
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

  const text = until(() => false).replace(/\|([^|]{1,200})\|/g, "abs($1)");
  return text;
}
