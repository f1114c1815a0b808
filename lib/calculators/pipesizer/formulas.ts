import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";

const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });
const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 6 });
const ratio = (meaning: string) => symbol(meaning, { kind: "number", significant: 6 });
const pressure = (meaning: string) => symbol(meaning, precise(formats.pressure));
const share = (meaning: string) => symbol(meaning, { kind: "percent" });
const meters = (meaning: string) => symbol(meaning, precise(formats.length));

const D = symbol("inside diameter", precise(formats.pipeSize));
const f = symbol("friction factor (Darcy)", { kind: "number", significant: 6 });
const Re = symbol("Reynolds number", { kind: "number", significant: 7 });
const rho = symbol("density", precise(formats.density));
const Q = symbol("flow", precise(formats.flow));
const V = symbol("velocity", precise(formats.velocity));
const R = symbol("friction loss per length", precise(formats.gradient));
const L = meters("pipe length");
const K = ratio("loss coefficient");
const f_T = ratio("friction factor at complete turbulence");
const s = ratio("position between laminar and turbulent flow");
const dp = pressure("pressure drop");
const P = symbol("electric power", precise(formats.power));
const E = symbol("annual energy", precise(formats.energy));
const g = "9.80665";

const about = (title: string, source = "crane") => ({ title, source });

