import area from "./library/area.ts";
import density from "./library/density.ts";
import electrical from "./library/electrical.ts";
import energy from "./library/energy.ts";
import flow from "./library/flow.ts";
import heat from "./library/heat.ts";
import length from "./library/length.ts";
import lineForce from "./library/line-force.ts";
import mass from "./library/mass.ts";
import power from "./library/power.ts";
import pressure from "./library/pressure.ts";
import ratio from "./library/ratio.ts";
import rotation from "./library/rotation.ts";
import speed from "./library/speed.ts";
import volume from "./library/volume.ts";
import type { LibraryUnit, LibraryUnits } from "./library-unit.ts";

/** Files of the library. Each id is in one of them (tests/units/library.test.ts). */
export const libraryFiles: readonly LibraryUnits[] = [
  area,
  density,
  electrical,
  energy,
  flow,
  heat,
  length,
  lineForce,
  mass,
  power,
  pressure,
  ratio,
  rotation,
  speed,
  volume,
];

const library = new Map(libraryFiles.flatMap((units) => Object.entries(units)));

/** Returns the shared unit with an id. @throws ReferenceError if there is none. */
export function libraryUnit(id: string): LibraryUnit {
  const unit = library.get(id);
  if (!unit) throw new ReferenceError(`The library has no unit ${id}`);
  return unit;
}
