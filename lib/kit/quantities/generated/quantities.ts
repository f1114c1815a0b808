// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import airChangeRateQuantity from "../../../kit/quantities/without-page/air-change-rate.ts";
import arealHeatCapacityQuantity from "../../../kit/quantities/without-page/areal-heat-capacity.ts";
import dischargeCoefficientQuantity from "../../../kit/quantities/without-page/discharge-coefficient.ts";
import moistAirEnthalpyQuantity from "../../../kit/quantities/without-page/moist-air-enthalpy.ts";
import pressureGradientQuantity from "../../../kit/quantities/without-page/pressure-gradient.ts";
import reactivePowerQuantity from "../../../kit/quantities/without-page/reactive-power.ts";

export const quantities = [
  airChangeRateQuantity,
  arealHeatCapacityQuantity,
  dischargeCoefficientQuantity,
  moistAirEnthalpyQuantity,
  pressureGradientQuantity,
  reactivePowerQuantity,
];
