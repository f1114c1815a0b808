import { formula } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";
import {
  about,
  area,
  feet,
  flow,
  gpm,
  inches,
  K,
  length,
  number,
  precise,
  pressure,
  psi,
  squareFeet,
  symbol,
  t,
} from "./symbols.ts";

const discharge = { q: gpm("flow"), K, P: psi("pressure at the orifice") };

export const otherFormulas = {
  dischargeFlow: formula("q = K * sqrt(P)", discharge, about("Flow")),
  dischargePressure: formula("P = (q / K)^2", discharge, about("Pressure at the orifice")),
  dischargeK: formula("K = q / sqrt(P)", discharge, about("K-factor")),
  pitot: formula(
    "Q = 29.84 * c * d^2 * sqrt(p) * k * n",
    {
      Q: gpm("flow"),
      c: number("outlet coefficient"),
      d: inches("outlet diameter"),
      p: psi("pitot pressure"),
      k: number("additional coefficient for pumper outlets, 1 for others"),
      n: number("identical outlets"),
    },
    about("Outlet flow", "nfpa-291"),
  ),
  testFlow: formula(
    "Q_F = sum(Q)",
    { Q_F: flow("test flow"), Q: { ...flow("outlet flow"), list: true } },
    about("Test flow", "nfpa-291"),
  ),
  predicted: formula(
    "Q_R = Q_F * ((P_s - P) / (P_s - P_r))^0.54",
    {
      Q_R: flow("flow at the specified residual pressure"),
      Q_F: flow("test flow"),
      P_s: pressure("static pressure"),
      P: pressure("specified residual pressure"),
      P_r: pressure("residual pressure of the test"),
    },
    about("Flow at the residual pressure", "nfpa-291"),
  ),
  tip: formula(
    "Q = 29.7 * d^2 * sqrt(NP)",
    { Q: gpm("nozzle flow"), d: inches("tip diameter"), NP: psi("nozzle pressure") },
    about("Smooth bore nozzle flow", "ifsta-pumping"),
  ),
  tipReaction: formula(
    "NR = 1.57 * d^2 * NP",
    {
      NR: { ...symbol("nozzle reaction", precise(formats.nozzleReaction)), unit: "pound-force" },
      d: inches("tip diameter"),
      NP: psi("nozzle pressure"),
    },
    about("Nozzle reaction", "ifsta-pumping"),
  ),
  fogReaction: formula(
    "NR = 0.0505 * Q * sqrt(NP)",
    {
      NR: { ...symbol("nozzle reaction", precise(formats.nozzleReaction)), unit: "pound-force" },
      Q: gpm("nozzle flow"),
      NP: psi("nozzle pressure"),
    },
    about("Nozzle reaction", "ifsta-pumping"),
  ),
  hoseLoss: formula(
    "FL = c * (Q / 100)^2 * (L / 100)",
    {
      FL: psi("friction loss"),
      c: number("friction coefficient"),
      Q: gpm("flow of one line"),
      L: feet("length"),
    },
    about("Hose friction loss", "ifsta-pumping"),
  ),
  height: formula(
    "EL = 0.434 * h",
    { EL: psi("elevation pressure"), h: feet("height of the nozzle above the pump") },
    about("Elevation pressure", "ifsta-pumping"),
  ),
  discharge: formula(
    "PDP = NP + sum(FL) + AL + EL",
    {
      PDP: pressure("pump discharge pressure"),
      NP: pressure("nozzle pressure"),
      FL: { ...pressure("friction loss of a hose"), list: true },
      AL: pressure("appliances"),
      EL: pressure("elevation pressure"),
    },
    about("Pump discharge pressure", "ifsta-pumping"),
  ),
  standpipes: formula(
    "Q = min(500 + a + 250 * max(n - 2, 0), m)",
    {
      Q: gpm("standpipe flow"),
      a: gpm("flow of the second standpipe"),
      n: number("standpipes"),
      m: gpm("maximum required"),
    },
    about("Standpipe flow", "nfpa-14"),
  ),
  boost: formula(
    "P_b = P_D - P_S",
    {
      P_b: pressure("pressure the pump must add"),
      P_D: pressure("pressure needed at the discharge"),
      P_S: pressure("suction pressure"),
    },
    about("Pressure the pump must add", "nfpa-20"),
  ),
  tankSuction: formula(
    "P_S = 0.433 * h",
    { P_S: psi("suction pressure"), h: feet("water level above the pump") },
    about("Suction pressure", "nfpa-20"),
  ),
  rated: formula(
    "P_n = P_b / f",
    {
      P_n: pressure("rated pressure"),
      P_b: pressure("pressure the pump must add"),
      f: number("share of the rated pressure that the pump has at this flow"),
    },
    about("Rated pressure", "nfpa-20"),
  ),
  curvePoint: formula(
    "P = P_1 + (Q^1.85 - Q_1^1.85) / (Q_2^1.85 - Q_1^1.85) * (P_2 - P_1)",
    {
      P: pressure("pump pressure"),
      Q: gpm("flow"),
      P_1: pressure("pressure at the preceding point"),
      Q_1: gpm("flow at the preceding point"),
      P_2: pressure("pressure at the following point"),
      Q_2: gpm("flow at the following point"),
    },
    about("Pump pressure at the demand", "nfpa-20"),
  ),
  power: formula(
    "W = Q * P / eta",
    {
      W: symbol("shaft power", precise(formats.pumpPower)),
      Q: flow("flow"),
      P: pressure("pump pressure"),
      eta: symbol("efficiency", { kind: "percent" }),
    },
    about("Shaft power", "nfpa-20"),
  ),
  tank: formula(
    "V = Q * t / (1 - u)",
    {
      V: symbol("tank", precise(formats.tankVolume)),
      Q: flow("total demand"),
      t,
      u: symbol("unusable part", { kind: "percent" }),
    },
    about("Tank", "nfpa-20"),
  ),
  academy: formula(
    "Q = A / 3 * (1 + 0.25 * n) * k",
    {
      Q: gpm("fire flow"),
      A: squareFeet("area of all floors"),
      n: number("exposed buildings"),
      k: symbol("share involved", { kind: "percent" }),
    },
    about("National Fire Academy", "nfa-flow"),
  ),
  iowa: formula(
    "Q = A * H / 100",
    { Q: gpm("fire flow"), A: squareFeet("area per floor"), H: feet("story height") },
    about("Iowa State University", "iowa-flow"),
  ),
  buildingVolume: formula(
    "V_b = A * (n * H + R / 2)",
    {
      V_b: symbol("building volume", precise(formats.tankVolume)),
      A: area("area per floor"),
      n: number("floors"),
      H: length("story height"),
      R: length("roof height"),
    },
    about("Building volume", "nfpa-1142"),
  ),
  ruralSupply: formula(
    "V = max(V_b / h * c * x, V_m)",
    {
      V: { ...symbol("minimum water supply", precise(formats.tankVolume)), unit: "gallon-us" },
      V_b: { ...symbol("building volume", precise(formats.tankVolume)), unit: "cubic-foot" },
      h: number("occupancy hazard number"),
      c: number("construction number"),
      x: number("factor for exposures"),
      V_m: { ...symbol("minimum that the standard allows", precise(formats.tankVolume)), unit: "gallon-us" },
    },
    about("Rural water supply", "nfpa-1142"),
  ),
  effectiveArea: formula(
    "A_e = A + k * (n - 1) * A",
    {
      A_e: area("effective area"),
      A: area("area per floor"),
      n: number("floors that count"),
      k: number("share of the other floors that counts"),
    },
    about("Effective area", "iso-nff"),
  ),
  constructionFactor: formula(
    "C = 18 * F * sqrt(A_e)",
    {
      C: gpm("before rounding"),
      F: number("construction coefficient"),
      A_e: squareFeet("effective area"),
    },
    about("ISO’s construction factor", "iso-nff"),
  ),
  needed: formula(
    "Q = C * O * (1 + x) + s",
    {
      Q: gpm("before rounding"),
      C: gpm("construction factor, rounded to 250 gpm and within its limits"),
      O: number("occupancy factor"),
      x: symbol("exposure and communication", { kind: "percent" }),
      s: gpm("for a wood-shingle roof"),
    },
    about("ISO’s needed fire flow", "iso-nff"),
  ),
  reduced: formula(
    "Q = max(k * Q_0, Q_m)",
    {
      Q: gpm("fire flow with sprinklers"),
      k: number("remaining share"),
      Q_0: gpm("fire flow from the table"),
      Q_m: gpm("minimum required"),
    },
    about("Fire flow with sprinklers", "ifc"),
  ),
};
