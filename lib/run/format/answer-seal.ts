import { roundTo } from "../../core/numeric/round.ts";
import { toSignificant } from "../../core/numeric/text.ts";
import { type Seal, sealOfNumber } from "../../core/sources/seal.ts";
import type { Answer, OutputValue, ValueFormat } from "../../kit/calculator/computation.ts";
import type { FigureDeclaration } from "../../kit/calculator/define.ts";
import type { CalculatorView } from "../calculator-view.ts";
import { figureIn } from "../output-lists.ts";
import type { ValueContext } from "./format-output.ts";
import { DURATION_DECIMALS, PERCENT_DECIMALS, QUANTITY_DIGITS } from "./format-value.ts";

/** Returns the seal of a figure as it is displayed: exact only if neither computation nor display dropped digits. */
export function sealOfFigure(
  view: Pick<CalculatorView, "seal">,
  figure: FigureDeclaration,
  { answer, id, context }: { answer: Pick<Answer, "outputs" | "rounded">; id: string; context: ValueContext },
): Seal {
  const value = figureIn(answer, id);
  const isRounded =
    answer.rounded?.includes(id) === true ||
    (value !== undefined && losesDigits(value, figure.format, context));
  return sealOfNumber(figure.seal ?? view.seal, isRounded);
}

/** Relative difference below which doubles differ only by rounding. */
const NOISE = 4 * Number.EPSILON;

function losesDigits(value: OutputValue, format: ValueFormat, context: ValueContext): boolean {
  if (typeof value === "string" || !Number.isFinite(value)) return false;
  const displayed = displayedNumber(value, format, context);
  return (
    displayed !== undefined &&
    Math.abs(displayed.rounded - displayed.value) > NOISE * Math.abs(displayed.value)
  );
}

/** Returns a number as its format displays it (`formatValue`); undefined for texts and days. */
function displayedNumber(
  value: number,
  format: ValueFormat,
  { currency, quantities }: ValueContext,
): { value: number; rounded: number } | undefined {
  switch (format.kind) {
    case "money":
      return { value, rounded: roundTo(value, currency.decimals) };
    case "percent":
      return { value, rounded: roundAs(value, { decimals: format.upTo ?? PERCENT_DECIMALS, ...format }) };
    case "number":
      return {
        value,
        rounded: roundAs(value, { ...(format.upTo !== undefined && { decimals: format.upTo }), ...format }),
      };
    case "quantity": {
      const converted = quantities(format).fromBase(value);
      return { value: converted, rounded: roundAs(converted, { ...QUANTITY_DIGITS, ...format }) };
    }
    case "duration":
      return { value, rounded: roundTo(value, DURATION_DECIMALS) };
    case "years":
      return { value, rounded: Math.round(value * 12) / 12 };
    case "count":
    case "text":
      return { value, rounded: roundAs(value, {}) };
    case "day":
    case "hour":
      return undefined;
  }
}

const USUAL_DIGITS = 10;

function roundAs(
  value: number,
  { decimals, significant }: { decimals?: number; significant?: number },
): number {
  if (value === 0) return value;
  return decimals === undefined
    ? toSignificant(value, significant ?? USUAL_DIGITS)
    : roundTo(value, decimals);
}

/**
 * Returns the main source of an answer’s figure: the source that it names, otherwise that of the first step, or the
 * calculator’s first.
 */
export function sourceOfAnswer(
  { formulas, sources }: Pick<CalculatorView, "formulas" | "sources">,
  { steps }: { steps: Answer<unknown>["steps"] },
  figure: Pick<FigureDeclaration, "source">,
): string | undefined {
  const [step] = steps;
  const cited = step && "formula" in step ? formulas[step.formula]?.source : undefined;
  const named = sources.find(({ id }) => id === figure.source);
  const source = named ?? sources[0];
  return (named ? undefined : cited) ?? (source && [source.title, source.edition].filter(Boolean).join(", "));
}
