import { failure, type Result } from "../../core/result/result.ts";
import type { WrittenAnswer } from "../../kit/calculator/computation.ts";
import type { FigureDeclaration } from "../../kit/calculator/define.ts";
import { currencySymbol } from "../../kit/fields/currency.ts";
import { MAX_LENGTH } from "../../kit/fields/entry.ts";
import { timeMissing, tooLong } from "../../kit/fields/messages.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import { readDuration } from "../../kit/fields/read-time.ts";
import type { ValueFormat } from "../../kit/fields/value-format.ts";
import type { ValueContext } from "../../run/format/format-output.ts";
import { formatDuration } from "../../run/format/format-value.ts";
import { plainOutput } from "../../run/format/plain-output.ts";
import { figureIn } from "../../run/output-lists.ts";

export interface NumericFigure {
  id: string;
  label: string;
  format: ValueFormat;
  value: number;
}

const KINDS: readonly ValueFormat["kind"][] = ["money", "percent", "number", "count", "quantity", "duration"];

/** Lists the numeric figures of an answer, the headline first if it is one. */
export function numericFigures(
  outputs: Readonly<Record<string, FigureDeclaration>>,
  answer: WrittenAnswer,
): readonly NumericFigure[] {
  const figures = Object.entries(outputs).flatMap(([id, { label, format, primary }]) => {
    const value = figureIn(answer, id);
    return typeof value === "number" && Number.isFinite(value) && KINDS.includes(format.kind)
      ? [{ id, label, format, value, primary }]
      : [];
  });
  const headline = figures.findIndex(({ primary }) => primary);
  const ordered = headline > 0 ? [figures[headline], ...figures.toSpliced(headline, 1)] : figures;
  return ordered.flatMap((figure) => (figure ? [figure] : []));
}

export const inShownUnit = (value: number, format: ValueFormat, { quantities }: ValueContext): number =>
  format.kind === "quantity" ? quantities(format).fromBase(value) : value;

export const goalText = (value: number, format: ValueFormat, context: ValueContext): string =>
  format.kind === "duration"
    ? formatDuration(value).replaceAll(",", "")
    : plainOutput(value, format, context);

/** Returns the text before and after a goal in its field. */
export function goalUnit(
  format: ValueFormat,
  { currency, quantities }: ValueContext,
): { prefix?: string; suffix?: string } {
  switch (format.kind) {
    case "money":
      return { prefix: currencySymbol(currency) };
    case "percent":
      return { suffix: "%" };
    case "quantity": {
      const { symbol } = quantities(format);
      return symbol === "—" ? {} : { suffix: symbol };
    }
    case "number":
    case "count":
      return format.suffix ? { suffix: format.suffix } : {};
    default:
      return {};
  }
}

export function readGoal(text: string, format: ValueFormat): Result<number> {
  if (format.kind !== "duration") return readPlainNumber(text);
  if (text.length > MAX_LENGTH) return failure("", tooLong(MAX_LENGTH));
  if (text.trim() === "") return failure("", timeMissing);
  return readDuration(text);
}
