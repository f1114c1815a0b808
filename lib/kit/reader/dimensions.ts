import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { parseFactor } from "../../units/factor.ts";
import { findUnit } from "../../units/find-unit.ts";
import * as R from "../../units/rational.ts";

/** Powers of the base units, without zeros: { m: 1, s: -1 }. An amount of money is { USD: 1 }. */
export type Dimension = Readonly<Record<string, number>>;

/** Converters that expressions use, in the order in which unit names are looked up. */
const SLUGS = (
  "length mass time volume area speed file-size data-transfer-rate force pressure energy power torque density acceleration " +
  "frequency volumetric-flow-rate mass-flow-rate line-load linear-density area-density unit-weight momentum spring-constant current " +
  "voltage resistance capacitance electric-charge amount-of-substance molarity dynamic-viscosity kinematic-viscosity " +
  "heat-flux thermal-conductivity luminous-flux illuminance"
).split(" ");

const SI: Readonly<Record<string, string>> = {
  Hz: "1/s",
  N: "kg·m/s²",
  Pa: "kg/(m·s²)",
  J: "kg·m²/s²",
  W: "kg·m²/s³",
  C: "A·s",
  V: "kg·m²/(A·s³)",
  Ω: "kg·m²/(A²·s³)",
  F: "A²·s⁴/(kg·m²)",
  lx: "lm/m²",
};
const EXPONENTS: Readonly<Record<string, number>> = { "²": 2, "³": 3, "⁴": 4 };

const cache = new Map<string, Dimension>();

function dimensionOf(symbol: string): Dimension {
  const cached = cache.get(symbol);
  if (cached) return cached;
  const [above = "", below = ""] = symbol.split("/");
  const dimension = (["1", above].includes("") ? [below] : [above, below]).reduce(
    (all: Dimension, part, place) =>
      part
        .replace(/[()]/g, "")
        .split("·")
        .filter((name) => name !== "" && name !== "1")
        .reduce((sum: Dimension, each) => {
          const name = each.replace(/[²³⁴]$/, "");
          const power = (EXPONENTS[each.slice(name.length)] ?? 1) * (place === 0 ? 1 : -1);
          const of = SI[name];
          return combineDimensions(sum, of === undefined ? { [name]: 1 } : dimensionOf(of), power);
        }, all),
    {},
  );
  cache.set(symbol, dimension);
  return dimension;
}

const isInBits = ({ base }: CompiledConverter): boolean => base.symbol === "bit/s";

/** Returns the dimension of a converter’s base unit; bytes count as bits. */
const baseDimension = (converter: CompiledConverter): Dimension =>
  dimensionOf(isInBits(converter) ? "B/s" : converter.base.symbol);

/** Returns the dimension of a product with a power of another. */
export const combineDimensions = (a: Dimension, b: Dimension, power: number): Dimension =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((name) => {
      const sum = (a[name] ?? 0) + power * (b[name] ?? 0);
      return sum === 0 ? [] : [[name, sum]];
    }),
  );

export const areEqual = (a: Dimension, b: Dimension): boolean =>
  Object.keys(combineDimensions(a, b, -1)).length === 0;

/** A product of units: its dimension, its factor to SI units, and the unit of a converter if it is one. */
export interface UnitValue {
  dimension: Dimension;
  factor: R.Rational;
  converter?: CompiledConverter;
  unit?: CompiledUnit;
}

/** Lists the loaded converters that expressions use. */
export function measurableConverters(
  quantityOf: (slug: string) => CompiledConverter | undefined,
): readonly CompiledConverter[] {
  const match = SLUGS.flatMap((slug) => quantityOf(slug) ?? []);
  const isSame =
    match.length === measurable.length && match.every((each, place) => each === measurable[place]);
  if (!isSame) measurable = match;
  return measurable;
}

/** Caches the last list: the same converters yield the same array, which has an index of its names. */
let measurable: readonly CompiledConverter[] = [];

/** Returns a unit as a factor to SI units, undefined if its scale isn’t linear or its factor is irrational. Prefixes of bytes are decimal ones. */
export function unitValue(converter: CompiledConverter, id: string): UnitValue | undefined {
  const named = findUnit(converter, id);
  const unit = converter.slug === "file-size" ? (findUnit(converter, named?.namesake ?? "") ?? named) : named;
  if (unit?.law.kind !== "linear" || unit.law.scaledBy) return undefined;
  const { ratio: factor, pi } = parseFactor(unit.law.factor);
  if (pi !== 0) return undefined;
  return {
    dimension: baseDimension(converter),
    factor: isInBits(converter) ? R.divide(factor, R.rational(8n)) : factor,
    converter,
    unit,
  };
}

/** Finds the unit of a converter that has a dimension and a factor; the converter’s base unit if `factor` is left out. */
export function findUnitOf(
  converters: readonly CompiledConverter[],
  dimension: Dimension,
  factor: R.Rational = R.ONE,
): UnitValue | undefined {
  for (const converter of converters) {
    if (!areEqual(baseDimension(converter), dimension)) continue;
    for (const { id } of converter.units) {
      const value = unitValue(converter, id);
      if (value && R.compare(value.factor, factor) === 0) return value;
    }
  }
  return undefined;
}
