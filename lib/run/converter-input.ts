import type { CompiledConverter, CompiledUnit } from "../units/compile.ts";
import { type Amount, type Converted, convert, isTextUnit, parameterProblem } from "../units/convert.ts";
import { findUnit } from "../units/find-unit.ts";
import { type Digits, formatConverted } from "../units/format.ts";
import { type ConverterLaws, Failure, type ParameterValues } from "../units/law.ts";
import * as messages from "../units/messages.ts";
import { readValue, type ValueReading } from "../units/read-value.ts";
import { parameterMissing } from "./messages.ts";

/** Parses the raw input as a value of the unit. */
export function readInput(
  converter: CompiledConverter,
  text: string,
  unit: CompiledUnit,
  laws?: ConverterLaws,
  parameters?: ParameterValues,
): ValueReading<Amount | string> {
  if (!isTextUnit(unit, laws)) return readValue(text, converter, unit.id, laws, parameters);
  const trimmed = text.trim();
  if (trimmed === "") return { ...new Failure(messages.valueMissing), empty: true };
  return trimmed.length > 400 ? new Failure(messages.tooLong(400)) : { ok: true, value: trimmed };
}

/** Context of a conversion other than its units. */
export interface Setting {
  parameters?: ParameterValues;
  digits?: Digits;
  laws?: ConverterLaws | undefined;
}

/** Converts a text; undefined if it has no counterpart. */
export function convertedOf(
  converter: CompiledConverter,
  text: string,
  from: string,
  to: string,
  { parameters = {}, laws }: Setting = {},
): Converted | undefined {
  const unit = findUnit(converter, from);
  const input = unit && readInput(converter, text, unit, laws, parameters);
  if (!input?.ok) return undefined;
  const converted = convert(converter, { value: input.value, from, to, parameters }, laws);
  return converted.ok ? converted.value : undefined;
}

/** Formats the result of a text; undefined without one. */
export function resultOf(
  converter: CompiledConverter,
  text: string,
  from: string,
  to: string,
  setting: Setting = {},
): string | undefined {
  const value = convertedOf(converter, text, from, to, setting);
  return value === undefined ? undefined : formatConverted(value, setting.digits).display;
}

/** Parses parameters, and collects the problems of invalid ones. */
export function readParameters(
  converter: CompiledConverter,
  texts: Readonly<Record<string, string>>,
): { parameters: ParameterValues; problems: Record<string, string> } {
  const parameters: Record<string, number> = {};
  const problems: Record<string, string> = {};
  for (const parameter of converter.parameters) {
    const text = (texts[parameter.id] ?? String(parameter.default))
      .trim()
      .replace(/^−/, "-")
      .replace(",", ".");
    const value = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    const message = text === "" ? parameterMissing(parameter.label) : parameterProblem(parameter, value);
    if (message) problems[parameter.id] = message;
    else parameters[parameter.id] = value;
  }
  return { parameters, problems };
}
