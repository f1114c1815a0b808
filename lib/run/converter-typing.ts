import { readPhrase } from "../catalog/search/phrase.ts";
import { type Result, success } from "../core/result/result.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { convert, isTextUnit } from "../units/convert.ts";
import { findUnit } from "../units/find-unit.ts";
import { type Digits, formatConverted, MAX_SIGNIFICANT } from "../units/format.ts";
import type { ConverterLaws, ParameterValues } from "../units/law.ts";
import { typedUnit } from "../units/typed-unit.ts";
import { MAX_VALUE_LENGTH } from "../units/value-length.ts";
import { readInput } from "./converter-input.ts";

/** Context of a conversion other than its two units. */
interface Setting {
  laws: ConverterLaws | undefined;
  parameters: ParameterValues;
  digits: Digits;
}

/** Returns the unit that an entered text sets, and its number; undefined if values are texts. */
export function unitSetBy(
  converter: CompiledConverter,
  text: string,
  unit: string,
  laws: ConverterLaws | undefined,
): { id: string; number?: string } | undefined {
  const currentUnit = findUnit(converter, unit);
  return currentUnit && !isTextUnit(currentUnit, laws) ? typedUnit(text, converter) : undefined;
}

/** Returns the conversion that a text fully describes: "10 miles to km". */
export function conversionTyped(
  converter: CompiledConverter,
  text: string,
): { text: string; from: string; to: string } | undefined {
  const [conversion] = text.length > MAX_VALUE_LENGTH ? [] : readPhrase(text, [converter]);
  return conversion && conversion.from !== conversion.to
    ? { text: conversion.value, from: conversion.from, to: conversion.to }
    : undefined;
}

/**
 * Returns the value of `from` for a result entered in `to`: the shortest, from the displayed digits on, that
 * yields the same result. Empty for an empty text.
 */
export function valueBehind(
  converter: CompiledConverter,
  text: string,
  { from, to }: { from: string; to: string },
  { laws, parameters, digits }: Setting,
): Result<string> {
  const unit = findUnit(converter, to);
  const input = unit && readInput(converter, text, unit, laws, parameters);
  if (!input) throw new RangeError(`No unit ${to} in ${converter.slug}`);
  if (!input.ok) return input.empty ? success("") : input;
  const back = convert(converter, { value: input.value, from: to, to: from, parameters }, laws);
  if (!back.ok) return back;
  if (typeof back.value === "string") return success(back.value);

  const wanted = formatConverted(input.value, digits).plain;
  let value = "";
  for (let significant = SHORTEST; significant <= MAX_SIGNIFICANT; significant += 1) {
    value = formatConverted(back.value, { significant }).plain;
    const source = findUnit(converter, from);
    const read = source && readInput(converter, value, source, laws, parameters);
    const there = read?.ok
      ? convert(converter, { value: read.value, from, to, parameters }, laws)
      : undefined;
    if (there?.ok && formatConverted(there.value, digits).plain === wanted) break;
  }
  return success(value);
}

/** Minimum significant digits of such a value, if it has as many. */
const SHORTEST = 10;
