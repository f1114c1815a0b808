import type { CompiledUnit } from "../../units/compile.ts";
import type { SearchConverter, SearchIndex } from "./search-entries.ts";

/** Unit as a list, without the names of its properties: they would be a third of the file. */
type PackedUnit = readonly [
  id: string,
  name: string,
  plural: string,
  symbol: string,
  /** Factor of a linear law, or another law. */
  law: string | CompiledUnit["law"],
  exactness: CompiledUnit["exactness"],
  group: number,
  rest?: Pick<CompiledUnit, "aliases" | "sexagesimal" | "deprecated" | "namesake">,
];

/** The search index as the browser loads it. */
export interface PackedIndex extends Omit<SearchIndex, "converters"> {
  converters: readonly (Omit<SearchConverter, "units"> & { units: readonly PackedUnit[] })[];
}

export const packIndex = (index: SearchIndex): PackedIndex => ({
  ...index,
  converters: index.converters.map((converter) => ({ ...converter, units: converter.units.map(packUnit) })),
});

export const unpackIndex = (packed: PackedIndex): SearchIndex => ({
  ...packed,
  converters: packed.converters.map((converter) => ({
    ...converter,
    units: converter.units.map(unpackUnit),
  })),
});

function packUnit({ id, name, plural, symbol, law, exactness, group, ...rest }: CompiledUnit): PackedUnit {
  const isFactor = law.kind === "linear" && Object.keys(law).length === 2;
  const unit = [id, name, plural, symbol, isFactor ? law.factor : law, exactness, group] as const;
  return Object.keys(rest).length > 0 ? [...unit, rest] : unit;
}

const unpackUnit = ([id, name, plural, symbol, law, exactness, group, rest]: PackedUnit): CompiledUnit => ({
  id,
  name,
  plural,
  symbol,
  law: typeof law === "string" ? { kind: "linear", factor: law } : law,
  exactness,
  group,
  ...rest,
});
