import { libraryUnit } from "./library.ts";
import type { QuantityDeclaration, UnitDeclaration, UnitGroup } from "./quantity.ts";

/** Unit of the library with overrides; aliases are added. */
interface ListedUnit extends Partial<Omit<UnitDeclaration, "id">> {
  /** Id, here and in the library. */
  unit: string;
}

/**
 * Entry in a list of units: one of the library by its ID, one of the library with other names, or one that the
 * quantity defines.
 */
export type UnitEntry = string | ListedUnit | UnitDeclaration;

/** Quantity as its file declares it. */
interface QuantitySource extends Omit<QuantityDeclaration, "groups"> {
  groups: readonly (Omit<UnitGroup, "units"> & { units: readonly UnitEntry[] })[];
}

/**
 * Declares a quantity with its units: `export default defineQuantity({...})`. @throws ReferenceError for an id that the
 * library lacks
 */
export const defineQuantity = (source: QuantitySource): QuantityDeclaration => ({
  ...source,
  groups: source.groups.map((group) => ({ ...group, units: group.units.map(unitOf) })),
});

function unitOf(entry: UnitEntry): UnitDeclaration {
  if (typeof entry === "string") return { id: entry, ...libraryUnit(entry) };
  if ("id" in entry) return entry;
  const { unit: id, ...unitFields } = entry;
  const { factor, exactness, sexagesimal, plural, ...shared } = libraryUnit(id);
  const aliases = [...(shared.aliases ?? []), ...(unitFields.aliases ?? [])];
  // Another law resets the exactness, another name the plural.
  const ownLaw = unitFields.factor !== undefined || unitFields.law !== undefined;
  return {
    id,
    ...shared,
    ...(!ownLaw && { factor, ...(exactness && { exactness }), ...(sexagesimal && { sexagesimal }) }),
    ...(unitFields.name === undefined && plural !== undefined && { plural }),
    ...unitFields,
    ...(aliases.length > 0 && { aliases }),
  };
}
