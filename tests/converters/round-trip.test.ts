import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Failure, firstProblem } from "../../lib/core/result/result.ts";
import type { CompiledUnit } from "../../lib/units/compile.ts";
import { type Amount, type Converted, convert, isRational, isTextUnit } from "../../lib/units/convert.ts";
import { formatAmount } from "../../lib/units/format.ts";
import * as R from "../../lib/units/rational.ts";
import { loadTools, type Tool } from "./load.ts";

const tools = await loadTools();
const SENTENCE = /^[\p{Lu}\d“].{8,}\.$/u;

/** Values of the units that are counted in texts or in whole steps. */
const STARTS: Readonly<Record<string, Amount | string>> = {
  "pipe-size/nps": "2",
  "pipe-size/dn": "50",
  "pipe-size/outside-diameter-millimeter": 60.3,
  "pipe-size/outside-diameter-inch": 2.375,
  "wire-gauge/awg": "12",
  "wire-gauge/swg": "12",
  "number-base/roman": "CI",
  "number-base/bcd": "0001 0000 0001",
  "wind-speed/beaufort": R.rational(3n),
  "wind-speed/fujita": R.rational(3n),
  "wind-speed/torro": R.rational(3n),
};
const TEXT_START = "101";
const STEPS = new Set(["wind-speed/beaufort", "wind-speed/fujita", "wind-speed/torro"]);
/** Laws that drop the last bits on purpose. */
const ROUNDED_TO: Readonly<Record<string, number>> = { "signal-level": 1e-12 };

/** Result of a conversion there and back. */
type Outcome = "exact" | "close" | "step" | "refused" | { broken: string };

const isExact = ({ law }: CompiledUnit): boolean => ["linear", "affine", "reciprocal"].includes(law.kind);
const isSameText = (a: Converted, b: Converted): boolean => typeof a === "string" && a === b;
const numberOf = (value: Converted): number => (isRational(value) ? R.toNumber(value) : Number(value));
const textOf = (value: Converted): string =>
  typeof value === "string" ? value : formatAmount(value, { significant: 15 }).plain;
const within = (a: Converted, b: Converted, absolute = 0): boolean => {
  const [x, y] = [numberOf(a), numberOf(b)];
  return Math.abs(x - y) <= 1e-9 * Math.max(Math.abs(x), Math.abs(y)) + absolute;
};

function roundTrip(tool: Tool, value: Amount | string, from: CompiledUnit, to: CompiledUnit): Outcome {
  const { compiled, laws } = tool;
  const go = (start: Converted, a: CompiledUnit, b: CompiledUnit) =>
    convert(compiled, { value: start, from: a.id, to: b.id }, laws);
  const there = go(value, from, to);
  const back = there.ok ? go(there.value, to, from) : there;
  if (!there.ok || !back.ok) {
    const { message } = firstProblem((there.ok ? back : there) as Failure);
    return SENTENCE.test(message) ? "refused" : { broken: `“${message}”` };
  }
  const path = `${textOf(value)} → ${textOf(there.value)} → ${textOf(back.value)}`;
  if (isExact(from) && isExact(to) && isRational(value)) {
    return isRational(back.value) && R.compare(back.value, value) === 0 ? "exact" : { broken: path };
  }
  const steps = [from, to].filter((unit) => STEPS.has(`${compiled.slug}/${unit.id}`)).length;
  // Bands of one scale overlap several of another: there is no way back between two of them.
  if (steps === 2) return Number.isInteger(numberOf(back.value)) ? "step" : { broken: path };
  if (steps > 0 || isTextUnit(from, laws) || isTextUnit(to, laws)) {
    // A size or a step stands for a range of values: the second way there must end where the first did.
    const again = go(back.value, from, to);
    const same = again.ok && (isSameText(again.value, there.value) || within(again.value, there.value));
    return same ? "step" : { broken: `${path} → elsewhere` };
  }
  // Error of the last places of the double in between: a gauge pressure near vacuum is mostly the ambient pressure.
  const lastPlaces = [-16, 16].map((units) => {
    const nudged = go(numberOf(there.value) * (1 + units * Number.EPSILON), to, from);
    return nudged.ok ? Math.abs(numberOf(nudged.value) - numberOf(back.value)) : 0;
  });
  const allowed = Math.max(...lastPlaces, ROUNDED_TO[compiled.slug] ?? 0);
  return within(back.value, value, allowed) ? "close" : { broken: path };
}

const startOf = ({ compiled, laws }: Tool, unit: CompiledUnit): Amount | string =>
  STARTS[`${compiled.slug}/${unit.id}`] ?? (isTextUnit(unit, laws) ? TEXT_START : R.rational(37n, 4n));

/** A hundred thousand conversions: seconds on a free machine, more on one that others share. */
describe("there and back", () => {
  it("gives the value again for every ordered pair of units, or refuses it with a sentence", () => {
    const seen = { exact: 0, close: 0, step: 0, refused: 0 };
    const broken: string[] = [];
    for (const tool of tools) {
      for (const from of tool.compiled.units) {
        const value = startOf(tool, from);
        for (const to of tool.compiled.units) {
          const outcome = roundTrip(tool, value, from, to);
          if (typeof outcome === "string") seen[outcome] += 1;
          else broken.push(`${tool.compiled.slug}: ${from.id} → ${to.id}: ${outcome.broken}`);
        }
      }
    }
    expect(broken).toEqual([]);
    const pairs = tools.reduce((sum, { compiled }) => sum + compiled.units.length ** 2, 0);
    expect(seen.exact + seen.close + seen.step + seen.refused).toBe(pairs);
    expect(seen.exact).toBeGreaterThan(78_000);
    expect(seen.close).toBeGreaterThan(800);
    expect(seen.step).toBeGreaterThan(250);
    expect(seen.refused).toBeLessThan(1_500);
  });

  it("gives any value again between any two units", () => {
    const decimal = fc
      .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: -8, max: 12 }))
      .map(([digits, exponent]) => R.parseRatio(`${digits}e${exponent}`));
    const double = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((x) => Math.abs(x) > 1e-8);
    // Beyond these an arc tangent or a saturating law has no digits of a double left to come back with.
    const moderate = fc
      .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -2, max: 0 }))
      .map(([digits, exponent]) => R.parseRatio(`${digits}e${exponent}`));
    const bySlug = new Map(tools.map((tool) => [tool.compiled.slug, tool]));
    const pair = fc.record({ slug: fc.constantFrom(...bySlug.keys()), from: fc.nat(), to: fc.nat() });
    let checked = 0;
    fc.assert(
      fc.property(
        pair,
        fc.oneof(decimal, double),
        moderate,
        fc.nat({ max: 200 }),
        (ends, any, mild, small) => {
          const tool = bySlug.get(ends.slug);
          const units = tool?.compiled.units ?? [];
          const [from, to] = [units[ends.from % units.length], units[ends.to % units.length]];
          if (!tool || !from || !to) throw new Error(`${ends.slug} has no units`);
          const text = isTextUnit(from, tool.laws);
          const whole = STEPS.has(`${ends.slug}/${from.id}`);
          const value = text
            ? String(small)
            : whole
              ? R.rational(BigInt(small))
              : isExact(from) && isExact(to)
                ? any
                : mild;
          const outcome = roundTrip(tool, value, from, to);
          if (typeof outcome !== "string") throw new Error(`${from.id} → ${to.id}: ${outcome.broken}`);
          if (outcome !== "refused") checked += 1;
        },
      ),
      { numRuns: 20_000 },
    );
    expect(checked).toBeGreaterThan(5_000);
  });
});
