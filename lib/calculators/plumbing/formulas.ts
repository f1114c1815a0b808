import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";

const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });
const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 6 });
const number = { kind: "number", significant: 6 } as const;
const share = { kind: "percent" } as const;

const flow = (meaning: string) => symbol(meaning, precise(formats.waterFlow));
const pressure = (meaning: string) => symbol(meaning, precise(formats.pressure));
const length = (meaning: string) => symbol(meaning, precise(formats.pipeLength));
const units = (meaning: string) => symbol(meaning, number);

const n = { ...symbol("number of each fixture", formats.count), list: true } as const;
const p = { ...symbol("probability that one of them is running", number), list: true } as const;
const q = { ...flow("flow of one of them"), list: true } as const;
const H = units("fixtures expected to run at once (Hunter’s number)");
const P_0 = units("share of time without any flow");
const z = units("99th percentile of the standard normal distribution");
const m = flow("mean flow");
const s = flow("standard deviation of the flow");
const Q = flow("flow");
const A = symbol("effective area", precise(formats.roofArea));
const D = symbol("inside diameter", precise(formats.pipeSize));
const V = symbol("velocity", precise(formats.velocity));
const angle = units("central angle of the wetted arc, rad");
const wetted = units("area of the flow, m²");
const radius = { ...D, meaning: "hydraulic radius", unit: "meter" } as const;
const P = symbol("heat into the water", precise(formats.heat));
const dT = symbol("temperature rise", precise(formats.temperatureRise));
const inSi = {
  P: { ...P, unit: "kilowatt" },
  Q: { ...Q, unit: "cubic-meter-per-second" },
  dT: { ...dT, unit: "delta-kelvin" },
};

const ipc = (title: string) => ({ title, source: "ipc" });
const study = (title: string) => ({ title, source: "iapmo-wdc" });

