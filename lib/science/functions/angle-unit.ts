/** Units in which an expression may have its angles. */
export const ANGLE_UNITS = ["deg", "rad", "grad"] as const;

export type AngleUnit = (typeof ANGLE_UNITS)[number];
