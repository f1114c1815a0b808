// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.

export const laws = {
  "gas-concentration": () => import("../../../converters/chemistry-process-engineering/gas-concentration.laws.ts"),
  molality: () => import("../../../converters/chemistry-process-engineering/molality.laws.ts"),
  ph: () => import("../../../converters/chemistry-process-engineering/ph.laws.ts"),
  "specific-gravity": () => import("../../../converters/chemistry-process-engineering/specific-gravity.laws.ts"),
  slope: () => import("../../../converters/civil-structural-engineering/slope.laws.ts"),
  "atmospheric-pressure": () => import("../../../converters/climate-environment-meteorology/atmospheric-pressure.laws.ts"),
  "carbon-emissions": () => import("../../../converters/climate-environment-meteorology/carbon-emissions.laws.ts"),
  humidity: () => import("../../../converters/climate-environment-meteorology/humidity.laws.ts"),
  "precipitation-rate": () => import("../../../converters/climate-environment-meteorology/precipitation-rate.laws.ts"),
  "wind-speed": () => import("../../../converters/climate-environment-meteorology/wind-speed.laws.ts"),
  "signal-level": () => import("../../../converters/electrical-magnetism/signal-level.laws.ts"),
  "wire-gauge": () => import("../../../converters/electrical-magnetism/wire-gauge.laws.ts"),
  "number-base": () => import("../../../converters/everyday-transport-miscellaneous/number-base.laws.ts"),
  "kinematic-viscosity": () => import("../../../converters/fluid-mechanics-hydraulics/kinematic-viscosity.laws.ts"),
  "pipe-size": () => import("../../../converters/fluid-mechanics-hydraulics/pipe-size.laws.ts"),
  pressure: () => import("../../../converters/general-physics-mechanics/pressure.laws.ts"),
  "luminous-flux": () => import("../../../converters/optics-astronomy-photometry/luminous-flux.laws.ts"),
  temperature: () => import("../../../converters/thermal-heat-transfer/temperature.laws.ts"),
};
