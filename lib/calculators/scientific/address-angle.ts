import { ANGLE_UNITS, type AngleUnit } from "../../science/functions/angle-unit.ts";

export const FUNCTION_NAMES = ["f", "g", "h", "u", "v", "w"] as const;

/** Matches functions of an angle, their inverses and degree signs. Hyperbolic functions match, too. */
const OF_ANGLE = /sin|cos|tan|sec|csc|cot|arg|polar|∠|deg|°/i;

/** Returns false only if no angle unit can change the meaning of an expression. */
export const mayDependOnAngle = (text: string): boolean => OF_ANGLE.test(text);

/** Returns the angle unit that an address names. */
export const namedAngle = (query: URLSearchParams): AngleUnit | undefined =>
  ANGLE_UNITS.find((each) => each === query.get("angle"));

/**
 * Returns the angle unit of a plot or an advanced line in an address; undefined if no unit changes its expressions.
 * An address that names none is in radians, like all links from before the pages shared a unit.
 */
export const angleFromQuery = (query: URLSearchParams): AngleUnit | undefined =>
  namedAngle(query) ??
  (["expression", ...FUNCTION_NAMES].some((name) => mayDependOnAngle(query.get(name) ?? ""))
    ? "rad"
    : undefined);
