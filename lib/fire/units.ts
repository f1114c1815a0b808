/** What the units of American fire-protection formulas are in SI, exact. */
export const FOOT = 0.3048;
export const INCH = 0.0254;
export const SQUARE_FOOT = FOOT ** 2;
export const CUBIC_FOOT = FOOT ** 3;
export const GALLON = 231 * INCH ** 3;
/** US gallon per minute, m³/s. */
export const GPM = GALLON / 60;
/** Pound-force per square inch, Pa. */
export const PSI = (0.45359237 * 9.80665) / INCH ** 2;
/** Pound-force, N. */
export const POUND_FORCE = 0.45359237 * 9.80665;

/** Pressure of a column of water for each meter of height, Pa/m: NFPA 13's 0.433 psi/ft. */
export const WATER_COLUMN = (0.433 * PSI) / FOOT;
