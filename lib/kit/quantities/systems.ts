/** The two systems that a visitor may work in: that of the meter, that of the inch and the pound. */
export type UnitSystem = "si" | "us";

export const UNIT_SYSTEMS: readonly UnitSystem[] = ["si", "us"];

/** At least one id of a unit. */
export type UnitList = readonly [string, ...string[]];

/** Ids of the units that a quantity is entered and shown in: those of each system, its usual one first. */
export type UnitsBySystem = Readonly<Record<UnitSystem, UnitList>>;

/** All of them, each once: the first one is what a bare number of an address or a caller of the API is in. */
export const allUnits = ({ si, us }: UnitsBySystem): UnitList => [
  si[0],
  ...new Set([...si, ...us].filter((unit) => unit !== si[0])),
];

/** The only system that a unit belongs to; undefined for one of both or of neither. */
export function systemOfUnit({ si, us }: UnitsBySystem, unit: string): UnitSystem | undefined {
  const [inSi, inUs] = [si.includes(unit), us.includes(unit)];
  return inSi === inUs ? undefined : inSi ? "si" : "us";
}
