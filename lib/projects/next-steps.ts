import type { Onward } from "../catalog/next-calculators.ts";
import type { WrittenAnswer } from "../kit/calculator/computation.ts";
import { inOneUnit } from "../kit/fields/quantity-format.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import { inputsAddress } from "../run/address/inputs-address.ts";
import type { CalculatorView } from "../run/calculator-view.ts";
import type { ValueContext } from "../run/format/format-output.ts";
import { type GivenValue, roundedText } from "./carried-entry.ts";
import { declaredOutput, writtenOutput } from "./given-output.ts";
import type { ProjectInputs } from "./project.ts";

/** Result that another calculator can use now. */
export interface NextStep {
  onward: Onward;
  what: string;
  inputs: ProjectInputs;
}

/** Lists the targets of an answer’s results. */
export const nextSteps = (
  view: Pick<CalculatorView, "onward" | "outputs" | "lists">,
  answer: WrittenAnswer,
  context: ValueContext,
  system: UnitSystem,
): NextStep[] =>
  view.onward.flatMap((onward) => {
    const output = declaredOutput(view, onward.output);
    const value = answer.outputs[onward.output];
    if (!output || value === undefined) return [];
    const inputs = {
      ...onward.source.with,
      [onward.field]: carriedInput(onward, output, value, context, system),
    };
    return [{ onward, what: `${output.label}: ${writtenOutput(value, output, context)}`, inputs }];
  });

/** Converts a figure or a list, each quantity in a unit that both calculators have. */
function carriedInput(
  { output, source, units }: Onward,
  declared: NonNullable<ReturnType<typeof declaredOutput>>,
  value: GivenValue,
  context: ValueContext,
  system: UnitSystem,
): ProjectInputs[string] {
  type Format = Extract<typeof declared, { format: unknown }>["format"];
  const cell = (value: number | string, format: Format, name: string) => {
    if (typeof value === "string") return value;
    if (format.kind !== "quantity") return roundedText(value);
    const unit =
      format.systems[system].find((each) => units[name]?.includes(each)) ?? format.systems[system][0];
    return { value: roundedText(context.quantities(inOneUnit(format, unit)).fromBase(value)), unit };
  };
  if ("format" in declared) return typeof value === "object" ? [] : cell(value, declared.format, output);
  if (typeof value !== "object") return [];
  const rows = value.map((record) => ({
    ...source.row,
    ...Object.fromEntries(
      Object.entries(source.columns ?? {}).flatMap(([id, column]) => {
        const [value, format] = [record[column], declared.columns[column]?.format];
        return value === undefined || !format ? [] : [[id, cell(value, format, column)]];
      }),
    ),
  }));
  return [...(source.before ?? []), ...rows];
}

export const onwardPath = ({ onward: { calculator }, inputs }: NextStep, system: UnitSystem): string =>
  inputsAddress(calculator, inputs, system);
