import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import { formatConverted } from "../../lib/units/format.ts";
import * as R from "../../lib/units/rational.ts";
import { unitNames } from "../../lib/units/unit-names.ts";
import { type ConversionRecord, convertRecord } from "../../lib/verification/conversion-cases.ts";
import { conversionsOf } from "../../lib/verification/oracles.ts";
import { countDigits } from "../../lib/verification/verified-case.ts";
import { type Call, type Library, libraries } from "../bench/conversion-libraries.ts";
import type { LibraryAnswer } from "./classify.ts";

/** Conversion with a decimal result. */
export interface ConversionCase {
  record: ConversionRecord;
  expected: R.Rational;
  /** Digits that the source prints. */
  digits: number;
}

/** The converter of pipes reads a table of sizes, which have names of lengths. */
const TABLES = new Set(["pipe-size"]);

/**
 * All conversions of the oracle files with a decimal result, but for units by convention, such as a year of 365.2425 days:
 * another convention is not wrong.
 */
export const conversionCases = (): ConversionCase[] =>
  converters.flatMap(({ slug }) =>
    conversionsOf(slug).flatMap((record) => {
      if (TABLES.has(slug) || [record.from, record.to].some((id) => isConvention(slug, id))) return [];
      const expected = typeof record.expected === "string" ? R.parseDecimal(record.expected) : undefined;
      return expected ? [{ record, expected, digits: countDigits(String(record.expected)) }] : [];
    }),
  );

function isConvention(slug: string, id: string): boolean {
  const declaration = findConverter(slug);
  return (
    declaration !== undefined && findUnit(compiledConverter(declaration), id)?.exactness === "convention"
  );
}

/** Converts as the site does, to 15 digits. */
export async function convertHere({ record }: ConversionCase): Promise<LibraryAnswer> {
  const result = await convertRecord(record);
  return result.ok ? { text: formatConverted(result.value, { significant: 15 }).plain } : "refused";
}

/** Names that libraries have for scales of temperature. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  celsius: ["degC", "tempC"],
  fahrenheit: ["degF", "tempF"],
  kelvin: ["K", "tempK"],
  rankine: ["degR", "tempR"],
};

const RAISED: Readonly<Record<string, string>> = { "²": "2", "³": "3", "⁴": "4", µ: "u", μ: "u", "·": "*" };
const plainName = (name: string): string => name.replace(/[²³⁴µμ·]/g, (sign) => RAISED[sign] ?? sign);

/** Lists the names of a unit, and their spellings without special characters. */
function namesOf(tool: string, id: string): readonly string[] {
  const declaration = findConverter(tool);
  if (!declaration) return [];
  const key = `${tool}/${id}`;
  const cached = namesByUnit.get(key);
  if (cached) return cached;
  const { exact } = unitNames(compiledConverter(declaration));
  const names = [...exact].flatMap(([name, unit]) => (unit === id ? [name, plainName(name)] : []));
  const all = [...new Set([...(tool === "temperature" ? (SCALES[id] ?? []) : []), ...names])];
  namesByUnit.set(key, all);
  return all;
}
const namesByUnit = new Map<string, readonly string[]>();

/** Relative difference up to which a name means the same unit. */
const SAME_UNIT = 0.01;

/**
 * Converts with a library by any of the units’ names that it knows; its best answer counts. Unsupported if it knows none, or means
 * other units by them.
 */
export function convertWith(library: Library, { record, expected }: ConversionCase): LibraryAnswer {
  const call = libraries[library];
  const value = Number(record.value);
  if (record.parameters || !Number.isFinite(value)) return "unsupported";
  let best: { text: string; error: number } | undefined;
  const [from, to] = [record.from, record.to].map((id) => knownNames(library, call, record.tool, id));
  for (const a of from ?? [])
    for (const b of to ?? []) {
      const answer = attempt(() => call(value, a, b));
      if (answer === undefined || !Number.isFinite(answer)) continue;
      const wanted = R.toNumber(expected);
      const error = wanted === 0 ? Math.abs(answer) : Math.abs(answer / wanted - 1);
      if (error < (best?.error ?? SAME_UNIT)) best = { text: String(answer), error };
    }
  return best ? { text: best.text } : "unsupported";
}

function attempt(run: () => number): number | undefined {
  try {
    return Number(run());
  } catch {
    return undefined;
  }
}

const knownByLibrary = new Map<string, readonly string[]>();

/** Lists the names of a unit that a library reads. */
function knownNames(library: Library, call: Call, tool: string, id: string): readonly string[] {
  const key = `${library} ${tool}/${id}`;
  const names =
    knownByLibrary.get(key) ??
    namesOf(tool, id).filter((name) => attempt(() => call(1, name, name)) !== undefined);
  knownByLibrary.set(key, names);
  return names;
}
