import { type Layer, transmittance } from "./construction.ts";

/**
 * Heat through layers when the same day comes again and again: ISO 13786, transfer matrices, exact for each harmonic of
 * 24 hours. From them the conduction time series of ASHRAE's radiant time series method, without a table.
 */

const DAY = 86_400;
/**
 * How far harmonics are followed: until layers let less than a thousandth of a steady flow through, at the latest to a
 * period of four minutes. Of a whole day of harmonics each, so that all hours are treated alike.
 */
const [FAINT, HIGHEST] = [1e-3, 348];
export const HOURS = 24;

interface Complex {
  re: number;
  im: number;
}

/**
 * Heat flow at the inside for a swing of the temperature outside of 1 K, W/(m²·K), at a harmonic of the day (1 for the
 * day itself); the temperature inside stands still. Layers in either order: the answer is the same.
 */
export function periodicTransmittance(layers: readonly Layer[], harmonic: number): Complex {
  const frequency = (2 * Math.PI * harmonic) / DAY;
  // The second column of the product of all matrices: temperature and heat flow for a heat flow of 1 at the other side.
  let [tRe, tIm, qRe, qIm] = [0, 0, 1, 0];
  for (const layer of layers) {
    if ("resistance" in layer || frequency === 0) {
      const r = "resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity;
      tRe += r * qRe;
      tIm += r * qIm;
      continue;
    }
    const { thickness, conductivity: k, density, specificHeat } = layer;
    const a = Math.sqrt((frequency * density * specificHeat) / (2 * k));
    const x = a * thickness;
    if (x === 0) {
      tRe += (thickness / k) * qRe;
      tIm += (thickness / k) * qIm;
      continue;
    }
    const [sh, ch, sn, cs] = [Math.sinh(x), Math.cosh(x), Math.sin(x), Math.cos(x)];
    // cosh and sinh of x (1 + i); s = a (1 + i).
    const [cRe, cIm] = [ch * cs, sh * sn];
    const [sRe, sIm] = [sh * cs, ch * sn];
    // sinh / (k s) and k s sinh
    const [bRe, bIm] = [(sRe + sIm) / (2 * a * k), (sIm - sRe) / (2 * a * k)];
    const [dRe, dIm] = [k * a * (sRe - sIm), k * a * (sRe + sIm)];
    const [oldRe, oldIm] = [tRe, tIm];
    tRe = cRe * oldRe - cIm * oldIm + bRe * qRe - bIm * qIm;
    tIm = cRe * oldIm + cIm * oldRe + bRe * qIm + bIm * qRe;
    const oldQ = qRe;
    qRe = dRe * oldRe - dIm * oldIm + cRe * oldQ - cIm * qIm;
    qIm = dRe * oldIm + dIm * oldRe + cRe * qIm + cIm * oldQ;
  }
  const size = tRe * tRe + tIm * tIm;
  return Number.isFinite(size) && size > 0 ? { re: tRe / size, im: -tIm / size } : { re: 0, im: 0 };
}

/** How a swing of the day arrives inside: what is left of it beside U, and how many hours later. ISO 13786, 3.7 and 3.8. */
export function dampingOf(layers: readonly Layer[]): { decrement: number; lag: number } {
  const { re, im } = periodicTransmittance(layers, 1);
  const angle = Math.atan2(-im, re);
  return {
    decrement: Math.hypot(re, im) / transmittance(layers),
    lag: ((angle < 0 ? angle + 2 * Math.PI : angle) * HOURS) / (2 * Math.PI),
  };
}

/**
 * Conduction time series: which part of the heat that a steady difference would bring arrives in the same hour, one hour
 * later and so on to 23; together 1. Temperatures run straight from hour to hour, as in ASHRAE's periodic response
 * factors, so that each harmonic brings its overtones: sin²(x)/x² of them.
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
    // The mirror images of the 12th, 36th, 60th … harmonic are themselves.
    if (highest === HIGHEST && Math.hypot(y.re, y.im) < FAINT * u)
      highest = 12 + HOURS * Math.ceil((m - 12) / HOURS);
    const at = m % HOURS;
    // m stands for the harmonic `at`, −m for its mirror image; each of 0 to 12 collects what falls on it.
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
    // What the overtones beyond would add: nothing where anything is stored, all of the rest where nothing is.
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

/** No storage: all heat arrives in its own hour. */
export const instantSeries = (): Float64Array => {
  const series = new Float64Array(HOURS);
  series[0] = 1;
  return series;
};
