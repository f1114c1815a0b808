import { gravity, type Relations, variable, volume2 } from "../relation.ts";

const rise = variable(
  "temperatureChange",
  "temperature difference",
  { si: "10 K", us: "20 °F" },
  { sign: "positive" },
);
const heat = variable("heatFlow", "heat carried", { si: "10 kW", us: "36000 Btu/h" }, { sign: "positive" });
const CARRIED = {
  Q: "q / (rho * c * dT)",
  rho: "q / (c * Q * dT)",
  c: "q / (rho * Q * dT)",
  dT: "q / (rho * c * Q)",
};

const pressure = (meaning: string, start: string) =>
  variable("overpressure", meaning, { si: start, us: start }, { sign: "nonnegative" });

export const heatCarried: Relations = {
  "air-heat": {
    title: "Heat carried by air",
    names: ["sensible heat of air", "1.08 cfm delta t"],
    equation: "q == rho * c * Q * dT",
    variables: {
      Q: variable("airFlow", "airflow"),
      q: heat,
      dT: rise,
      rho: variable("density", "air density", { si: "1.2 kg/m3", us: "0.075 lb/ft3" }, { usual: true }),
      c: variable(
        "specificHeat",
        "specific heat of air",
        { si: "1006 J/(kg*K)", us: "0.24 Btu/(lb·°F)" },
        { usual: true },
      ),
    },
    solved: CARRIED,
    spellings: ["q = 1.08 * cfm * dT"],
    limits: [
      "Sensible heat only: no water condenses or evaporates.",
      "Standard air at sea level. Thinner air, at altitude or when hot, needs more airflow.",
    ],
    words: "HVAC cfm supply air sensible furnace duct 1.08",
    related: ["water-heat", "specific-heat", "air-changes"],
    source: ["ASHRAE-F", "18 Nonresidential Cooling and Heating Load Calculations"],
  },
  "water-heat": {
    title: "Heat carried by water",
    names: ["heat carried by water", "500 gpm delta t"],
    equation: "q == rho * c * Q * dT",
    variables: {
      Q: variable("flow", "water flow", undefined, { sign: "positive" }),
      q: heat,
      dT: rise,
      rho: variable("density", "water density", { si: "998.2 kg/m3", us: "62.3 lb/ft3" }, { usual: true }),
      c: variable(
        "specificHeat",
        "specific heat of water",
        { si: "4186 J/(kg*K)", us: "1 Btu/(lb·°F)" },
        { usual: true },
      ),
    },
    solved: CARRIED,
    spellings: ["q = 500 * gpm * dT"],
    limits: ["Water near 20 °C (68 °F). Hot water is less dense, and glycol mixtures carry less heat."],
    words: "hydronic boiler chiller gpm chilled hot water coil 500",
    related: ["air-heat", "specific-heat", "pump-power"],
    source: volume2("1.4 Heat Transfer, Specific Heat, and Calorimetry"),
  },
  "heat-loss": {
    title: "Heat loss through an R-value",
    equation: "q == A * dT / R",
    variables: {
      q: variable("heatFlow", "heat loss", undefined, { sign: "positive" }),
      A: variable("area", "area", { si: "20 m2", us: "200 ft2" }),
      dT: variable(
        "temperatureChange",
        "temperature difference",
        { si: "20 K", us: "40 °F" },
        { sign: "positive" },
      ),
      R: variable("thermalResistance", "R-value", { si: "3.35 m²·K/W", us: "19 h·ft²·°F/Btu" }),
    },
    solved: { A: "q * R / dT", dT: "q * R / A", R: "A * dT / q" },
    spellings: ["q = U * A * dT"],
    limits: [
      "Steady heat flow. The R-value is that of the whole assembly, including air films; studs and joints lower it.",
    ],
    words: "insulation U-factor wall ceiling window conduction",
    related: ["conduction", "air-heat"],
    source: volume2("1.6 Mechanisms of Heat Transfer"),
  },
};

