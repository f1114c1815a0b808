import { CFM, SQUARE_FOOT } from "../../units/constants.ts";

/**
 * Returns the total ventilation of a dwelling in m³/s: ANSI/ASHRAE Standard 62.2-2022, equation 4-1, from its
 * floor area in m² and its bedrooms, at least one. Uses the inch-pound figures, 0.03 cfm/ft² and 7.5 cfm for
 * each of bedrooms + 1; the metric ones, 0.15 L/(s·m²) and 3.5 L/s, are rounded from them and 1 to 2% lower.
 * Does not subtract an infiltration credit.
 */
export const dwellingAir = (floorArea: number, bedrooms: number): number =>
  (0.03 * CFM * floorArea) / SQUARE_FOOT + 7.5 * CFM * (Math.max(1, bedrooms) + 1);
