import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";

const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });
const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 7 });
const size = (meaning: string) => symbol(meaning, precise(formats.size));

const E = symbol("Young’s modulus", precise(formats.modulus));
const nu = symbol("Poisson’s ratio", { kind: "number", significant: 4 });
const rho = symbol("density", precise(formats.density));
const k = symbol("thermal conductivity", precise(formats.conductivity));
const c = symbol("specific heat", precise(formats.heat));
const A = symbol("cross-sectional area", precise(formats.area));
const V = symbol("volume", precise(formats.volume));
const L = symbol("length", precise(formats.length));
const m = symbol("mass", precise(formats.mass));
const n = symbol("number of pieces", { kind: "count" });
const alpha = symbol("coefficient of thermal expansion", precise(formats.expansion));
const dT = symbol("temperature change", precise(formats.difference));
const d = size("diameter");
const t = size("wall thickness");
const b = size("width");
const h = size("height");

const elastic = (title: string) => ({ title, source: "beer-johnston" });
const thermal = (title: string) => ({ title, source: "incropera" });
const shape = (title = "Cross-sectional area") => ({
  title,
  source: "machinerys-handbook",
  preliminary: true as const,
});

export const formulas = {
  shear: formula(
    "G = E / (2 * (1 + nu))",
    { G: symbol("shear modulus", precise(formats.modulus)), E, nu },
    elastic("Shear modulus, isotropic"),
  ),
  bulk: formula(
    "K = E / (3 * (1 - 2 * nu))",
    { K: symbol("bulk modulus", precise(formats.modulus)), E, nu },
    elastic("Bulk modulus, isotropic"),
  ),
  stiffness: formula(
    "s = E / rho",
    { s: symbol("specific stiffness", precise(formats.specific)), E, rho },
    { title: "Specific stiffness", source: "ashby" },
  ),
  resistance: formula(
    "s = sigma / rho",
    {
      s: symbol("specific strength", precise(formats.specific)),
      sigma: symbol("strength", precise(formats.stress)),
      rho,
    },
    { title: "Specific strength", source: "ashby" },
  ),
  diffusivity: formula(
    "a = k / (rho * c)",
    { a: symbol("thermal diffusivity", precise(formats.diffusivity)), k, rho, c },
    thermal("Thermal diffusivity"),
  ),
  effusivity: formula(
    "b = sqrt(k * rho * c)",
    { b: symbol("thermal effusivity", formats.effusivity), k, rho, c },
    thermal("Thermal effusivity"),
  ),
  round: formula("A = pi * d^2 / 4", { A, d }, shape()),
  square: formula("A = a^2", { A, a: size("side") }, shape()),
  hexagon: formula("A = sqrt(3) / 2 * s^2", { A, s: size("width across flats") }, shape()),
  octagon: formula("A = 2 * (sqrt(2) - 1) * s^2", { A, s: size("width across flats") }, shape()),
  flat: formula("A = b * t", { A, b, t: size("thickness") }, shape()),
  tube: formula("A = pi * t * (d - t)", { A, d: size("outside diameter"), t }, shape()),
  hollow: formula("A = 2 * t * (b + h - 2 * t)", { A, b, h, t }, shape()),
  angle: formula("A = t * (b + h - t)", { A, b, h, t: size("leg thickness") }, shape()),
  channel: formula(
    "A = 2 * b * t_f + (h - 2 * t_f) * t_w",
    { A, b, h, t_f: size("flange thickness"), t_w: size("web thickness") },
    shape(),
  ),
  tee: formula(
    "A = b * t_f + (h - t_f) * t_w",
    { A, b, h, t_f: size("flange thickness"), t_w: size("stem thickness") },
    shape(),
  ),
  prism: formula("V = A * L", { V, A, L }, shape("Volume per piece")),
  sphere: formula("V = pi * d^3 / 6", { V, d }, shape("Volume per piece")),
  shell: formula(
    "V = pi / 6 * (d^3 - (d - 2 * t)^3)",
    { V, d: size("outside diameter"), t },
    shape("Volume per piece"),
  ),
  cone: formula("V = pi * d^2 * h / 12", { V, d: size("base diameter"), h }, shape("Volume per piece")),
  ring: formula(
    "V = pi^2 * d^2 * D / 4",
    { V, d: size("cross-section diameter"), D: size("centerline diameter") },
    shape("Volume per piece"),
  ),
  mass: formula("m = n * rho * V", { m, n, rho, V }, { title: "Mass", source: "machinerys-handbook" }),
  linear: formula(
    "w = rho * A",
    { w: symbol("mass per length", precise(formats.massPerLength)), rho, A },
    { title: "Mass per length", source: "machinerys-handbook" },
  ),
  cost: formula(
    "C = round(m * p, 2)",
    { C: symbol("cost", formats.money), m, p: symbol("price per unit of mass", precise(formats.price)) },
    { title: "Cost", source: "machinerys-handbook" },
  ),
  change: formula(
    "dT = T_2 - T_1",
    {
      dT,
      T_2: symbol("final temperature", { ...precise(formats.temperature) }),
      T_1: symbol("initial temperature", { ...precise(formats.temperature) }),
    },
    { title: "Temperature change", source: "beer-johnston", preliminary: true },
  ),
  elongation: formula(
    "dL = alpha * L * dT",
    { dL: symbol("change in length", precise(formats.elongation)), alpha, L, dT },
    elastic("Change in length, free to expand"),
  ),
  restrained: formula(
    "sigma = E * alpha * dT",
    { sigma: symbol("stress, positive in compression", precise(formats.stress)), E, alpha, dT },
    elastic("Stress in a bar fixed at both ends"),
  ),
  biaxial: formula(
    "sigma = E * alpha * dT / (1 - nu)",
    { sigma: symbol("stress, positive in compression", precise(formats.stress)), E, alpha, dT, nu },
    elastic("Stress in a plate fixed all around"),
  ),
};