/** Formulas that the steps refer to. Water has 998.2 kg/m³ and 4.184 kJ/(kg·K): 4,176.4688 kJ/(m³·K). */
export const formulas = {
  units: formula(
    "U = sum(n .* u)",
    { U: units("fixture units"), n, u: { ...units("units of each fixture"), list: true } },
    ipc("Fixture units"),
  ),
  curve: formula(
    "Q = Q_1 + (U - U_1) / (U_2 - U_1) * (Q_2 - Q_1)",
    {
      Q: flow("demand of the fixtures"),
      U: units("fixture units"),
      U_1: units("entry of the table below them"),
      U_2: units("entry of the table above them"),
      Q_1: flow("demand of the entry below"),
      Q_2: flow("demand of the entry above"),
    },
    ipc("Demand by Hunter’s curve, Table E103.3(3)"),
  ),
  added: formula(
    "Q_t = Q + Q_c",
    { Q_t: flow("peak demand"), Q: flow("demand of the fixtures"), Q_c: flow("continuous flow") },
    ipc("Peak demand"),
  ),
  expected: formula(
    "H = sum(n .* p)",
    { H, n, p },
    study("Water Demand Calculator: fixtures expected to run"),
  ),
  idle: formula(
    "P_0 = prod((1 - p) .^ n)",
    { P_0, n, p },
    study("Water Demand Calculator: share of time without flow"),
  ),
  mean: formula("m = sum(n .* p .* q)", { m, n, p, q }, study("Water Demand Calculator: mean flow")),
  deviation: formula(
    "s = sqrt(sum(n .* p .* (1 - p) .* q .^ 2))",
    { s, n, p, q },
    study("Water Demand Calculator: standard deviation of the flow"),
  ),
  modified: formula(
    "Q = (m + (1 + P_0) * z * sqrt((1 - P_0) * s^2 - P_0 * m^2)) / (1 - P_0)",
    { Q: flow("99th percentile while water runs"), m, P_0, z, s },
    study("Water Demand Calculator: Wistort’s method, truncated at zero"),
  ),
  normal: formula(
    "Q = m + z * s",
    { Q: flow("99th percentile"), m, z, s },
    study("Water Demand Calculator: Wistort’s method"),
  ),
  elevation: formula(
    "p_h = 9.79 * h",
    {
      p_h: { ...pressure("elevation pressure loss"), unit: "kilopascal" },
      h: { ...symbol("height of the highest fixture", precise(formats.height)), unit: "meter" },
    },
    ipc("Elevation pressure loss"),
  ),
  budget: formula(
    "p_a = p_s - p_h - p_m - p_b - p_o - p_r",
    {
      p_a: pressure("pressure left for friction"),
      p_s: pressure("pressure at the main"),
      p_h: pressure("elevation pressure loss"),
      p_m: pressure("meter loss"),
      p_b: pressure("backflow preventer loss"),
      p_o: pressure("other losses"),
      p_r: pressure("pressure at the highest fixture"),
    },
    ipc("Pressure left for friction, Table E103.3(1)"),
  ),
  equivalent: formula(
    "L_e = L * (1 + a)",
    {
      L_e: length("equivalent length"),
      L: length("developed length"),
      a: symbol("allowance for fittings", share),
    },
    ipc("Equivalent length"),
  ),
  allowed: formula(
    "R_a = p_a / L_e",
    {
      R_a: symbol("allowable friction rate", precise(formats.frictionRate)),
      p_a: pressure("pressure left for friction"),
      L_e: length("equivalent length"),
    },
    ipc("Allowable friction rate"),
  ),
  friction: formula(
    "R = 9.79 * 10.67 * Q^1.852 / (C^1.852 * D^4.8704)",
    {
      R: { ...symbol("friction rate", precise(formats.frictionRate)), unit: "kilopascal-per-meter" },
      Q: { ...Q, unit: "cubic-meter-per-second" },
      C: symbol("Hazen–Williams coefficient", number),
      D: { ...D, unit: "meter" },
    },
    { title: "Friction rate by Hazen–Williams", source: "copper-tube-handbook" },
  ),
  velocity: formula(
    "V = 4 * Q / (pi * D^2)",
    { V, Q, D },
    { title: "Velocity", source: "copper-tube-handbook" },
  ),
  remaining: formula(
    "p_f = p_r + p_a - R * L_e",
    {
      p_f: pressure("pressure at the highest fixture with this size"),
      p_r: pressure("pressure it needs"),
      p_a: pressure("pressure left for friction"),
      R: symbol("friction rate", precise(formats.frictionRate)),
      L_e: length("equivalent length"),
    },
    ipc("Pressure at the highest fixture"),
  ),
  drainage: formula(
    "U = sum(n .* u) + 2 * Q_c",
    {
      U: units("drainage fixture units"),
      n,
      u: { ...units("units of each fixture"), list: true },
      Q_c: { ...flow("continuous flow into the drain"), unit: "gallon-us-per-minute" },
    },
    ipc("Drainage fixture units"),
  ),
  manning: formula(
    "V = (D / 4)^(2 / 3) * sqrt(S) / k",
    {
      V: { ...V, unit: "meter-per-second" },
      D: { ...D, unit: "meter", meaning: "diameter" },
      S: units("slope"),
      k: units("Manning’s n"),
    },
    { title: "Velocity, full or half full", source: "manning" },
  ),
  halfFlow: formula(
    "Q = V * pi * D^2 / 8",
    { Q: flow("flow, half full"), V, D: { ...D, meaning: "diameter" } },
    { title: "Flow, half full", source: "manning" },
  ),
  wettedAngle: formula(
    "t = 2 * acos(1 - 2 * y / D)",
    { t: angle, y: { ...D, meaning: "depth" }, D },
    { title: "Wetted angle", source: "chow" },
  ),
  wettedArea: formula(
    "A = D^2 / 8 * (t - sin(t))",
    { A: wetted, D: { ...D, unit: "meter" }, t: angle },
    { title: "Area of the flow", source: "chow" },
  ),
  hydraulicRadius: formula(
    "R = A / (D * t / 2)",
    { R: radius, A: wetted, D: { ...D, unit: "meter" }, t: angle },
    { title: "Hydraulic radius", source: "chow" },
  ),
  partialVelocity: formula(
    "V = R^(2 / 3) * sqrt(S) / k",
    {
      V: { ...V, unit: "meter-per-second" },
      R: radius,
      S: units("slope"),
      k: units("Manning’s n"),
    },
    { title: "Velocity by Manning’s equation", source: "manning" },
  ),
  partialFlow: formula(
    "Q = A * V",
    { Q: { ...Q, unit: "cubic-meter-per-second" }, A: wetted, V: { ...V, unit: "meter-per-second" } },
    { title: "Flow", source: "manning" },
  ),
  roof: formula(
    "A = A_r + A_w / 2",
    {
      A,
      A_r: symbol("roof area", precise(formats.roofArea)),
      A_w: symbol("area of the walls that drain onto it", precise(formats.roofArea)),
    },
    ipc("Effective area"),
  ),
  storm: formula(
    "Q = A * i",
    { Q: flow("storm water"), A, i: symbol("rainfall rate", precise(formats.rainRate)) },
    ipc("Storm water"),
  ),
  leader: formula(
    "Q_l = Q / N",
    { Q_l: flow("flow per leader"), Q: flow("storm water"), N: symbol("leaders", formats.count) },
    ipc("Flow per leader"),
  ),
  heat: formula("P = 4176.4688 * Q * dT", inSi, { title: "Heat into the water", source: "iapws-95" }),
  input: formula(
    "P_i = P / eta",
    { P_i: symbol("heater input", precise(formats.heat)), P, eta: symbol("efficiency", share) },
    { title: "Heater input", source: "iapws-95" },
  ),
  hour: formula(
    "V_d = sum(n .* v)",
    {
      V_d: symbol("hot water used in the peak hour", precise(formats.volume)),
      n: { ...symbol("times in that hour", formats.count), list: true },
      v: { ...symbol("hot water per use", precise(formats.volume)), list: true },
    },
    { title: "Peak hour demand", source: "doe-water-heating" },
  ),
  recovery: formula(
    "V_r = 3600 * P_i * eta / (4176.4688 * dT)",
    {
      V_r: { ...symbol("recovery in one hour", precise(formats.volume)), unit: "cubic-meter" },
      P_i: { ...symbol("heater input", precise(formats.heat)), unit: "kilowatt" },
      eta: symbol("efficiency", share),
      dT: inSi.dT,
    },
    { title: "Recovery per hour", source: "iapws-95" },
  ),
  firstHour: formula(
    "F = u * V_t + V_r",
    {
      F: symbol("first-hour rating", precise(formats.volume)),
      u: symbol("usable share of the tank", share),
      V_t: symbol("tank volume", precise(formats.volume)),
      V_r: symbol("recovery in one hour", precise(formats.volume)),
    },
    { title: "First-hour rating", source: "doe-water-heating" },
  ),
  tank: formula(
    "V_n = max((V_d - V_r) / u, 0)",
    {
      V_n: symbol("tank needed", precise(formats.volume)),
      V_d: symbol("hot water used in the peak hour", precise(formats.volume)),
      V_r: symbol("recovery in one hour", precise(formats.volume)),
      u: symbol("usable share of the tank", share),
    },
    { title: "Tank needed with this heater", source: "doe-water-heating" },
  ),
  lossPerLength: formula(
    "q = 2 * pi * (T_w - T_r) / (log((d + 2 * t) / d) / k + 2 / (h * (d + 2 * t)))",
    {
      q: { ...symbol("heat loss per length", precise(formats.heatPerLength)), unit: "watt-per-meter" },
      T_w: { ...symbol("hot water temperature", precise(formats.waterTemperature)), unit: "celsius" },
      T_r: { ...symbol("temperature around the pipes", precise(formats.waterTemperature)), unit: "celsius" },
      d: { ...symbol("outside diameter", precise(formats.pipeSize)), unit: "meter" },
      t: { ...symbol("insulation thickness", precise(formats.insulation)), unit: "meter" },
      k: {
        ...symbol("insulation conductivity", precise(formats.conductivity)),
        unit: "watt-per-meter-kelvin",
      },
      h: {
        ...symbol("surface coefficient", precise(formats.filmCoefficient)),
        unit: "watt-per-square-meter-kelvin",
      },
    },
    { title: "Heat loss per length", source: "ASHRAE-F" },
  ),
  loss: formula(
    "P = q * L",
    {
      P: symbol("hot pipe heat loss", precise(formats.heatLoss)),
      q: symbol("heat loss per length", precise(formats.heatPerLength)),
      L: length("hot pipe length"),
    },
    { title: "Hot pipe heat loss", source: "ASHRAE-F" },
  ),
  circulation: formula(
    "Q = P / (4176.4688 * dT)",
    {
      Q: { ...Q, meaning: "circulation flow", unit: "cubic-meter-per-second" },
      P: { ...symbol("hot pipe heat loss", precise(formats.heatLoss)), unit: "kilowatt" },
      dT: { ...inSi.dT, meaning: "temperature drop" },
    },
    { title: "Circulation flow", source: "ASHRAE-F" },
  ),
  head: formula(
    "h = (R * L_e + p_v) / 9.79",
    {
      h: { ...symbol("pump head", precise(formats.head)), unit: "meter" },
      R: { ...symbol("friction rate", precise(formats.frictionRate)), unit: "kilopascal-per-meter" },
      L_e: { ...length("equivalent length of the return"), unit: "meter" },
      p_v: { ...pressure("valve loss"), unit: "kilopascal" },
    },
    { title: "Pump head", source: "ASHRAE-F" },
  ),
};
