import { HOUR } from "../../units/constants.ts";
import { type Layer, resistanceOf, transmittance } from "./construction.ts";

/**
 * Heat through layers when the same day repeats: ISO 13786, transfer matrices, exact for each harmonic of 24
 * hours. Yields the conduction time series of ASHRAE's radiant time series method, without a table.
 */

/**
 * Harmonics end when layers pass less than a thousandth of a steady flow, at the latest at a period of four
 * minutes. Each step covers all harmonics of a day, so that all hours are treated alike.
 */
const [FAINT, HIGHEST] = [1e-3, 348];
export const HOURS = 24;
const DAY = HOURS * HOUR;

interface Complex {
  re: number;
  im: number;
}

/**
 * Returns the heat flow at the inside for an outside temperature swing of 1 K, W/(m²·K), at a harmonic of the
 * day (1 for the day itself); the inside temperature is constant. The order of layers may be reversed.
 */
export function periodicTransmittance(layers: readonly Layer[], harmonic: number): Complex {
  const { temperature } = passThrough(layers, harmonic, NO_SWING, UNIT_SWING);
  return divide(UNIT_SWING, temperature);
}

const UNIT_SWING: Complex = { re: 1, im: 0 };
const NO_SWING: Complex = { re: 0, im: 0 };

function divide(a: Complex, b: Complex): Complex {
  const size = b.re * b.re + b.im * b.im;
  return Number.isFinite(size) && size > 0
    ? { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size }
    : NO_SWING;
}

/** Transfers swings of temperature and heat flow through all layers. */
function passThrough(
  layers: readonly Layer[],
  harmonic: number,
  temperature: Complex,
  flow: Complex,
): { temperature: Complex; flow: Complex } {
  const frequency = (2 * Math.PI * harmonic) / DAY;
  let [tRe, tIm, qRe, qIm] = [temperature.re, temperature.im, flow.re, flow.im];
  for (const layer of layers) {
    const a =
      "resistance" in layer
        ? 0
        : Math.sqrt((frequency * layer.density * layer.specificHeat) / (2 * layer.conductivity));
    const x = "resistance" in layer ? 0 : a * layer.thickness;
    if ("resistance" in layer || x === 0) {
      const r = resistanceOf(layer);
      tRe += r * qRe;
      tIm += r * qIm;
      continue;
    }
    const k = layer.conductivity;
    const [sh, ch, sn, cs] = [Math.sinh(x), Math.cosh(x), Math.sin(x), Math.cos(x)];
    // cosh and sinh of x (1 + i); s = a (1 + i).
    const [cRe, cIm] = [ch * cs, sh * sn];
    const [sRe, sIm] = [sh * cs, ch * sn];
    // sinh / (k s) and k s sinh
    const [bRe, bIm] = [(sRe + sIm) / (2 * a * k), (sIm - sRe) / (2 * a * k)];
    const [dRe, dIm] = [k * a * (sRe - sIm), k * a * (sRe + sIm)];
    const [oldRe, oldIm, oldQ] = [tRe, tIm, qRe];
    tRe = cRe * oldRe - cIm * oldIm + bRe * qRe - bIm * qIm;
    tIm = cRe * oldIm + cIm * oldRe + bRe * qIm + bIm * qRe;
    qRe = dRe * oldRe - dIm * oldIm + cRe * oldQ - cIm * qIm;
    qIm = dRe * oldIm + dIm * oldRe + cRe * qIm + cIm * oldQ;
  }
  return { temperature: { re: tRe, im: tIm }, flow: { re: qRe, im: qIm } };
}

/** Dynamic thermal characteristics of a component for a period of a day: ISO 13786:2017, clauses 3 and 7. */
export interface DynamicCharacteristics {
  /** Periodic thermal transmittance |Y₁₂|, W/(m²·K). */
  transmittance: number;
  /** Decrement factor f = |Y₁₂|/U. */
  decrement: number;
  /** Time shift of the heat flow inside behind the temperature outside, hours. */
  lag: number;
  /** Thermal admittance of the inside |Y₁₁|, W/(m²·K). */
  admittance: number;
  /** Areal heat capacity of the inside κ₁, J/(m²·K). */
  capacity: number;
}

