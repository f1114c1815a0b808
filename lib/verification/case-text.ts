import type { RawInput } from "../kit/fields/entry.ts";
import { displayText, superscript } from "../units/figures.ts";
import { formatAmount } from "../units/format.ts";
import type { OutputLabel } from "./calculator-cases.ts";
import { messages } from "./messages.ts";
import type { Check, CheckedValue, Tolerance } from "./verified-case.ts";

const DIGITS = { significant: 15 };

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/;

/** Formats a checked value for reading; a decimal keeps the zeros that its source prints. */
export function valueText(value: CheckedValue): string {
  if (typeof value === "number") return formatAmount(value, DIGITS).display;
  return PLAIN_NUMBER.test(value) ? displayText(value.replace("e+", "e")) : value;
}

/** Describes the agreement that counts as right. */
export function toleranceText(tolerance: Tolerance): string {
  if (tolerance === "exact") return messages.sameText;
  if ("significantDigits" in tolerance) return messages.digits(tolerance.significantDigits);
  const { relative } = tolerance;
  if (relative === 0) return messages.sameNumber;
  const power = Math.floor(Math.log10(relative) + 1e-9);
  const factor = Number((relative / 10 ** power).toPrecision(3));
  const powerText = `10${superscript(power)}`;
  return messages.relative(factor === 1 ? powerText : `${factor} × ${powerText}`);
}

/** Formats the inputs of a case in one line: "Loan amount 12,000 · Interest rate 9". */
export const inputsText = (
  inputs: Readonly<Record<string, RawInput>>,
  labels: Readonly<Record<string, string>>,
): string =>
  Object.entries(inputs)
    .map(([id, input]) => `${labels[id] ?? id}: ${inputText(input)}`)
    .join(" · ");

function inputText(input: RawInput): string {
  if (typeof input !== "object") return String(input);
  if (isRows(input))
    return input
      .map(
        (row) =>
          `(${Object.entries(row)
            .map(([id, cell]) => `${id} ${inputText(cell)}`)
            .join(", ")})`,
      )
      .join(" ");
  return `${input.value} ${input.unit}`;
}

const isRows = (input: RawInput & object): input is Exclude<typeof input, { unit: string }> =>
  Array.isArray(input);

/** Returns the label of a check: "Length, row 2", with the unit of its number. */
export function checkLabel(name: string, outputs: Readonly<Record<string, OutputLabel>>): string {
  const direct = outputs[name];
  if (direct) return labelText(direct);
  const [id = "", row, ...column] = name.split(".");
  if (row === "length") return messages.rows(outputs[id]?.label ?? id);
  const output = outputs[[id, ...column].join(".")];
  return output && row !== undefined ? messages.inRow(labelText(output), Number(row) + 1) : name;
}

const labelText = ({ label, unit }: OutputLabel): string => (unit ? `${label} (${unit})` : label);

/** Parts of a computed value as displayed. */
export interface Agreement {
  /** Digits that agree with the expected value. */
  agreeing: string;
  /** Digits beyond those of the expected value, or beyond its rounding. */
  rest: string;
  /** Power of ten. */
  power: string;
}

/** Splits a computed value into the digits that its expected value confirms, the others, and the power of ten. */
export function splitAgreement({ expected, computed = "", tolerance }: Check): Agreement {
  const [wanted, actual] = [valueText(expected), valueText(computed)];
  const powerAt = actual.indexOf(" × 10");
  const digits = powerAt < 0 ? actual : actual.slice(0, powerAt);
  const power = powerAt < 0 ? "" : actual.slice(powerAt);
  const end =
    typeof tolerance === "object" && "significantDigits" in tolerance
      ? endOfDigits(digits, tolerance.significantDigits)
      : commonLength(wanted, actual);
  return { agreeing: digits.slice(0, end), rest: digits.slice(end), power };
}

function commonLength(a: string, b: string): number {
  let end = 0;
  while (end < a.length && a[end] === b[end]) end += 1;
  return end;
}

/** Returns the index after a number’s significant digits, or its length if it has fewer. */
function endOfDigits(text: string, significantDigits: number): number {
  let count = 0;
  for (const [index, character] of [...text].entries()) {
    const isSignificant = /\d/.test(character) && (count > 0 || character !== "0");
    if (isSignificant) count += 1;
    if (count === significantDigits) return index + 1;
  }
  return text.length;
}
