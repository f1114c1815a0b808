import { flows, heatCarried } from "./formulas/air-and-water.ts";
import { alternating } from "./formulas/alternating.ts";
import { capacitors } from "./formulas/capacitors.ts";
import { circuits } from "./formulas/circuits.ts";
import { energy } from "./formulas/energy.ts";
import { fields } from "./formulas/fields.ts";
import { fluids } from "./formulas/fluids.ts";
import { forces } from "./formulas/forces.ts";
import { gases } from "./formulas/gases.ts";
import { geometry } from "./formulas/geometry.ts";
import { gravitation } from "./formulas/gravitation.ts";
import { heat } from "./formulas/heat.ts";
import { kinematics } from "./formulas/kinematics.ts";
import { modern } from "./formulas/modern.ts";
import { momentum } from "./formulas/momentum.ts";
import { nuclear } from "./formulas/nuclear.ts";
import { optics } from "./formulas/optics.ts";
import { rotation } from "./formulas/rotation.ts";
import { sound } from "./formulas/sound.ts";
import { waves } from "./formulas/waves.ts";
import type { GroupId, Relation, Relations } from "./relation.ts";

/** Formulas by group, in the order of the page. */
const byGroup: Readonly<Record<GroupId, Relations>> = {
  mechanics: { ...kinematics, ...forces, ...energy, ...momentum, ...gravitation },
  rotation,
  fluids: { ...fluids, ...flows },
  heat: { ...heat, ...heatCarried, ...gases },
  waves: { ...waves, ...sound },
  optics,
  electricity: { ...circuits, ...capacitors, ...alternating, ...fields },
  modern,
  nuclear,
  geometry,
};

export interface Formula extends Relation {
  id: string;
  group: GroupId;
}

export const formulas: readonly Formula[] = (Object.entries(byGroup) as [GroupId, Relations][]).flatMap(
  ([group, relations]) => Object.entries(relations).map(([id, relation]) => ({ ...relation, id, group })),
);

const byId = new Map(formulas.map((formula) => [formula.id, formula]));

export const findFormula = (id: string): Formula | undefined => byId.get(id);

export const FIRST_FORMULA = "kinetic-energy";
