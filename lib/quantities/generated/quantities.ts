// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import pressureGradientQuantity from "../../quantities/without-page/pressure-gradient.ts";
import specificFanPowerQuantity from "../../quantities/without-page/specific-fan-power.ts";

export const quantities = [
  pressureGradientQuantity,
  specificFanPowerQuantity,
];