/**
 * Calculates the dynamic characteristics of parallel heat paths.
 *
 * @param paths - share of the area, and layers from the outside inward with their air films
 */
export function dynamicCharacteristics(
  paths: readonly { part: number; layers: readonly Layer[] }[],
): DynamicCharacteristics {
  let [u, y11Re, y11Im, y12Re, y12Im] = [0, 0, 0, 0, 0];
  for (const { part, layers } of paths) {
    const inward = layers.toReversed();
    const { temperature: z11 } = passThrough(inward, 1, UNIT_SWING, NO_SWING);
    const { temperature: z12 } = passThrough(inward, 1, NO_SWING, UNIT_SWING);
    const [y11, y12] = [divide(z11, z12), divide(UNIT_SWING, z12)];
    u += part * transmittance(layers);
    y11Re += part * y11.re;
    y11Im += part * y11.im;
    y12Re += part * y12.re;
    y12Im += part * y12.im;
  }
  const angle = Math.atan2(-y12Im, y12Re);
  return {
    transmittance: Math.hypot(y12Re, y12Im),
    decrement: Math.hypot(y12Re, y12Im) / u,
    lag: ((angle < -1e-12 ? angle + 2 * Math.PI : Math.max(0, angle)) * HOURS) / (2 * Math.PI),
    admittance: Math.hypot(y11Re, y11Im),
    capacity: (DAY / (2 * Math.PI)) * Math.hypot(y11Re - y12Re, y11Im - y12Im),
  };
}

/**
 * Returns the conduction time series: shares of the heat of a steady difference that arrive in the same hour,
 * one hour later and so on to 23; the sum is 1. Temperatures are linear between hours, as in ASHRAE's
 * periodic response factors, so that each harmonic has overtones: sin²(x)/x² of them.
 */
export function conductionSeries(layers: readonly Layer[]): Float64Array {
  if (layers.every((layer) => "resistance" in layer)) return instantSeries();
  const u = transmittance(layers);
  const [re, im] = [new Float64Array(13), new Float64Array(13)];
  const weights = new Float64Array(13);
  let [last, highest] = [0, HIGHEST];
  for (let m = 0; m <= highest; m += 1) {
    const weight = m === 0 ? 1 : (Math.sin((Math.PI * m) / HOURS) / ((Math.PI * m) / HOURS)) ** 2;
    if (weight < 1e-20) continue;
    const y = periodicTransmittance(layers, m);
    last = y.re / u;
    // The 12th, 36th, 60th … harmonic coincide with their mirror images.
    if (highest === HIGHEST && Math.hypot(y.re, y.im) < FAINT * u)
      highest = 12 + HOURS * Math.ceil((m - 12) / HOURS);
    const at = m % HOURS;
    // m is the harmonic `at`, −m its mirror image; each of 0 to 12 sums its aliases.
    for (const [n, sign] of [
      [at, 1],
      [(HOURS - at) % HOURS, -1],
    ] as const) {
      if (n > 12 || (m === 0 && sign === -1)) continue;
      re[n] = (re[n] ?? 0) + (weight * y.re) / u;
      im[n] = (im[n] ?? 0) + (sign * weight * y.im) / u;
      weights[n] = (weights[n] ?? 0) + weight;
    }
  }
  const series = new Float64Array(HOURS);
  for (let n = 0; n <= 12; n += 1) {
    // Adds the harmonics beyond: zero with any storage, all of the rest without.
    const real = (re[n] ?? 0) + (1 - (weights[n] ?? 0)) * last;
    const imaginary = n === 12 ? 0 : (im[n] ?? 0);
    const share = (n === 0 || n === 12 ? 1 : 2) / HOURS;
    for (let hour = 0; hour < HOURS; hour += 1) {
      const angle = (2 * Math.PI * n * hour) / HOURS;
      series[hour] = (series[hour] ?? 0) + share * (real * Math.cos(angle) - imaginary * Math.sin(angle));
    }
  }
  return series;
}

/** Returns the series without storage: all heat arrives in the same hour. */
export const instantSeries = (): Float64Array => {
  const series = new Float64Array(HOURS);
  series[0] = 1;
  return series;
};
