// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import pressureGradientQuantity from "../../fields/quantities/pressure-gradient.ts";
import specificFanPowerQuantity from "../../fields/quantities/specific-fan-power.ts";

export const quantities = [
  pressureGradientQuantity,
  specificFanPowerQuantity,
];