export const formulas = {
  airDensity: formula(
    "rho = p / (287.042 * T)",
    {
      rho: { ...rho, unit: "kilogram-per-cubic-meter" },
      p: { ...pressure("absolute pressure at the inlet"), unit: "pascal" },
      T: { ...symbol("temperature", precise(formats.temperature)), unit: "kelvin" },
    },
    about("Air density", "ASHRAE-F"),
  ),
  massToVolume: formula(
    "Q = m / rho",
    { Q, m: symbol("mass flow", precise(formats.massFlow)), rho },
    about("Flow"),
  ),
  heatToVolume: formula(
    "Q = P / (rho * c * dT)",
    {
      Q,
      P: symbol("heat carried", precise(formats.heatFlow)),
      rho,
      c: symbol("specific heat", precise(formats.specificHeat)),
      dT: symbol("temperature difference", precise(formats.temperatureDifference)),
    },
    about("Flow from heat"),
  ),
  velocity: formula("V = 4 * Q / (pi * D^2)", { V, Q, D }, about("Velocity")),
  reynolds: formula(
    "Re = rho * V * D / mu",
    { Re, rho, V, D, mu: symbol("dynamic viscosity", precise(formats.viscosity)) },
    about("Reynolds number"),
  ),
  laminar: formula("f = 64 / Re", { f, Re }, about("Friction factor, laminar flow")),
  transition: formula(
    "s = (Re - 2300) / (4000 - 2300)",
    { s, Re },
    about("Between laminar and turbulent flow"),
  ),
  transitional: formula(
    "f = f_L + (f_T - f_L) * (3 * s^2 - 2 * s^3)",
    {
      f,
      f_L: { ...f, meaning: "laminar friction factor at Re 2,300" },
      f_T: { ...f, meaning: "turbulent friction factor at Re 4,000" },
      s,
    },
    about("Friction factor"),
  ),
  colebrook: formula(
    "1 / sqrt(f) == -2 * log10(eps / (3.7 * D) + 2.51 / (Re * sqrt(f)))",
    { f, eps: symbol("absolute roughness", precise(formats.roughness)), D, Re },
    { ...about("Friction factor", "colebrook"), solvedFor: "f" },
  ),
  gradient: formula(
    "R = (f / D) * (rho * V^2 / 2)",
    { R, f, D, rho, V },
    about("Friction loss per length (Darcy–Weisbach)"),
  ),
  frictionLoss: formula(
    "dp_f = R * L",
    { dp_f: pressure("friction loss"), R, L },
    about("Pipe friction loss"),
  ),
  craneFactor: formula(
    "f_T = 0.25 / (log10(3.7 * D / eps_s))^2",
    { f_T, D, eps_s: symbol("roughness of commercial steel", precise(formats.roughness)) },
    about("Crane’s friction factor at complete turbulence"),
  ),
  craneCoefficient: formula(
    "K = n * f_T",
    { K, n: ratio("Crane’s factor for the fitting"), f_T },
    about("Loss coefficient by Crane’s method"),
  ),
  lengthCoefficient: formula(
    "K = f * n",
    { K, f, n: ratio("equivalent length divided by the diameter") },
    about("Loss coefficient from equivalent length"),
  ),
  areaRatio: formula(
    "b = (d / D)^2",
    {
      b: ratio("area ratio"),
      d: { ...D, meaning: "smaller diameter" },
      D: { ...D, meaning: "larger diameter" },
    },
    about("Area ratio"),
  ),
  expansionGradual: formula(
    "K = 2.6 * sin(a * pi / 360) * (1 - b)^2",
    { K, a: ratio("cone angle, degrees"), b: ratio("area ratio") },
    about("Loss coefficient of a gradual expansion"),
  ),
  expansionAbrupt: formula(
    "K = (1 - b)^2",
    { K, b: ratio("area ratio") },
    about("Loss coefficient of a sudden expansion"),
  ),
  contractionGradual: formula(
    "K = 0.8 * sin(a * pi / 360) * (1 - b)",
    { K, a: ratio("cone angle, degrees"), b: ratio("area ratio") },
    about("Loss coefficient of a gradual contraction"),
  ),
  contractionAbrupt: formula(
    "K = 0.5 * sqrt(sin(a * pi / 360)) * (1 - b)",
    { K, a: ratio("cone angle, degrees"), b: ratio("area ratio") },
    about("Loss coefficient of a sudden contraction"),
  ),
  largerEnd: formula(
    "K = K_1 / b^2",
    { K, K_1: ratio("loss coefficient for the velocity in the smaller pipe"), b: ratio("area ratio") },
    about("Loss coefficient for the velocity in this pipe"),
  ),
  ownLength: formula(
    "K = f * L_e / D",
    { K, f, L_e: meters("equivalent length"), D },
    about("Loss coefficient from equivalent length"),
  ),
  hooper: formula(
    "K = K_1 / Re + K_i * (1 + 1 / D)",
    {
      K,
      K_1: ratio("coefficient at Re 1"),
      Re,
      K_i: ratio("coefficient of a large fitting at complete turbulence"),
      D: { ...D, unit: "inch" },
    },
    about("Loss coefficient by the 2-K method", "hooper"),
  ),
  darby: formula(
    "K = K_1 / Re + K_i * (1 + K_d / N^0.3)",
    {
      K,
      K_1: ratio("coefficient at Re 1"),
      Re,
      K_i: ratio("coefficient of a large fitting at complete turbulence"),
      K_d: ratio("size coefficient"),
      N: { ...symbol("nominal size", precise(formats.pipeSize)), unit: "inch" },
    },
    about("Loss coefficient by the 3-K method", "darby"),
  ),
  fittingLoss: formula(
    "dp_K = K * (rho * V^2 / 2)",
    {
      dp_K: pressure("fitting losses"),
      K: { ...K, meaning: "sum of the fitting coefficients" },
      rho,
      V,
    },
    about("Fitting losses"),
  ),
  elevation: formula(
    `dp_z = rho * ${g} * z`,
    {
      dp_z: { ...pressure("elevation pressure"), unit: "pascal" },
      rho: { ...rho, unit: "kilogram-per-cubic-meter" },
      z: { ...meters("rise"), unit: "meter" },
    },
    about("Elevation pressure"),
  ),
  total: formula(
    "dp = dp_f + dp_K + dp_e + dp_z",
    {
      dp,
      dp_f: pressure("friction loss"),
      dp_K: pressure("fitting losses"),
      dp_e: pressure("other losses"),
      dp_z: pressure("elevation pressure"),
    },
    about("Pressure drop"),
  ),
  head: formula(
    `H = dp / (rho * ${g})`,
    {
      H: { ...meters("head"), unit: "meter" },
      dp: { ...dp, unit: "pascal" },
      rho: { ...rho, unit: "kilogram-per-cubic-meter" },
    },
    about("Head"),
  ),
  carried: formula(
    "dp == (f * L / D + K) * (rho / 2) * (4 * Q / (pi * D^2))^2 + dp_e + dp_z",
    {
      Q,
      dp: pressure("pressure available"),
      f,
      L,
      D,
      K: { ...K, meaning: "sum of the fitting coefficients" },
      rho,
      dp_e: pressure("other losses"),
      dp_z: pressure("elevation pressure"),
    },
    { ...about("Flow at this pressure"), solvedFor: "Q" },
  ),
  brakePower: formula(
    "P_b = Q * dp / eta_p",
    { P_b: { ...P, meaning: "pump shaft power" }, Q, dp, eta_p: share("pump efficiency") },
    about("Pump shaft power"),
  ),
  electricPower: formula(
    "P = Q * dp / (eta_p * eta_m)",
    { P, Q, dp, eta_p: share("pump efficiency"), eta_m: share("motor and drive efficiency") },
    about("Electric power"),
  ),
  energy: formula(
    "E = P * t",
    { E, P, t: symbol("annual running time", precise(formats.runningTime)) },
    about("Annual energy"),
  ),
  cost: formula(
    "C = E * c",
    { C: symbol("annual cost", { kind: "money" }), E, c: symbol("electricity price", formats.price) },
    about("Annual cost"),
  ),
  hazenWilliams: formula(
    "h = 10.67 * L * (Q / C)^1.852 / D^4.8704",
    {
      h: { ...meters("head loss"), unit: "meter" },
      L: { ...L, unit: "meter" },
      Q: { ...Q, unit: "cubic-meter-per-second" },
      C: ratio("Hazen–Williams coefficient"),
      D: { ...D, unit: "meter" },
    },
    about("Friction loss by Hazen–Williams, for comparison", "hazen-williams"),
  ),
  npsh: formula(
    `N = (p_s - p_v - dp_s) / (rho * ${g}) + z_s`,
    {
      N: { ...meters("NPSH available"), unit: "meter" },
      p_s: { ...pressure("absolute pressure on the liquid"), unit: "pascal" },
      p_v: { ...pressure("vapor pressure"), unit: "pascal" },
      dp_s: { ...pressure("suction line loss"), unit: "pascal" },
      rho: { ...rho, unit: "kilogram-per-cubic-meter" },
      z_s: { ...meters("liquid level above the pump"), unit: "meter" },
    },
    about("NPSH available", "hydraulic-institute"),
  ),
  waveSpeed: formula(
    "a = sqrt((B / rho) / (1 + (B / Y) * (D / e)))",
    {
      a: symbol("pressure wave speed", precise(formats.waveSpeed)),
      B: symbol("bulk modulus of the fluid", precise(formats.modulus)),
      rho,
      Y: symbol("modulus of elasticity of the pipe", precise(formats.modulus)),
      D,
      e: symbol("wall thickness", precise(formats.pipeSize)),
    },
    about("Pressure wave speed", "wylie-streeter"),
  ),
  surge: formula(
    "dp_J = rho * a * V",
    {
      dp_J: pressure("water hammer"),
      rho,
      a: symbol("pressure wave speed", precise(formats.waveSpeed)),
      V,
    },
    about("Water hammer (Joukowsky)", "wylie-streeter"),
  ),
};
