import { fields } from "./quantities/fields.ts";
import { heatAndFluids } from "./quantities/heat-and-fluids.ts";
import { matter } from "./quantities/matter.ts";
import { motion } from "./quantities/motion.ts";

/** All quantities of the formulas. Keys with the same quantity differ in their usual units only. */
export const measures = { ...motion, ...matter, ...heatAndFluids, ...fields };

export type MeasureId = keyof typeof measures;
