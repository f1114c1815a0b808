import type { Balance } from "./balance.ts";
import type { Species } from "./equation.ts";

/** Substance of a reaction, up to its extent. */
export interface Reacted {
  index: number;
  /** Initial amount, mol; undefined for an unlimited reactant. */
  available?: number;
  /** Amount that reacts or forms, mol. */
  moles: number;
  /** Remaining amount of a reactant whose amount is entered, mol. */
  left?: number;
  /** g */
  mass: number;
  limiting?: true;
}

/**
 * Computes the extent of a reaction from the amounts of some reactants: the limiting reactant, the products and the rest.
 *
 * @param amounts moles by place of the species; at least one reactant.
 * @param masses molar masses in g/mol by place.
 */
export function reactionYield(
  species: readonly Species[],
  solution: Balance,
  amounts: ReadonlyMap<number, number>,
  masses: readonly number[],
): Reacted[] | undefined {
  const coefficient = (index: number): number => Number(solution[index] ?? 0n);
  const extents = [...amounts]
    .filter(([index]) => species[index]?.side === "left" && coefficient(index) > 0)
    .map(([index, moles]) => ({ index, extent: moles / coefficient(index) }));
  if (extents.length === 0) return undefined;
  const extent = Math.min(...extents.map((each) => each.extent));
  const isLimiting = (index: number): boolean =>
    extents.some((each) => each.index === index && each.extent <= extent * (1 + 1e-12));
  return species.flatMap((each, index) => {
    if (coefficient(index) === 0) return [];
    const moles = extent * coefficient(index);
    const available = amounts.get(index);
    const isReactant = each.side === "left";
    return {
      index,
      moles,
      mass: moles * (masses[index] ?? 0),
      ...(isReactant &&
        available !== undefined && { available, left: isLimiting(index) ? 0 : available - moles }),
      ...(isReactant && isLimiting(index) && extents.length > 1 && { limiting: true as const }),
    };
  });
}
