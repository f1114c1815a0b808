import type { Call } from "../phrases/define.ts";
import type { FrameValues } from "./frame.ts";

/** Formats a value of the question with its unit symbol, for a formula: "100 gpm". */
export function valueText(match: FrameValues, slot: string): string | undefined {
  const value = match.value(slot);
  if (value?.kind === "percent") return `${value.text}%`;
  if (value?.kind !== "quantity") return match.text(slot);
  const units = match.question.quantityOf(value.slug)?.units;
  return `${value.text} ${units?.find(({ id }) => id === value.unit)?.symbol ?? ""}`.trim();
}

/**
 * Returns a call that solves a formula of physics. `values` are texts with units, by symbol; `unit` is that
 * of the result.
 */
export const formulaCall = (
  formula: string,
  solve: string,
  values: Readonly<Record<string, string | undefined>>,
  { note, unit }: { note?: string | undefined; unit?: string | undefined } = {},
): Call => ({
  kind: "call",
  calculator: "physics",
  input: {
    formula,
    solve,
    values: Object.entries(values)
      .flatMap(([symbol, value]) => (value === undefined ? [] : [`${symbol} = ${value}`]))
      .join("; "),
    ...(unit !== undefined && { unit }),
  },
  ...(note !== undefined && { focus: { note } }),
});
