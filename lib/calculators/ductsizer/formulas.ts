import type { ValueFormat } from "../../fields/value-format.ts";
import { formula } from "../../formulas/formula.ts";
import { formats } from "./formats.ts";

const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });
const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 6 });

const D = symbol(
  "diameter of the round duct, or of the round duct of equal friction",
  precise(formats.diameter),
);
const f = symbol("friction factor (Darcy)", { kind: "number", significant: 6 });
const Re = symbol("Reynolds number", { kind: "number", significant: 7 });
const rho = symbol("density of the air", precise(formats.density));
const Q = symbol("airflow", precise(formats.flow));
const V = symbol("velocity", precise(formats.velocity));
const eps = symbol("absolute roughness", formats.roughness);
const R = symbol("friction rate", precise(formats.rate));
const A = symbol("cross-section", precise(formats.area));
const w = symbol("width or major axis", formats.size);
const h = symbol("height or minor axis", formats.size);
const C = symbol("loss coefficients of all fittings together", { kind: "number", significant: 6 });
const pressure = (meaning: string) => symbol(meaning, precise(formats.pressure));
const share = (meaning: string) => symbol(meaning, { kind: "percent" });

const ratio = (meaning: string) => symbol(meaning, { kind: "number", significant: 6 });
const ownC = ratio("loss coefficient, for the velocity pressure of this duct");
const branchSpeed = ratio("velocity of the branch over that of the common duct");
const branchFlow = ratio("flow of the branch over that of the common duct");
const commonSpeed = ratio("velocity of the common duct over that of this one");
const smallSpeed = ratio("velocity of the smaller duct over that of this one");
const sections = ratio("cross-section of the smaller duct over that of the larger one");
const alpha = symbol("angle of the branch, in degrees", { kind: "number" });
const theta = symbol("included angle, in degrees", { kind: "number" });

const about = (title: string, source = "ASHRAE-F") => ({ title, source });
const rough = "(eps / D + 68 / Re)^0.25";

