import type { Call } from "../phrases/define.ts";

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
