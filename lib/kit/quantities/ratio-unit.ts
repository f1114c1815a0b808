/** Joins the slugs of two quantities: "power/volumetric-flow-rate", "money/volume". */
export const PER = "/";

/** Returns the id of a unit per unit: "grain-per-pound". */
export const ratioUnitId = (above: string, below: string): string => `${above}-per-${below}`;
