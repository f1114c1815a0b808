import { INCH } from "../../units/constants.ts";

/**
 * Returns the friction of a flexible duct that is compressed lengthwise by a fraction (0.15 for 15%) of its
 * stretched length, relative to the stretched duct: 1 + 58·K·e^(−0.126·D), D in inches; `diameter` is in m.
 * Measured on ducts of 150 to 250 mm up to 30% (ASHRAE Handbook — Fundamentals 2021, chapter 21; B.
 * Abushakra, I. S. Walker, M. H. Sherman, Compression Effects on Pressure Loss in Flexible HVAC Ducts, 2004).
 */
export const compressionCorrection = (diameter: number, compression: number): number =>
  1 + 58 * compression * Math.exp((-0.126 * diameter) / INCH);
