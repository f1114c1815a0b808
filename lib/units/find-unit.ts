import type { CompiledConverter, CompiledUnit } from "./compile.ts";

export const findUnit = (converter: CompiledConverter, id: string): CompiledUnit | undefined => {
  let index = unitIndexes.get(converter);
  if (!index) {
    index = new Map(converter.units.map((unit) => [unit.id, unit]));
    unitIndexes.set(converter, index);
  }
  return index.get(id);
};
const unitIndexes = new WeakMap<CompiledConverter, Map<string, CompiledUnit>>();
