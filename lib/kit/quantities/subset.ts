import type { CompiledConverter } from "../../units/compile.ts";
import { composed } from "./compose.ts";
import { findQuantity } from "./find.ts";
import { PER } from "./ratio-unit.ts";

/** Restricts a converter to these units. @throws RangeError naming a unit that does not exist. */
export function subset(slug: string, ids: ReadonlySet<string>): CompiledConverter {
  const converter = slug.includes(PER) ? composed(slug, findQuantity, ids) : findQuantity(slug);
  if (!converter) throw new RangeError(`There is no converter ${slug}`);
  const units = converter.units.filter((unit) => ids.has(unit.id));
  const missing = [...ids].filter((id) => !units.some((unit) => unit.id === id));
  if (missing.length > 0) throw new RangeError(`${slug} has no unit ${missing.join(", ")}`);
  const needsLaws = units.some(({ law }) => law.kind === "function");
  return { ...converter, units, commonValues: {}, needsLaws };
}
