import { formula } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";
import {
  A,
  about,
  area,
  C,
  D,
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

const allowance = symbol("allowance for imbalance", { kind: "percent" });

export const sprinklerFormulas = {
  curve: formula(
    "D = D_1 + (A - A_1) / (A_2 - A_1) * (D_2 - D_1)",
    {
      D,
      A,
      D_1: { ...D, meaning: "density at the start of the curve" },
      A_1: area("area at the start of the curve"),
      D_2: { ...D, meaning: "density at the end of the curve" },
      A_2: area("area at the end of the curve"),
    },
    about("Density on the curve"),
  ),
  reduction: formula(
    "r = 55 - 1.5 * H",
    { r: number("reduction of the design area, %"), H: feet("ceiling height") },
    about("Reduction for quick-response sprinklers"),
  ),
  areaChange: formula(
    "A_2 = A_1 * f",
    { A_2: area("design area, adjusted"), A_1: area("design area before adjustment"), f: number("factor") },
    about("Design area"),
  ),
  coverage: formula(
    "A_s = S * L",
    {
      A_s: area("area per sprinkler"),
      S: length("spacing along the branch line"),
      L: length("spacing between branch lines"),
    },
    about("Area per sprinkler"),
  ),
  number: formula(
    "n = ceil(A / A_s)",
    { n: number("sprinklers in the design area"), A, A_s: area("area per sprinkler") },
    about("Sprinklers in the design area"),
  ),
  onLine: formula(
    "m = ceil(1.2 * sqrt(A) / S)",
    { m: number("sprinklers on one branch line"), A, S: length("spacing along the branch line") },
    about("Design area sprinklers on one branch line"),
  ),
  sprinklerFlow: formula(
    "q = D * A_s",
    { q: flow("minimum sprinkler flow"), D, A_s: area("area per sprinkler") },
    about("Minimum sprinkler flow"),
  ),
  startPressure: formula(
    "P = max((q / K)^2, P_m)",
    {
      P: psi("pressure at the remote sprinkler"),
      q: gpm("minimum sprinkler flow"),
      K,
      P_m: psi("minimum sprinkler pressure"),
    },
    about("Pressure at the remote sprinkler"),
  ),
  joined: formula(
    "q = n * K * sqrt(P)",
    { q: gpm("inflow"), n: number("how many"), K, P: psi("pressure there") },
    about("Inflow"),
  ),
  branchK: formula(
    "K = Q / sqrt(P)",
    { K: number("K-factor of the branch line"), Q: gpm("its flow"), P: psi("its pressure at the main") },
    about("K-factor of the branch line"),
  ),
  raised: formula(
    "Q_2 = Q_1 * sqrt(P_2 / P_1)",
    {
      Q_2: flow("flow of the path after balancing"),
      Q_1: flow("flow of the path before balancing"),
      P_2: pressure("pressure the branch line needs"),
      P_1: pressure("pressure the path has"),
    },
    about("Balanced to the higher pressure"),
  ),
  friction: formula(
    "p = 100 * 4.52 * Q^1.85 / (C^1.85 * d^4.87)",
    {
      p: { ...symbol("friction loss", precise(formats.frictionRate)), unit: "psi-per-100-feet" },
      Q: gpm("flow"),
      C,
      d: inches("inside diameter"),
    },
    about("Friction loss"),
  ),
  pipeEnd: formula(
    "P_2 = P_1 + p * L / 100 + 0.433 * h",
    {
      P_2: psi("pressure at its end"),
      P_1: psi("pressure at its start"),
      p: { ...symbol("friction loss", precise(formats.frictionRate)), unit: "psi-per-100-feet" },
      L: feet("length with fittings"),
      h: feet("height of its start above its end"),
    },
    about("Pressure at its end"),
  ),
  required: formula(
    "P_R = P + P_f",
    {
      P_R: pressure("required pressure"),
      P: pressure("pressure at the end of the pipes"),
      P_f: pressure("fixed losses"),
    },
    about("Required pressure"),
  ),
  areaFlow: formula(
    "Q_A = D * A * (1 + k)",
    { Q_A: flow("density × area"), D, A, k: allowance },
    about("Density × area"),
  ),
  leastFlow: formula(
    "q = max(D * A_s, K * sqrt(P_m))",
    {
      q: gpm("flow of each sprinkler"),
      D: { ...D, unit: "gallon-us-per-minute-per-square-foot" },
      A_s: squareFeet("area per sprinkler"),
      K,
      P_m: psi("minimum sprinkler pressure"),
    },
    about("Flow of each sprinkler"),
  ),
  estimate: formula(
    "Q = n * q * (1 + k)",
    {
      Q: flow("system flow"),
      n: number("sprinklers in the design area"),
      q: flow("flow of each sprinkler"),
      k: allowance,
    },
    about("System flow"),
  ),
  total: formula(
    "Q_T = Q + Q_h",
    { Q_T: flow("total demand"), Q: flow("system flow"), Q_h: flow("hose allowance") },
    about("Total demand"),
  ),
  volume: formula(
    "V = Q_T * t",
    { V: symbol("water for the duration", precise(formats.tankVolume)), Q_T: flow("total demand"), t },
    about("Water for the duration"),
  ),
  available: formula(
    "P_a = P_s - (P_s - P_r) * (Q / Q_r)^1.85",
    {
      P_a: pressure("available pressure"),
      P_s: pressure("static pressure"),
      P_r: pressure("residual pressure"),
      Q: flow("flow"),
      Q_r: flow("flow at the residual pressure"),
    },
    about("Pressure available from the supply"),
  ),
  safety: formula(
    "m = P_a - P_R",
    {
      m: pressure("safety margin"),
      P_a: pressure("available pressure"),
      P_R: pressure("required pressure"),
    },
    about("Safety margin"),
  ),
};
