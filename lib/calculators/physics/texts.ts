import { atoms } from "./texts/atoms.ts";
import { electricity } from "./texts/electricity.ts";
import { energy } from "./texts/energy.ts";
import { fluids } from "./texts/fluids.ts";
import { forces } from "./texts/forces.ts";
import type { FormulaText, FormulaTexts } from "./texts/formula-text.ts";
import { gravityAndRotation } from "./texts/gravity-and-rotation.ts";
import { heat } from "./texts/heat.ts";
import { motion } from "./texts/motion.ts";
import { optics } from "./texts/optics.ts";
import { waves } from "./texts/waves.ts";

/** Texts of the most used formulas, by id. Pages of the others are excluded from search engines. */
export const formulaTexts: FormulaTexts = {
  ...motion,
  ...forces,
  ...energy,
  ...gravityAndRotation,
  ...fluids,
  ...heat,
  ...waves,
  ...optics,
  ...electricity,
  ...atoms,
};

export const findFormulaText = (id: string): FormulaText | undefined =>
  Object.hasOwn(formulaTexts, id) ? formulaTexts[id] : undefined;
