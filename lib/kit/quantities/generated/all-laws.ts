// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import gasConcentrationLaws from "../../../converters/chemistry-process-engineering/gas-concentration.laws.ts";
import molalityLaws from "../../../converters/chemistry-process-engineering/molality.laws.ts";
import phLaws from "../../../converters/chemistry-process-engineering/ph.laws.ts";
import specificGravityLaws from "../../../converters/chemistry-process-engineering/specific-gravity.laws.ts";
import slopeLaws from "../../../converters/civil-structural-engineering/slope.laws.ts";
import atmosphericPressureLaws from "../../../converters/climate-environment-meteorology/atmospheric-pressure.laws.ts";
import carbonEmissionsLaws from "../../../converters/climate-environment-meteorology/carbon-emissions.laws.ts";
import humidityLaws from "../../../converters/climate-environment-meteorology/humidity.laws.ts";
import precipitationRateLaws from "../../../converters/climate-environment-meteorology/precipitation-rate.laws.ts";
import windSpeedLaws from "../../../converters/climate-environment-meteorology/wind-speed.laws.ts";
import signalLevelLaws from "../../../converters/electrical-magnetism/signal-level.laws.ts";
import wireGaugeLaws from "../../../converters/electrical-magnetism/wire-gauge.laws.ts";
import numberBaseLaws from "../../../converters/everyday-transport-miscellaneous/number-base.laws.ts";
import kinematicViscosityLaws from "../../../converters/fluid-mechanics-hydraulics/kinematic-viscosity.laws.ts";
import pipeSizeLaws from "../../../converters/fluid-mechanics-hydraulics/pipe-size.laws.ts";
import pressureLaws from "../../../converters/general-physics-mechanics/pressure.laws.ts";
import luminousFluxLaws from "../../../converters/optics-astronomy-photometry/luminous-flux.laws.ts";
import temperatureLaws from "../../../converters/thermal-heat-transfer/temperature.laws.ts";

export const allLaws = {
  "gas-concentration": gasConcentrationLaws,
  molality: molalityLaws,
  ph: phLaws,
  "specific-gravity": specificGravityLaws,
  slope: slopeLaws,
  "atmospheric-pressure": atmosphericPressureLaws,
  "carbon-emissions": carbonEmissionsLaws,
  humidity: humidityLaws,
  "precipitation-rate": precipitationRateLaws,
  "wind-speed": windSpeedLaws,
  "signal-level": signalLevelLaws,
  "wire-gauge": wireGaugeLaws,
  "number-base": numberBaseLaws,
  "kinematic-viscosity": kinematicViscosityLaws,
  "pipe-size": pipeSizeLaws,
  pressure: pressureLaws,
  "luminous-flux": luminousFluxLaws,
  temperature: temperatureLaws,
};