/** Flow through rooms, pipes, pumps and mains. */
export const flows: Relations = {
  "air-changes": {
    title: "Air changes of a room",
    names: ["air changes per hour", "ach", "ach calculator", "air change rate"],
    equation: "Q == n * V",
    variables: {
      Q: variable("airFlow", "airflow"),
      n: variable("airChanges", "air changes", "6 ACH"),
      V: variable("room", "room volume", { si: "60 m3", us: "2000 ft3" }),
    },
    solved: { n: "Q / V", V: "Q / n" },
    limits: ["One air change replaces only part of the air in a room, because fresh air mixes with it."],
    words: "ACH ventilation cfm room",
    related: ["air-heat", "box-volume", "flow-rate"],
    source: ["ASHRAE-F", "16 Ventilation and Infiltration"],
  },
  "pipe-reynolds": {
    title: "Reynolds number in a pipe",
    equation: "Re == v * d / nu",
    variables: {
      Re: variable("factor", "Reynolds number", undefined, { sign: "positive" }),
      v: variable("speed", "average speed", { si: "1.5 m/s", us: "5 ft/s" }),
      d: variable("thickness", "inside diameter", { si: "50 mm", us: "2 in" }),
      nu: variable("kinematicViscosity", "kinematic viscosity", "1.004 cSt", { usual: true }),
    },
    solved: { v: "Re * nu / d", d: "Re * nu / v", nu: "v * d / Re" },
    warnings: [
      {
        when: "(Re - 2100) * (4000 - Re)",
        text: "Between 2,100 and 4,000 the flow is in transition: laminar or turbulent.",
      },
      { when: "Re - 4000", text: "Above about 4,000 the flow in a pipe is turbulent." },
    ],
    limits: [
      "Below about 2,100 the flow is laminar. The default viscosity is that of water at 20 °C (68 °F).",
    ],
    words: "laminar turbulent water",
    related: ["reynolds-number", "flow-rate"],
    source: ["munson", "8.1 General Characteristics of Pipe Flow"],
  },
  "pump-power": {
    title: "Power of a pump",
    names: ["pump power", "pump horsepower", "water horsepower", "hydraulic power"],
    equation: "P == rho * g * Q * H / eta",
    variables: {
      P: variable("power", "shaft power", undefined, { sign: "positive" }),
      Q: variable("flow", "flow", { si: "10 L/s", us: "150 gpm" }, { sign: "positive" }),
      H: variable("length", "head", { si: "20 m", us: "60 ft" }),
      eta: variable("share", "pump efficiency", "70%", { max: 1 }),
      rho: variable("density", "fluid density", { si: "998.2 kg/m3", us: "62.3 lb/ft3" }, { usual: true }),
      g: gravity,
    },
    solved: {
      Q: "P * eta / (rho * g * H)",
      H: "P * eta / (rho * g * Q)",
      eta: "rho * g * Q * H / P",
      rho: "P * eta / (g * Q * H)",
      g: "P * eta / (rho * Q * H)",
    },
    also: { P_h: { ...variable("power", "hydraulic power"), formula: "rho * g * Q * H" } },
    impossible: { eta: "This shaft power is less than the hydraulic power." },
    limits: ["The head includes the friction of the system. A motor draws more, because of its own losses."],
    words: "brake horsepower water horsepower bhp gpm",
    related: ["pump-power-pressure", "affinity-power", "water-heat", "power"],
    source: ["munson", "12.4 The Centrifugal Pump"],
  },
  "pump-power-pressure": {
    title: "Power of a pump from its pressure",
    equation: "P == Q * dp / eta",
    variables: {
      P: variable("power", "shaft power", undefined, { sign: "positive" }),
      Q: variable("flow", "flow", { si: "10 L/s", us: "150 gpm" }, { sign: "positive" }),
      dp: variable("overpressure", "pressure added", { si: "200 kPa", us: "30 psi" }, { sign: "positive" }),
      eta: variable("share", "pump efficiency", "70%", { max: 1 }),
    },
    solved: { Q: "P * eta / dp", dp: "P * eta / Q", eta: "Q * dp / P" },
    also: { P_h: { ...variable("power", "hydraulic power"), formula: "Q * dp" } },
    impossible: { eta: "This shaft power is less than the hydraulic power." },
    limits: ["For liquids, and for fans up to a few kilopascals: the fluid is not compressed."],
    words: "brake horsepower fan air power psi gpm bhp hydraulic",
    related: ["pump-power", "power"],
    source: ["munson", "12.4 The Centrifugal Pump"],
  },
  "hydrant-flow": {
    title: "Fire flow at a residual pressure",
    names: ["available fire flow"],
    equation: "Q == Q_t * ((p_s - p) / (p_s - p_r))^0.54",
    variables: {
      Q: variable("flow", "available flow", undefined, { sign: "positive" }),
      Q_t: variable("flow", "flow of the test", "1000 gpm", { sign: "positive" }),
      p_s: pressure("static pressure", "80 psi"),
      p_r: pressure("residual pressure of the test", "60 psi"),
      p: { ...pressure("residual pressure wanted", "20 psi"), usual: true },
    },
    solved: {
      Q_t: "Q / ((p_s - p) / (p_s - p_r))^0.54",
      p_s: "(p - p_r * (Q / Q_t)^(1 / 0.54)) / (1 - (Q / Q_t)^(1 / 0.54))",
      p_r: "p_s - (p_s - p) / (Q / Q_t)^(1 / 0.54)",
      p: "p_s - (p_s - p_r) * (Q / Q_t)^(1 / 0.54)",
    },
    impossible: {
      Q: "Both residual pressures must be below the static pressure.",
      Q_t: "Both residual pressures must be below the static pressure.",
      p_s: "No static pressure gives these flows.",
      p_r: "The main cannot have these flows at this static pressure.",
      p: "The main does not have this flow at any pressure.",
    },
    warnings: [{ when: "p - p_s", text: "The residual pressures must be below the static pressure." }],
    limits: [
      "Gauge pressures at the residual hydrant. The flow of the test is that of all hydrants together.",
    ],
    words: "hydrant test NFPA 291 20 psi available fire flow main",
    related: ["pump-power", "flow-rate"],
    source: ["nfpa-291", "4.12 Calculation Results"],
  },
};
