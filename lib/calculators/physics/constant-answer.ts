import type { DataLoader } from "../../core/data/loader.ts";
import { capitalize } from "../../core/locale/locale.ts";
import { type PanelOutcome, rejectInput } from "../../kit/calculator/panel-api.ts";
import { apiMessages } from "./api-messages.ts";
import { findConstants } from "./constant-names.ts";
import { formatProduct, unitRatio } from "./constant-unit.ts";
import { superscript } from "./number-text.ts";

interface Constant {
  id: string;
  name: string;
  value: string;
  uncertainty?: string;
  goesOn?: true;
  unit?: string;
  isRounded?: true;
}

const MOST_CONSTANTS = 5;
const { errors, constant: constantMessages } = apiMessages;

/** Answers with the constants that match a text, the first of them in a unit if one is requested. */
export async function constantsFor(
  text: string,
  load: DataLoader,
  unit?: string,
): Promise<
  PanelOutcome<{ constants: { name: string; value: string; uncertainty: string; unit: string }[] }>
> {
  const { constants } = await load<{ constants: readonly Constant[] }>("constants", "constants");
  const matches = findConstants(constants, text).slice(0, MOST_CONSTANTS);
  const [published] = matches;
  if (!published) return rejectInput("constant", errors.constantUnknown(text.slice(0, 40)));
  const first = unit === undefined ? published : inUnit(published, unit);
  if (!first)
    return rejectInput(
      "unit",
      errors.constantUnitUnknown({ unit: `${unit?.slice(0, 40)}`, constant: published.name }),
    );
  const listed = [first, ...(unit === undefined ? matches.slice(1) : [])];
  return {
    ok: true,
    value: {
      constants: listed.map(({ name, value, uncertainty = "exact", unit = "1" }) => ({
        name,
        value,
        uncertainty,
        unit,
      })),
    },
    text: [lineOf(first), constantMessages.source],
    seal: first.uncertainty !== undefined ? "measured" : first.isRounded ? "rounded" : "exact",
  };
}

/** Formats a constant: "Planck constant = 6.62607015 × 10⁻³⁴ J/Hz (exact)". */
function lineOf({ name, value, goesOn, unit = "", uncertainty, isRounded }: Constant): string {
  const capitalized = capitalize(name);
  const equation = `${capitalized} = ${withPower(value)}${goesOn ? "…" : ""} ${unit}`.trim();
  if (uncertainty === undefined) return isRounded ? equation : constantMessages.exactValue(equation);
  return constantMessages.valueWithUncertainty({
    value: equation,
    uncertainty: `${withPower(uncertainty)} ${unit}`.trimEnd(),
  });
}

const MAX_DIGITS = 10;

/** Converts a constant to another unit, with at most ten of its certain digits. Undefined if the dimensions differ. */
function inUnit({ goesOn, ...constant }: Constant, unit: string): Constant | undefined {
  const symbol = formatProduct(unit);
  const ratio = unitRatio(constant.unit ?? "", symbol);
  if (ratio === undefined) return undefined;
  const [mantissa = ""] = constant.value.split("e");
  const published = mantissa.replace(/\D/g, "").length;
  // The table truncates endless decimals and rounds measured ones.
  const digits = goesOn ? published - 2 : constant.uncertainty === undefined ? MAX_DIGITS : published;
  const scaled = (value: string, precision: number): string =>
    (Number(value) * ratio).toExponential(Math.min(precision, MAX_DIGITS) - 1);
  return {
    ...constant,
    value: scaled(constant.value, digits),
    ...(constant.uncertainty !== undefined && { uncertainty: scaled(constant.uncertainty, 2) }),
    unit: symbol,
    isRounded: true,
  };
}

/** Formats "6.62607015e-34" as "6.62607015 × 10⁻³⁴". */
function withPower(text: string): string {
  const [mantissa = "", exponent] = text.split("e");
  if (exponent === undefined || Number(exponent) === 0) return mantissa;
  return `${mantissa} × 10${superscript(Number(exponent))}`;
}
