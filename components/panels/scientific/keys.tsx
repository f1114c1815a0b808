import type { ReactNode } from "react";
import type { Key, KeyKind } from "@/components/calculator/keypad";
import type { NumberKey, OperatorKey, ScientificAction } from "@/lib/calculators/scientific/keypad/state";
import { capitalize } from "@/lib/core/locale/locale";

type ScientificKey = Key<ScientificAction>;

interface KeyTexts {
  label: string;
  name: string;
  face?: ReactNode;
  shortcut?: string;
}

const key = (kind: KeyKind, texts: KeyTexts, action: ScientificAction): ScientificKey => ({
  ...texts,
  kind,
  action,
});

const digit = (label: NumberKey): ScientificKey => ({
  label,
  kind: "digit",
  action: { type: "number", key: label },
});

const operator = (kind: KeyKind, texts: KeyTexts, sign: OperatorKey): ScientificKey =>
  key(kind, texts, { type: "operator", operator: sign });

const call = (texts: KeyTexts, name: string): ScientificKey =>
  key("function", texts, { type: "function", name });

const postfix = (texts: KeyTexts, text: string): ScientificKey =>
  key("function", texts, { type: "postfix", text });

const raised = (base: string, exponent: string) => ({
  label: base + exponent,
  face: (
    <span>
      {base}
      <sup className="text-[0.7em]">{exponent}</sup>
    </span>
  ),
});

const rootOf = (degree: string) => ({
  label: `${degree}√x`,
  face: (
    <span>
      <sup className="text-[0.7em]">{degree}</sup>√x
    </span>
  ),
});

const LOG_B = {
  label: "logb",
  face: (
    <span>
      log<sub className="text-[0.7em]">b</sub>
    </span>
  ),
};

export const MEMORY_KEYS: readonly ScientificKey[] = [
  key("memory", { label: "MC", name: "Memory clear" }, { type: "memory-clear" }),
  key("memory", { label: "MR", name: "Memory recall" }, { type: "memory-recall" }),
  key("memory", { label: "M+", name: "Memory add" }, { type: "memory-add" }),
  key("memory", { label: "M−", name: "Memory subtract" }, { type: "memory-subtract" }),
  key("memory", { label: "MS", name: "Memory store" }, { type: "memory-store" }),
  {
    ...key("memory", { label: "◂", name: "Cursor left", shortcut: "←" }, { type: "caret", to: "left" }),
    icon: "chevron-left",
  },
  {
    ...key("memory", { label: "▸", name: "Cursor right", shortcut: "→" }, { type: "caret", to: "right" }),
    icon: "chevron-right",
  },
];

const OPEN = key(
  "function",
  { label: "(", name: "Open parenthesis", shortcut: "(" },
  { type: "parenthesis", text: "(" },
);
const CLOSE = key(
  "function",
  { label: ")", name: "Close parenthesis", shortcut: ")" },
  { type: "parenthesis", text: ")" },
);
const PI = key("function", { label: "π", name: "Pi" }, { type: "constant", name: "π" });
const E = key("function", { label: "e", name: "Euler’s number e" }, { type: "constant", name: "e" });
const LAST_ANSWER = key("function", { label: "Ans", name: "Last answer" }, { type: "constant", name: "Ans" });
const BACKSPACE: ScientificKey = {
  ...key("function", { label: "⌫", name: "Backspace", shortcut: "Backspace" }, { type: "backspace" }),
  icon: "backspace",
};
const ALL_CLEAR = key("danger", { label: "AC", name: "All clear", shortcut: "Esc" }, { type: "clear" });
const TIMES = operator("operator", { label: "×", name: "Times", shortcut: "*" }, "*");
const DIVIDED = operator("operator", { label: "÷", name: "Divided by", shortcut: "/" }, "/");
const PLUS = operator("operator", { label: "+", name: "Plus", shortcut: "+" }, "+");
const MINUS = operator("operator", { label: "−", name: "Minus", shortcut: "-" }, "-");
const POINT = key(
  "digit",
  { label: ".", name: "Decimal point", shortcut: "." },
  { type: "number", key: "." },
);
const SIGN = key("digit", { label: "±", name: "Change sign" }, { type: "sign" });
const NEGATIVE = key("digit", { label: "(−)", name: "Negative sign" }, { type: "negative" });
const EQUALS = key("equals", { label: "=", name: "Equals", shortcut: "Enter" }, { type: "equals" });

