/**
 * Values of units in SI (s, m, m², m³, m/s, m³/s, m/s², kg, N, Pa, J, W, K), exact by definition: NIST SP 811, Appendix B.8. For
 * code that calculates in SI.
 */
export const HOUR = 3600;
export const FOOT = 0.3048;
export const INCH = 0.0254;
export const SQUARE_FOOT = FOOT ** 2;
export const CUBIC_FOOT = 0.028316846592;
/** US gallon of 231 in³. */
export const GALLON = 231 * INCH ** 3;
export const LITER = 0.001;
/** US gallon per minute. */
export const GPM = GALLON / 60;
/** Cubic foot per minute. */
export const CFM = CUBIC_FOOT / 60;
export const FOOT_PER_MINUTE = FOOT / 60;
export const MILE_PER_HOUR = 0.44704;
export const STANDARD_GRAVITY = 9.80665;
export const POUND = 0.45359237;
export const POUND_FORCE = POUND * STANDARD_GRAVITY;
/** Pound-force per square inch. */
export const PSI = POUND_FORCE / INCH ** 2;
export const BAR = 1e5;
/** Standard atmosphere. */
export const ATMOSPHERE = 101_325;
/** Inch of water, conventional: 1000 kg/m³ at standard gravity. */
export const INCH_OF_WATER = 1000 * STANDARD_GRAVITY * INCH;
/** International British thermal unit. */
export const BTU = 1055.05585262;
export const BTU_PER_HOUR = BTU / HOUR;
/** Ton of refrigeration of 12,000 Btu/h. */
export const TON_OF_REFRIGERATION = 12_000 * BTU_PER_HOUR;
/** Horsepower of 550 ft·lbf/s. */
export const HORSEPOWER = 550 * FOOT * POUND_FORCE;
/** Temperature of 0 °C. */
export const ZERO_CELSIUS = 273.15;
