import { formula, symbol } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";

const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 6 });

const D = symbol("diameter of the round or equivalent round duct", precise(formats.diameter));
const f = symbol("friction factor (Darcy)", { kind: "number", significant: 6 });
const Re = symbol("Reynolds number", { kind: "number", significant: 7 });
const rho = symbol("air density", precise(formats.airDensity));
const Q = symbol("airflow", precise(formats.airFlow));
const V = symbol("velocity", precise(formats.airVelocity));
const eps = symbol("absolute roughness", formats.roughness);
const R = symbol("friction rate", precise(formats.frictionRate));
const A = symbol("cross-section", precise(formats.crossSection));
const w = symbol("width or major axis", formats.ductSize);
const h = symbol("height or minor axis", formats.ductSize);
const C = symbol("sum of the fitting loss coefficients", { kind: "number", significant: 6 });
const pressure = (meaning: string) => symbol(meaning, precise(formats.pressureLoss));
const share = (meaning: string) => symbol(meaning, { kind: "percent" });

const ratio = (meaning: string) => symbol(meaning, { kind: "number", significant: 6 });
const ownC = ratio("loss coefficient, for the velocity pressure of this duct");
const branchSpeed = ratio("ratio of branch velocity to common duct velocity");
const branchFlow = ratio("ratio of branch flow to common duct flow");
const commonSpeed = ratio("ratio of common duct velocity to this duct’s velocity");
const smallSpeed = ratio("ratio of smaller duct velocity to this duct’s velocity");
const sections = ratio("ratio of the smaller cross-section to the larger");
const alpha = symbol("branch angle, in degrees", { kind: "number" });
const theta = symbol("included angle, in degrees", { kind: "number" });

const about = (title: string, source = "ASHRAE-F") => ({ title, source });
const rough = "(eps / D + 68 / Re)^0.25";

