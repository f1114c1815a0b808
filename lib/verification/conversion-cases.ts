import { compiledConverter, findConverter } from "../catalog/converters.ts";
import { lawsOf } from "../catalog/law-loaders.ts";
import { firstProblem, type Result, success } from "../core/result/result.ts";
import { type Converted, convert, exactOf, isTextUnit } from "../units/convert.ts";
import { findUnit } from "../units/find-unit.ts";
import { readValue } from "../units/read-value.ts";
import { messages } from "./messages.ts";
import { type Check, checkDigits, checkText, type Source, type VerifiedCase } from "./verified-case.ts";

/** One value from a published table or an independent computation (tests/oracles/converters). */
export interface ConversionRecord {
  tool: string;
  from: string;
  to: string;
  value: string;
  parameters?: Record<string, number>;
  /** Digits as printed: ours must round to them. */
  expected: string | { error: true };
  origin: string;
}

/** Converts as the page does. @throws RangeError for an unknown converter or unit. */
export async function convertRecord(record: ConversionRecord): Promise<Result<Converted>> {
  const { tool, from, to, value, parameters } = record;
  const declaration = findConverter(tool);
  if (!declaration) throw new RangeError(`No converter ${tool}`);
  const converter = compiledConverter(declaration);
  const laws = await lawsOf(tool);
  const unit = findUnit(converter, from);
  if (!unit || !findUnit(converter, to)) throw new RangeError(`${tool}: no pair ${from} → ${to}`);
  const input = isTextUnit(unit, laws) ? success(value) : readValue(value, converter, from, laws, parameters);
  if (!input.ok) return input;
  return convert(converter, { value: input.value, from, to, ...(parameters && { parameters }) }, laws);
}

export async function verifyConversion(record: ConversionRecord, index: number): Promise<VerifiedCase> {
  const { from, to, value, parameters, origin } = record;
  return {
    id: `${index + 1}`,
    title: messages.conversion({ value, from, to }),
    inputs: { value, from, to, ...parameters },
    source: conversionSource(origin),
    checks: [checkConversion(record, await convertRecord(record))],
  };
}

function checkConversion({ expected }: ConversionRecord, result: Result<Converted>): Check {
  if (typeof expected !== "string") {
    const computed = result.ok ? undefined : firstProblem(result).message;
    return {
      name: "error",
      expected: messages.anError,
      computed,
      tolerance: "exact",
      passes: computed !== undefined,
    };
  }
  if (!result.ok) return checkText("result", expected, firstProblem(result).message);
  const { value } = result;
  return typeof value === "string"
    ? checkText("result", expected, value)
    : checkDigits("result", expected, exactOf(value));
}

/** Starts of origins that name a computation instead of a document. */
const COMPUTATIONS = /^(?:independent|GNU units \d)/i;

const conversionSource = (origin: string): Source => ({
  kind: COMPUTATIONS.test(origin) ? "independent" : "published",
  text: origin,
});