const [ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE] = [
  digit("0"),
  digit("1"),
  digit("2"),
  digit("3"),
  digit("4"),
  digit("5"),
  digit("6"),
  digit("7"),
  digit("8"),
  digit("9"),
];

/** Five rows of five keys. */
export const MAIN_KEYS: readonly ScientificKey[] = [
  ...[OPEN, CLOSE, PI, E, LAST_ANSWER],
  ...[SEVEN, EIGHT, NINE, BACKSPACE, ALL_CLEAR],
  ...[FOUR, FIVE, SIX, TIMES, DIVIDED],
  ...[ONE, TWO, THREE, PLUS, MINUS],
  ...[ZERO, POINT, SIGN, NEGATIVE, EQUALS],
];

/** Five rows of four for a phone; the strip has the others. */
export const PHONE_KEYS: readonly ScientificKey[] = [
  ...[ALL_CLEAR, OPEN, CLOSE, DIVIDED],
  ...[SEVEN, EIGHT, NINE, TIMES],
  ...[FOUR, FIVE, SIX, MINUS],
  ...[ONE, TWO, THREE, PLUS],
  ...[ZERO, POINT, BACKSPACE, EQUALS],
];

/** Returns the keys of the strip, the more common ones first. */
export function stripKeys(inverse: boolean, hyperbolic: boolean): readonly ScientificKey[] {
  const functions = functionKeys(inverse, hyperbolic);
  const inStrip = [NEGATIVE, PI, ...functions.slice(0, 10), E, LAST_ANSWER, ...functions.slice(10), SIGN].map(
    (each) => (each.kind === "digit" ? { ...each, kind: "function" as const } : each),
  );
  return [...inStrip, ...MEMORY_KEYS.slice(5), ...MEMORY_KEYS.slice(0, 5)];
}

export function functionKeys(inverse: boolean, hyperbolic: boolean): readonly ScientificKey[] {
  const either = (plain: ScientificKey, second: ScientificKey) => (inverse ? second : plain);
  const angleFunction = (name: string, spoken: string): ScientificKey => {
    const label = hyperbolic ? `${name}h` : name;
    const full = hyperbolic ? `Hyperbolic ${spoken}` : capitalize(spoken);
    const texts = inverse
      ? { ...raised(label, "−1"), name: `Inverse ${full.toLowerCase()}` }
      : { label, name: full };
    return call(texts, name);
  };
  return [
    { ...key("memory", { label: "2nd", name: "Second functions" }, { type: "inverse" }), pressed: inverse },
    {
      ...key("memory", { label: "hyp", name: "Hyperbolic functions" }, { type: "hyperbolic" }),
      pressed: hyperbolic,
    },
    angleFunction("sin", "sine"),
    angleFunction("cos", "cosine"),
    angleFunction("tan", "tangent"),

    either(
      postfix({ ...raised("x", "2"), name: "Square" }, "^2"),
      postfix({ ...raised("x", "3"), name: "Cube" }, "^3"),
    ),
    either(
      operator("function", { ...raised("x", "y"), name: "To the power", shortcut: "^" }, "^"),
      call({ ...rootOf("y"), name: "Root of any degree, degree first" }, "root"),
    ),
    either(
      call({ label: "√x", name: "Square root" }, "sqrt"),
      call({ ...rootOf("3"), name: "Cube root" }, "cbrt"),
    ),
    either(
      call({ label: "log", name: "Logarithm to base 10" }, "log"),
      key("function", { ...raised("10", "x"), name: "Ten to the power" }, { type: "constant", name: "10^" }),
    ),
    either(
      call({ label: "ln", name: "Natural logarithm" }, "ln"),
      key("function", { ...raised("e", "x"), name: "e to the power" }, { type: "constant", name: "e^" }),
    ),

    postfix({ label: "1/x", name: "Reciprocal" }, "^-1"),
    postfix({ label: "n!", name: "Factorial", shortcut: "!" }, "!"),
    operator("function", { label: "nCr", name: "Combinations" }, "nCr"),
    operator("function", { label: "nPr", name: "Permutations" }, "nPr"),
    operator("function", { label: "mod", name: "Remainder" }, "mod"),

    call({ label: "|x|", name: "Absolute value" }, "abs"),
    call({ ...LOG_B, name: "Logarithm to any base, number first" }, "logb"),
    postfix({ label: "%", name: "Percent", shortcut: "%" }, "%"),
    key("function", { label: "EE", name: "Times ten to the power" }, { type: "exponent" }),
    key("function", { label: ";", name: "Next value", shortcut: ";" }, { type: "insert", text: ";" }),
  ];
}
