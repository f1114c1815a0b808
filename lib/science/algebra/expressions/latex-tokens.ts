/** Commands of LaTeX in the grammar of the page. */
export const NAMES: Readonly<Record<string, string>> = {
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
  limits: "",
  lvert: "abs(",
  rvert: ")",
  lfloor: "floor(",
  rfloor: ")",
  lceil: "ceil(",
  rceil: ")",
  min: " min",
  max: " max",
  gcd: " gcd",
  varphi: " phi ",
  varepsilon: " epsilon ",
  partial: "d",
  to: "->",
  rightarrow: "->",
  approx: "=",
  le: "<=",
  leq: "<=",
  ge: ">=",
  geq: ">=",
  lt: "<",
  gt: ">",
};
/** Commands that open and close a bracket. */
export const OPENING: ReadonlySet<string> = new Set(["lvert", "lfloor", "lceil"]);
export const CLOSING: ReadonlySet<string> = new Set(["rvert", "rfloor", "rceil"]);
export const GREEK =
  "alpha beta gamma delta epsilon theta kappa lambda mu nu rho sigma tau phi psi omega".split(" ");

/** Functions whose argument may follow without parentheses. */
export const FUNCTIONS = /^(?:ln|log|exp|a?(?:sin|cos|tan)h?|sqrt|det)$/;

export type Token = { kind: "command" | "open" | "close" | "text"; text: string };

const TOKENS = /\\([A-Za-z]+|.)|([{}])|([^\\{}])/gsu;

/** Splits LaTeX into commands, braces and characters. */
export const tokensOf = (latex: string): Token[] =>
  [...latex.matchAll(TOKENS)].map(([, command, brace, text]) =>
    command !== undefined
      ? { kind: "command", text: command }
      : brace !== undefined
        ? { kind: brace === "{" ? "open" : "close", text: brace }
        : { kind: "text", text: text ?? "" },
  );
