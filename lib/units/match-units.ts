import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { normalizeName, spellings } from "./unit-names.ts";

/** Returns the units that match a search text: whole names first, then beginnings, then parts. */
export function matchUnits(converter: CompiledConverter, query: string): readonly CompiledUnit[] {
  const wanted = normalizeName(query);
  if (wanted === "") return converter.units;
  return converter.units
    .map((unit) => ({ unit, rank: Math.min(...spellings(unit).map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

const NO_MATCH = 5;

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  const lower = name.toLowerCase();
  const folded = wanted.toLowerCase();
  if (lower === folded) return 1;
  if (lower.startsWith(folded)) return 2;
  if (lower.includes(` ${folded}`)) return 3;
  return lower.includes(folded) ? 4 : NO_MATCH;
}
