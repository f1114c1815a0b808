import { formula, symbolIn } from "../../kit/formulas/formula.ts";
import { formats } from "./formats.ts";

const precise = <F extends { kind: "quantity" }>({ decimals: _, ...format }: F & { decimals?: number }) => ({
  ...format,
  significant: 7,
});

const kelvin = (meaning: string) => symbolIn(meaning, precise(formats.temperature), "kelvin");
const celsius = (meaning: string) => symbolIn(meaning, precise(formats.temperature), "celsius");
const pascal = (meaning: string) => symbolIn(meaning, precise(formats.vaporPressure), "pascal");
const ratio = (meaning: string) =>
  ({ meaning, format: { kind: "number", significant: 7, suffix: "kg/kg" } }) as const;
const source = "ASHRAE-F";

const p = symbolIn("air pressure", precise(formats.pressure), "pascal");
const p_w = pascal("vapor pressure");
const p_s = pascal("saturation pressure");
const W = ratio("humidity ratio");
const phi = { meaning: "relative humidity", format: { kind: "percent", significant: 7 } } as const;
const T = kelvin("temperature");
const t = celsius("dry bulb");
const t_w = celsius("wet bulb");
const W_s = ratio("humidity ratio of saturated air at the wet bulb");
const v = symbolIn("specific volume", precise(formats.specificVolume), "cubic-meter-per-kilogram");

/** ASHRAE Handbook — Fundamentals 2021, chapter 1, by the numbers of its equations. */
export const formulas = {
  pressure: formula(
    "p = 101325 * (1 - 2.25577e-5 * z)^5.2559",
    { p, z: symbolIn("altitude", formats.altitude, "meter") },
    { title: "Air pressure", source, preliminary: true },
  ),
  ice: formula(
    "p_s = exp(-5674.5359 / T + 6.3925247 - 9.677843e-3 * T + 6.2215701e-7 * T^2 + 2.0747825e-9 * T^3 - 9.484024e-13 * T^4 + 4.1635019 * log(T))",
    { p_s, T },
    { title: "Saturation pressure over ice", source, preliminary: true },
  ),
  water: formula(
    "p_s = exp(-5800.2206 / T + 1.3914993 - 4.8640239e-2 * T + 4.1764768e-5 * T^2 - 1.4452093e-8 * T^3 + 6.5459673 * log(T))",
    { p_s, T },
    { title: "Saturation pressure over water", source, preliminary: true },
  ),
  vaporByRelative: formula(
    "p_w = phi * p_s",
    { p_w, phi, p_s },
    { title: "Vapor pressure", source, preliminary: true },
  ),
  vaporByRatio: formula(
    "p_w = p * W / (0.621945 + W)",
    { p_w, p, W },
    { title: "Vapor pressure", source, preliminary: true },
  ),
  ratio: formula("W = 0.621945 * p_w / (p - p_w)", { W, p_w, p }, { title: "Humidity ratio", source }),
  relative: formula("phi = p_w / p_s", { phi, p_w, p_s }, { title: "Relative humidity", source }),
  saturated: formula(
    "W_s = 0.621945 * p_s / (p - p_s)",
    { W_s, p_s, p },
    { title: "Humidity ratio of saturated air at the wet bulb", source, preliminary: true },
  ),
  wetBulbWater: formula(
    "W == ((2501 - 2.326 * t_w) * W_s - 1.006 * (t - t_w)) / (2501 + 1.86 * t - 4.186 * t_w)",
    { W, t_w, W_s, t },
    { title: "Wet bulb over water", source, solvedFor: "t_w" },
  ),
  wetBulbIce: formula(
    "W == ((2830 - 0.24 * t_w) * W_s - 1.006 * (t - t_w)) / (2830 + 1.86 * t - 2.1 * t_w)",
    { W, t_w, W_s, t },
    { title: "Wet bulb over ice", source, solvedFor: "t_w" },
  ),
  enthalpy: formula(
    "h = 1.006 * t + W * (2501 + 1.86 * t)",
    { h: symbolIn("enthalpy", precise(formats.enthalpy), "moist-air-kilojoule-per-kilogram"), t, W },
    { title: "Enthalpy", source },
  ),
  volume: formula(
    "v = 287.042 * T * (1 + W / 0.621945) / p",
    { v, T: { ...T, meaning: "dry bulb" }, W, p },
    { title: "Specific volume", source },
  ),
  density: formula(
    "rho = (1 + W) / v",
    { rho: symbolIn("density", precise(formats.density), "kilogram-per-cubic-meter"), W, v },
    { title: "Density", source },
  ),
  absolute: formula(
    "d_v = W / v",
    { d_v: symbolIn("absolute humidity", precise(formats.vaporDensity), "kilogram-per-cubic-meter"), W, v },
    { title: "Absolute humidity", source },
  ),
} as const;