export const formulas = {
  density: formula(
    "rho = p * (1 + W) / (287.042 * T * (1 + W / 0.621945))",
    {
      rho: { ...rho, unit: "kilogram-per-cubic-meter" },
      p: { ...pressure("air pressure"), unit: "pascal" },
      W: symbol("humidity ratio, mass of water per mass of dry air", { kind: "number", significant: 5 }),
      T: { ...symbol("temperature", precise(formats.airTemperature)), unit: "kelvin" },
    },
    about("Air density"),
  ),
  roundArea: formula("A = pi * D^2 / 4", { A, D: { ...D, meaning: "diameter" } }, about("Cross-section")),
  rectangularArea: formula("A = w * h", { A, w, h }, about("Cross-section")),
  ovalArea: formula("A = pi * h^2 / 4 + h * (w - h)", { A, w, h }, about("Cross-section", "heyt-diaz")),
  velocity: formula("V = Q / A", { V, Q, A }, about("Velocity")),
  rectangularDiameter: formula(
    "D = 1.30 * (w * h)^0.625 / (w + h)^0.25",
    { D, w, h },
    about("Equivalent round duct", "huebscher"),
  ),
  ovalDiameter: formula(
    "D = 1.55 * A^0.625 / P^0.25",
    { D, A, P: symbol("perimeter", precise(formats.ductLength)) },
    about("Equivalent round duct", "heyt-diaz"),
  ),
  roundVelocity: formula(
    "V_e = 4 * Q / (pi * D^2)",
    { V_e: { ...V, meaning: "velocity in the equivalent round duct" }, Q, D },
    about("Velocity in the equivalent round duct"),
  ),
  reynolds: formula(
    "Re = 4 * rho * Q / (pi * D * mu)",
    { Re, rho, Q, D, mu: symbol("air viscosity", formats.viscosity) },
    about("Reynolds number"),
  ),
  colebrook: formula(
    "1 / sqrt(f) == -2 * log10(eps / (3.7 * D) + 2.51 / (Re * sqrt(f)))",
    { f, eps, D, Re },
    { ...about("Friction factor", "colebrook"), solvedFor: "f" },
  ),
  laminar: formula("f = 64 / Re", { f, Re }, about("Friction factor, laminar flow")),
  transition: formula(
    "s = (Re - 2300) / (4000 - 2300)",
    { s: symbol("position between laminar and turbulent flow", { kind: "number", significant: 6 }), Re },
    about("Between laminar and turbulent flow"),
  ),
  transitional: formula(
    "f = f_L + (f_T - f_L) * (3 * s^2 - 2 * s^3)",
    {
      f,
      f_L: { ...f, meaning: "laminar friction factor at Re 2,300" },
      f_T: { ...f, meaning: "turbulent friction factor at Re 4,000" },
      s: symbol("position between laminar and turbulent flow", { kind: "number", significant: 6 }),
    },
    about("Friction factor"),
  ),
  altshulTsal: formula(`f = 0.11 * ${rough}`, { f, eps, D, Re }, about("Friction factor by Altshul–Tsal")),
  altshulTsalLow: formula(
    `f = 0.85 * 0.11 * ${rough} + 0.0028`,
    { f, eps, D, Re },
    about("Friction factor by Altshul–Tsal, below 0.018"),
  ),
  correction: formula(
    "k = 1 + 58 * K * exp(-0.126 * D)",
    {
      k: symbol("compression factor", { kind: "number", significant: 5 }),
      K: share("flexible duct compression"),
      D: { ...D, unit: "inch" },
    },
    about("Flexible duct compression factor", "lbnl-flexible"),
  ),
  carriedVelocity: formula("Q = V * A", { Q, V, A }, about("Airflow at this velocity")),
  carriedRate: formula(
    "R == k * (f / D) * rho / 2 * (4 * Q / (pi * D^2))^2",
    {
      Q,
      R,
      k: symbol("compression factor, 1 for rigid duct", { kind: "number", significant: 5 }),
      f,
      D,
      rho,
    },
    { ...about("Airflow at this friction rate"), solvedFor: "Q" },
  ),
  carriedPressure: formula(
    "dp == R * L + C * rho / 2 * (Q / A)^2 + dp_e",
    {
      Q,
      dp: pressure("total pressure available"),
      R: { ...R, meaning: "friction rate at this flow" },
      L: symbol("length", precise(formats.ductLength)),
      C,
      rho,
      A,
      dp_e: pressure("coil, filter and terminal losses"),
    },
    { ...about("Airflow at this total pressure"), solvedFor: "Q" },
  ),
  frictionRate: formula(
    "R = (f / D) * (rho * V^2 / 2)",
    { R, f, D, rho, V: { ...V, meaning: "velocity in the equivalent round duct" } },
    about("Friction rate"),
  ),
  compressedRate: formula(
    "R = k * (f / D) * (rho * V^2 / 2)",
    { R, k: symbol("compression factor", { kind: "number", significant: 5 }), f, D, rho, V },
    about("Friction rate"),
  ),
  frictionLoss: formula(
    "dp_f = R * L",
    { dp_f: pressure("friction loss"), R, L: symbol("length", precise(formats.ductLength)) },
    about("Friction loss"),
  ),
  splitBranch: formula(
    "C = A_p * (1 + r^2 - 2 * r * cos(alpha * pi / 180)) / r^2",
    { C: ownC, A_p: ratio("factor from table 7-4"), r: branchSpeed, alpha },
    about("Branch loss coefficient", "idelchik"),
  ),
  mergeBranch: formula(
    "C = A_p * (1 + r^2 - 2 * (1 - q)^2) / r^2",
    { C: ownC, A_p: ratio("factor from table 7-1"), r: branchSpeed, q: branchFlow },
    about("Branch loss coefficient", "idelchik"),
  ),
  splitStraight: formula(
    "C = tau * q^2 * v^2",
    { C: ownC, tau: ratio("factor from diagram 7-20"), q: branchFlow, v: commonSpeed },
    about("Straight-through loss coefficient", "idelchik"),
  ),
  mergeStraight: formula(
    "C = (1.55 * q - q^2) * v^2",
    { C: ownC, q: branchFlow, v: commonSpeed },
    about("Straight-through loss coefficient", "idelchik"),
  ),
  gradualContraction: formula(
    "C = 0.8 * sin(theta * pi / 360) * (1 - m) * v^2",
    { C: ownC, theta, m: sections, v: smallSpeed },
    about("Contraction loss coefficient", "crane"),
  ),
  abruptContraction: formula(
    "C = 0.5 * sqrt(sin(theta * pi / 360)) * (1 - m) * v^2",
    { C: ownC, theta, m: sections, v: smallSpeed },
    about("Contraction loss coefficient", "crane"),
  ),
  gradualExpansion: formula(
    "C = 2.6 * sin(theta * pi / 360) * (1 - m)^2 * v^2",
    { C: ownC, theta, m: sections, v: smallSpeed },
    about("Expansion loss coefficient", "crane"),
  ),
  abruptExpansion: formula(
    "C = (1 - m)^2 * v^2",
    { C: ownC, m: sections, v: smallSpeed },
    about("Expansion loss coefficient", "crane"),
  ),
  fittingLoss: formula(
    "dp_C = C * (rho * V^2 / 2)",
    { dp_C: pressure("fitting losses"), C, rho, V },
    about("Fitting losses"),
  ),
  totalPressure: formula(
    "dp = dp_f + dp_C + dp_e",
    {
      dp: pressure("total pressure loss"),
      dp_f: pressure("friction loss"),
      dp_C: pressure("fitting losses"),
      dp_e: pressure("coil, filter and terminal losses"),
    },
    about("Total pressure loss"),
  ),
  indexRun: formula(
    "dp = sum(dp_s)",
    {
      dp: pressure("total pressure of the critical path"),
      dp_s: { ...pressure("total pressure loss of each section"), list: true },
    },
    about("Total pressure of the critical path"),
  ),
  electricPower: formula(
    "P = Q * dp / (eta_f * eta_d * eta_m)",
    {
      P: symbol("fan electric power", precise(formats.fanPower)),
      Q,
      dp: pressure("total pressure"),
      eta_f: share("fan efficiency"),
      eta_d: share("drive efficiency"),
      eta_m: share("motor efficiency"),
    },
    about("Electric power"),
  ),
};
