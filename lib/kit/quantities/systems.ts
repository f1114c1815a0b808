/** Unit system of the visitor: metric, or inch and pound. */
export type UnitSystem = "si" | "us";

export const UNIT_SYSTEMS: readonly UnitSystem[] = ["si", "us"];

export type UnitList = readonly [string, ...string[]];

/** Ids of input and display units by system, the default first. */
export type UnitsBySystem = Readonly<Record<UnitSystem, UnitList>>;

/** Returns all units without duplicates; the first one is for a bare number in an address or an API call. */
export const allUnits = ({ si, us }: UnitsBySystem): UnitList => [
  si[0],
  ...new Set([...si, ...us].filter((unit) => unit !== si[0])),
];

/** Returns the only system of a unit; undefined for one of both or of neither. */
export function systemOfUnit({ si, us }: UnitsBySystem, unit: string): UnitSystem | undefined {
  const [inSi, inUs] = [si.includes(unit), us.includes(unit)];
  return inSi === inUs ? undefined : inSi ? "si" : "us";
}
