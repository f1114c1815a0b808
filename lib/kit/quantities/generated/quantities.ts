// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import airChangeRateQuantity from "../without-page/air-change-rate.ts";
import arealHeatCapacityQuantity from "../without-page/areal-heat-capacity.ts";
import dischargeCoefficientQuantity from "../without-page/discharge-coefficient.ts";
import moistAirEnthalpyQuantity from "../without-page/moist-air-enthalpy.ts";
import pressureGradientQuantity from "../without-page/pressure-gradient.ts";
import reactivePowerQuantity from "../without-page/reactive-power.ts";

export const quantities = [
  airChangeRateQuantity,
  arealHeatCapacityQuantity,
  dischargeCoefficientQuantity,
  moistAirEnthalpyQuantity,
  pressureGradientQuantity,
  reactivePowerQuantity,
];
