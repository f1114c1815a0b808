import type { CompiledParameter } from "../../units/compile.ts";
import { type Converted, convert, defaultParameters, isRational } from "../../units/convert.ts";
import type { ConverterLaws, ParameterValues } from "../../units/law.ts";
import type { Conversion } from "./conversion.ts";

type ParameterizedConversion = Pick<Conversion, "converter" | "from" | "to" | "parameters">;

/** Lists the parameters that a conversion depends on: the density, from cups to grams. */
export function settingsOf(
  { converter, from, to, parameters: overrides }: ParameterizedConversion,
  value: Converted,
  laws: ConverterLaws | undefined,
): readonly CompiledParameter[] {
  const parameters = { ...defaultParameters(converter), ...overrides };
  const resultWith = (values: ParameterValues): string => {
    const result = convert(converter, { value, from, to, parameters: values }, laws);
    return result.ok ? textOf(result.value) : "";
  };
  const result = resultWith(parameters);
  return converter.parameters.filter((parameter) => {
    const other = otherValue(parameter, parameters[parameter.id] ?? parameter.default);
    return other !== undefined && resultWith({ ...parameters, [parameter.id]: other }) !== result;
  });
}

const textOf = (value: Converted): string => (isRational(value) ? `${value.n}/${value.d}` : String(value));

function otherValue({ presets, min, max, fixed }: CompiledParameter, value: number): number | undefined {
  const preset = presets?.find((each) => each.value !== value)?.value;
  return fixed ? preset : [preset, min, max].find((each) => each !== undefined && each !== value);
}

/** Formats "Ingredient density: Water." */
export function settingText(
  { id, label, unit, presets, default: usual }: CompiledParameter,
  values: ParameterValues | undefined,
): string {
  const value = values?.[id] ?? usual;
  const name = presets?.find((preset) => preset.value === value)?.label;
  return `${label}: ${name ?? `${value} ${unit}`.trim()}.`;
}
