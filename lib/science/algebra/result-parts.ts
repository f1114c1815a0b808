import type { FormulaTree } from "../../kit/formulas/tree.ts";
import {
  decimalText,
  equation,
  fitsFormula,
  fullTree,
  isLong,
  isRounded,
  numberTree,
  type Style,
  shortDecimal,
  valueTree,
  word,
} from "./expressions/expression-tree.ts";
import { messages } from "./messages.ts";
import { angleOf, sizeOf } from "./numbers/complex-functions.ts";
import {
  isComplex,
  isExact,
  isTiny,
  type Num,
  over,
  type RealNum,
  realCall,
  times,
  toDouble,
  whole,
} from "./numbers/numbers.ts";
import { numberValue, type Value } from "./numbers/value.ts";
import type { Part, PlainNumber } from "./part.ts";

/** Returns a number for programs: the nearest doubles. Numbers beyond them exist only as text. */
export function plainNumber(x: Num): PlainNumber {
  return isComplex(x) ? { re: toDouble(x.re), im: isTiny(x.im) ? 0 : toDouble(x.im) } : toDouble(x);
}

export function plainValue(value: Value): NonNullable<Part["value"]> {
  if (value.kind === "number") return plainNumber(value.value);
  if (value.kind === "vector") return value.items.map(plainNumber);
  return value.rows.map((row) => row.map(plainNumber));
}

const numbersOf = (value: Value): readonly Num[] =>
  value.kind === "number" ? [value.value] : value.kind === "vector" ? value.items : value.rows.flat();

/** Returns the numbers of a line for programs, and whether all are displayed exactly. */
const valueFields = (value: Value): Pick<Part, "value" | "exact"> => ({
  value: plainValue(value),
  ...(!numbersOf(value).some(isRounded) && { exact: true }),
});

/** Returns the other form of a number: "≈ 0.333333333333", or the fraction of a decimal. */
export function alsoOf(x: Num, style: Style): string | undefined {
  if (isComplex(x)) return undefined;
  if (!isExact(x) || x.d === 1n) return undefined;
  const short = shortDecimal(x);
  if (style === "decimal" && short !== undefined)
    return isLong(x) ? undefined : `= ${x.n.toString().replace("-", "−")}/${x.d}`;
  if (isLong(x)) return undefined;
  return short === undefined ? `≈ ${decimalText(x)}` : `= ${short}`;
}

/** Formats a value after its name: "x = 3". */
export function namedPart(name: FormulaTree, x: Num, style: Style = "fraction"): Part {
  const also = alsoOf(x, style);
  return {
    tree: equation(name, numberTree(x, style), isExact(x) && isRounded(x) ? "≈" : "="),
    ...(also !== undefined && { also }),
    ...valueFields(numberValue(x)),
  };
}

export function labeledPart(label: string, value: Value, style: Style = "fraction"): Part {
  const also = value.kind === "number" ? alsoOf(value.value, style) : undefined;
  return {
    label,
    tree: valueTree(value, style),
    ...(also !== undefined && { also }),
    ...valueFields(value),
  };
}

const degreesOf = (radians: RealNum): string =>
  `${decimalText(over(times(radians, whole(180)), realCall("acos", whole(-1))))}°`;

export function numberPart(x: Num, style: Style): Part {
  const also = alsoOf(x, style);
  return { tree: numberTree(x, style), ...(also !== undefined && { also }), ...valueFields(numberValue(x)) };
}

/** Returns a value with secondary lines: the polar form of a complex number, all digits of a rounded one. */
export function valueParts(value: Value, style: Style): Part[] {
  if (value.kind !== "number") return [{ tree: valueTree(value, style), ...valueFields(value) }];
  const x = value.value;
  const main = numberPart(x, style);
  if (isComplex(x) && !isTiny(x.im)) {
    const [length, angle] = [sizeOf(x), angleOf(x)];
    return [
      main,
      { label: messages.numbers.polarForm, tree: word(`${decimalText(length)} ∠ ${degreesOf(angle)}`) },
      { label: messages.numbers.length, tree: numberTree(length), value: toDouble(length) },
      {
        label: messages.numbers.angle,
        tree: word(`${decimalText(angle)} rad`),
        also: `= ${degreesOf(angle)}`,
        value: toDouble(angle),
      },
    ];
  }
  if (isComplex(x) || !isExact(x) || !isLong(x)) return [main];
  if (x.d !== 1n)
    return isRounded(x) && fitsFormula(x)
      ? [
          { ...main, exact: true },
          { label: messages.numbers.exactly, tree: fullTree(x) },
        ]
      : [main];
  const digits = x.n.toString();
  return [
    { ...main, exact: true },
    {
      label: messages.numbers.exactlyWithDigits(digits.replace("-", "").length),
      tree: word(digits.replace("-", "−")),
    },
  ];
}
