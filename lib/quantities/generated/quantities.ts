// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import airChangeRateQuantity from "../../quantities/without-page/air-change-rate.ts";
import arealHeatCapacityQuantity from "../../quantities/without-page/areal-heat-capacity.ts";
import dischargeCoefficientQuantity from "../../quantities/without-page/discharge-coefficient.ts";
import moistAirEnthalpyQuantity from "../../quantities/without-page/moist-air-enthalpy.ts";
import pressureGradientQuantity from "../../quantities/without-page/pressure-gradient.ts";
import reactivePowerQuantity from "../../quantities/without-page/reactive-power.ts";

export const quantities = [
  airChangeRateQuantity,
  arealHeatCapacityQuantity,
  dischargeCoefficientQuantity,
  moistAirEnthalpyQuantity,
  pressureGradientQuantity,
  reactivePowerQuantity,
];
