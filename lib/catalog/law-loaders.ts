import type { ConverterLaws } from "../units/law.ts";

/** The converters whose units need functions, and how to load these: each becomes a chunk of its own in the browser. */
export const lawLoaders: Readonly<Record<string, () => Promise<ConverterLaws>>> = {
  "gas-concentration": () =>
    import("../converters/chemistry-process-engineering/gas-concentration.laws.ts").then(
      (laws) => laws.default,
    ),
  molality: () =>
    import("../converters/chemistry-process-engineering/molality.laws.ts").then((laws) => laws.default),
  ph: () => import("../converters/chemistry-process-engineering/ph.laws.ts").then((laws) => laws.default),
  "specific-gravity": () =>
    import("../converters/chemistry-process-engineering/specific-gravity.laws.ts").then(
      (laws) => laws.default,
    ),
  slope: () =>
    import("../converters/civil-structural-engineering/slope.laws.ts").then((laws) => laws.default),
  "atmospheric-pressure": () =>
    import("../converters/climate-environment-meteorology/atmospheric-pressure.laws.ts").then(
      (laws) => laws.default,
    ),
  "carbon-emissions": () =>
    import("../converters/climate-environment-meteorology/carbon-emissions.laws.ts").then(
      (laws) => laws.default,
    ),
  humidity: () =>
    import("../converters/climate-environment-meteorology/humidity.laws.ts").then((laws) => laws.default),
  "precipitation-rate": () =>
    import("../converters/climate-environment-meteorology/precipitation-rate.laws.ts").then(
      (laws) => laws.default,
    ),
  "wind-speed": () =>
    import("../converters/climate-environment-meteorology/wind-speed.laws.ts").then((laws) => laws.default),
  "signal-level": () =>
    import("../converters/electrical-magnetism/signal-level.laws.ts").then((laws) => laws.default),
  "wire-gauge": () =>
    import("../converters/electrical-magnetism/wire-gauge.laws.ts").then((laws) => laws.default),
  "number-base": () =>
    import("../converters/everyday-transport-miscellaneous/number-base.laws.ts").then((laws) => laws.default),
  "kinematic-viscosity": () =>
    import("../converters/fluid-mechanics-hydraulics/kinematic-viscosity.laws.ts").then(
      (laws) => laws.default,
    ),
  "pipe-size": () =>
    import("../converters/fluid-mechanics-hydraulics/pipe-size.laws.ts").then((laws) => laws.default),
  pressure: () =>
    import("../converters/general-physics-mechanics/pressure.laws.ts").then((laws) => laws.default),
  "luminous-flux": () =>
    import("../converters/optics-astronomy-photometry/luminous-flux.laws.ts").then((laws) => laws.default),
  temperature: () =>
    import("../converters/thermal-heat-transfer/temperature.laws.ts").then((laws) => laws.default),
};

/** The laws of a converter, loaded; undefined when it needs none. */
export const lawsOf = async (slug: string): Promise<ConverterLaws | undefined> => lawLoaders[slug]?.();