/** What the steps of the calculator name. */
export const formulas = {
  density: formula(
    "rho = p * (1 + W) / (287.042 * T * (1 + W / 0.621945))",
    {
      rho: { ...rho, unit: "kilogram-per-cubic-meter" },
      p: { ...pressure("pressure of the air"), unit: "pascal" },
      W: symbol("humidity ratio, water over dry air", { kind: "number", significant: 5 }),
      T: { ...symbol("temperature", precise(formats.temperature)), unit: "kelvin" },
    },
    about("Density of the air"),
  ),
  roundArea: formula("A = pi * D^2 / 4", { A, D: { ...D, meaning: "diameter" } }, about("Cross-section")),
  rectangularArea: formula("A = w * h", { A, w, h }, about("Cross-section")),
  ovalArea: formula("A = pi * h^2 / 4 + h * (w - h)", { A, w, h }, about("Cross-section", "heyt-diaz")),
  velocity: formula("V = Q / A", { V, Q, A }, about("Velocity")),
  rectangularDiameter: formula(
    "D = 1.30 * (w * h)^0.625 / (w + h)^0.25",
    { D, w, h },
    about("Round duct of equal friction", "huebscher"),
  ),
  ovalDiameter: formula(
    "D = 1.55 * A^0.625 / P^0.25",
    { D, A, P: symbol("perimeter", precise(formats.length)) },
    about("Round duct of equal friction", "heyt-diaz"),
  ),
  roundVelocity: formula(
    "V_e = 4 * Q / (pi * D^2)",
    { V_e: { ...V, meaning: "velocity in the round duct of equal friction" }, Q, D },
    about("Velocity in the round duct"),
  ),
  reynolds: formula(
    "Re = 4 * rho * Q / (pi * D * mu)",
    { Re, rho, Q, D, mu: symbol("viscosity of the air", formats.viscosity) },
    about("Reynolds number"),
  ),
  colebrook: formula(
    "1 / sqrt(f) == -2 * log10(eps / (3.7 * D) + 2.51 / (Re * sqrt(f)))",
    { f, eps, D, Re },
    { ...about("Friction factor", "colebrook"), solvedFor: "f" },
  ),
  laminar: formula("f = 64 / Re", { f, Re }, about("Friction factor of laminar flow")),
  transition: formula(
    "s = (Re - 2300) / (4000 - 2300)",
    { s: symbol("how far from laminar to turbulent flow", { kind: "number", significant: 6 }), Re },
    about("Between laminar and turbulent flow"),
  ),
  transitional: formula(
    "f = f_L + (f_T - f_L) * (3 * s^2 - 2 * s^3)",
    {
      f,
      f_L: { ...f, meaning: "friction factor of laminar flow at Re 2,300" },
      f_T: { ...f, meaning: "friction factor of turbulent flow at Re 4,000" },
      s: symbol("how far from laminar to turbulent flow", { kind: "number", significant: 6 }),
    },
    about("Friction factor"),
  ),
  altshulTsal: formula(
    `f = 0.11 * ${rough}`,
    { f, eps, D, Re },
    about("Friction factor by Altshul and Tsal"),
  ),
  altshulTsalLow: formula(
    `f = 0.85 * 0.11 * ${rough} + 0.0028`,
    { f, eps, D, Re },
    about("Friction factor by Altshul and Tsal, below 0.018"),
  ),
  correction: formula(
    "k = 1 + 58 * K * exp(-0.126 * D)",
    {
      k: symbol("factor for compression", { kind: "number", significant: 5 }),
      K: share("compression of the flexible duct"),
      D: { ...D, unit: "inch" },
    },
    about("Factor for the compression of flexible duct", "lbnl-flexible"),
  ),
  carriedVelocity: formula("Q = V * A", { Q, V, A }, about("Airflow at this velocity")),
  carriedRate: formula(
    "R == k * (f / D) * rho / 2 * (4 * Q / (pi * D^2))^2",
    {
      Q,
      R,
      k: symbol("factor for compression, 1 for rigid duct", { kind: "number", significant: 5 }),
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
      L: symbol("length", precise(formats.length)),
      C,
      rho,
      A,
      dp_e: pressure("loss of coils, filters and terminals"),
    },
    { ...about("Airflow at this total pressure"), solvedFor: "Q" },
  ),
  frictionRate: formula(
    "R = (f / D) * (rho * V^2 / 2)",
    { R, f, D, rho, V: { ...V, meaning: "velocity in the round duct" } },
    about("Friction rate"),
  ),
  compressedRate: formula(
    "R = k * (f / D) * (rho * V^2 / 2)",
    { R, k: symbol("factor for compression", { kind: "number", significant: 5 }), f, D, rho, V },
    about("Friction rate"),
  ),
  frictionLoss: formula(
    "dp_f = R * L",
    { dp_f: pressure("friction loss"), R, L: symbol("length", precise(formats.length)) },
    about("Friction loss"),
  ),
  splitBranch: formula(
    "C = A_p * (1 + r^2 - 2 * r * cos(alpha * pi / 180)) / r^2",
    { C: ownC, A_p: ratio("factor of table 7-4"), r: branchSpeed, alpha },
    about("Coefficient of the branch", "idelchik"),
  ),
  mergeBranch: formula(
    "C = A_p * (1 + r^2 - 2 * (1 - q)^2) / r^2",
    { C: ownC, A_p: ratio("factor of table 7-1"), r: branchSpeed, q: branchFlow },
    about("Coefficient of the branch", "idelchik"),
  ),
  splitStraight: formula(
    "C = tau * q^2 * v^2",
    { C: ownC, tau: ratio("factor of diagram 7-20"), q: branchFlow, v: commonSpeed },
    about("Coefficient of the straight path", "idelchik"),
  ),
  mergeStraight: formula(
    "C = (1.55 * q - q^2) * v^2",
    { C: ownC, q: branchFlow, v: commonSpeed },
    about("Coefficient of the straight path", "idelchik"),
  ),
  gradualContraction: formula(
    "C = 0.8 * sin(theta * pi / 360) * (1 - m) * v^2",
    { C: ownC, theta, m: sections, v: smallSpeed },
    about("Coefficient of the contraction", "crane"),
  ),
  abruptContraction: formula(
    "C = 0.5 * sqrt(sin(theta * pi / 360)) * (1 - m) * v^2",
    { C: ownC, theta, m: sections, v: smallSpeed },
    about("Coefficient of the contraction", "crane"),
  ),
  gradualExpansion: formula(
    "C = 2.6 * sin(theta * pi / 360) * (1 - m)^2 * v^2",
    { C: ownC, theta, m: sections, v: smallSpeed },
    about("Coefficient of the expansion", "crane"),
  ),
  abruptExpansion: formula(
    "C = (1 - m)^2 * v^2",
    { C: ownC, m: sections, v: smallSpeed },
    about("Coefficient of the expansion", "crane"),
  ),
  fittingLoss: formula(
    "dp_C = C * (rho * V^2 / 2)",
    { dp_C: pressure("loss of the fittings"), C, rho, V },
    about("Loss of the fittings"),
  ),
  totalPressure: formula(
    "dp = dp_f + dp_C + dp_e",
    {
      dp: pressure("total pressure loss"),
      dp_f: pressure("friction loss"),
      dp_C: pressure("loss of the fittings"),
      dp_e: pressure("loss of coils, filters and terminals"),
    },
    about("Total pressure loss"),
  ),
  indexRun: formula(
    "dp = sum(dp_s)",
    {
      dp: pressure("total pressure of the index run"),
      dp_s: { ...pressure("total pressure loss of a section"), list: true },
    },
    about("Total pressure of the index run"),
  ),
  electricPower: formula(
    "P = Q * dp / (eta_f * eta_d * eta_m)",
    {
      P: symbol("electric power of the fan", precise(formats.power)),
      Q,
      dp: pressure("total pressure"),
      eta_f: share("efficiency of the fan"),
      eta_d: share("efficiency of the drive"),
      eta_m: share("efficiency of the motor"),
    },
    about("Electric power"),
  ),
};
