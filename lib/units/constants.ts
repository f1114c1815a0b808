/** Units in SI, exact by definition (NIST SP 811, Appendix B.8), for code that calculates in SI. */
export const FOOT = 0.3048;
export const INCH = 0.0254;
/** m² */
export const SQUARE_FOOT = FOOT ** 2;
/** m³ */
export const CUBIC_FOOT = 0.028316846592;
/** US gallon, m³: 231 in³. */
export const GALLON = 231 * INCH ** 3;
/** m³ */
export const LITER = 0.001;
/** US gallon per minute, m³/s. */
export const GPM = GALLON / 60;
/** Cubic foot per minute, m³/s. */
export const CFM = CUBIC_FOOT / 60;
/** m/s */
export const FOOT_PER_MINUTE = FOOT / 60;
/** m/s */
export const MILE_PER_HOUR = 0.44704;
/** m/s² */
export const STANDARD_GRAVITY = 9.80665;
/** Pound, kg. */
export const POUND = 0.45359237;
/** Pound-force, N. */
export const POUND_FORCE = POUND * STANDARD_GRAVITY;
/** Pound-force per square inch, Pa. */
export const PSI = POUND_FORCE / INCH ** 2;
/** Pa */
export const BAR = 1e5;
/** International British thermal unit per hour, W. */
export const BTU_PER_HOUR = 1055.05585262 / 3600;
/** Ton of refrigeration, W: 12,000 Btu/h. */
export const TON_OF_REFRIGERATION = 12_000 * BTU_PER_HOUR;
/** Horsepower, W: 550 ft·lbf/s. */
export const HORSEPOWER = 550 * FOOT * POUND_FORCE;
