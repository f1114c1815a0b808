import { fields } from "./quantities/fields.ts";
import { heatAndFluids } from "./quantities/heat-and-fluids.ts";
import { matter } from "./quantities/matter.ts";
import { motion } from "./quantities/motion.ts";

/** Every quantity of the formulas. What is named twice differs in its usual units alone. */
export const measures = { ...motion, ...matter, ...heatAndFluids, ...fields };

export type MeasureId = keyof typeof measures;
