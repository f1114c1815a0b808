import { pluralize } from "../core/locale/locale.ts";
import type { OutputDeclaration } from "../kit/calculator/define.ts";
import type { CalculatorView } from "../run/calculator-view.ts";
import { formatOutput, type ValueContext } from "../run/format/format-output.ts";
import type { GivenValue } from "./carried-entry.ts";

export const declaredOutput = (
  { outputs, lists }: Pick<CalculatorView, "outputs" | "lists">,
  id: string,
): OutputDeclaration | undefined =>
  Object.hasOwn(outputs, id) ? outputs[id] : Object.hasOwn(lists, id) ? lists[id] : undefined;

/** Formats an output for reading: "1,240 cfm", "8 rooms". */
export function writtenOutput(value: GivenValue, output: OutputDeclaration, context: ValueContext): string {
  if (typeof value === "object")
    return pluralize(value.length, { one: "1 row", other: `${value.length} ${output.label.toLowerCase()}` });
  return "format" in output ? formatOutput(value, output.format, context) : "";
}
