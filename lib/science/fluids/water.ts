import { ZERO_CELSIUS } from "../../units/constants.ts";

/**
 * Liquid water by IAPWS-IF97 (Revised Release on the IAPWS Industrial Formulation 1997, R7-97, 2012): region 1, from 273.15
 * to 623.15 K above the saturation pressure and up to 100 MPa, and the saturation line. Densities within 0.0035% of IAPWS-95
 * up to 150 °C. SI throughout: K, Pa, kg/m³, J/(kg·K), m/s.
 */

/** Gas constant of the formulation, J/(kg·K). */
export const WATER_GAS_CONSTANT = 461.526;
/** Range of liquid water, K: up to 200 °C, at saturation from its boiling point on. */
export const WATER_LIMITS = { coldest: ZERO_CELSIUS, hottest: 473.15 } as const;

/** I, J and n of equation 7. */
const REGION_1: readonly (readonly [number, number, number])[] = [
  [0, -2, 0.14632971213167],
  [0, -1, -0.84548187169114],
  [0, 0, -3.756360367204],
  [0, 1, 3.3855169168385],
  [0, 2, -0.95791963387872],
  [0, 3, 0.15772038513228],
  [0, 4, -0.016616417199501],
  [0, 5, 0.00081214629983568],
  [1, -9, 0.00028319080123804],
  [1, -7, -0.00060706301565874],
  [1, -1, -0.018990068218419],
  [1, 0, -0.032529748770505],
  [1, 1, -0.021841717175414],
  [1, 3, -5.283835796993e-5],
  [2, -3, -0.00047184321073267],
  [2, 0, -0.00030001780793026],
  [2, 1, 4.7661393906987e-5],
  [2, 3, -4.4141845330846e-6],
  [2, 17, -7.2694996297594e-16],
  [3, -4, -3.1679644845054e-5],
  [3, 0, -2.8270797985312e-6],
  [3, 6, -8.5205128120103e-10],
  [4, -5, -2.2425281908e-6],
  [4, -2, -6.5171222895601e-7],
  [4, 10, -1.4341729937924e-13],
  [5, -8, -4.0516996860117e-7],
  [8, -11, -1.2734301741641e-9],
  [8, -6, -1.7424871230634e-10],
  [21, -29, -6.8762131295531e-19],
  [23, -31, 1.4478307828521e-20],
  [29, -38, 2.6335781662795e-23],
  [30, -39, -1.1947622640071e-23],
  [31, -40, 1.8228094581404e-24],
  [32, -41, -9.3537087292458e-26],
];

/** n1 to n10 of the saturation equation. */
const SATURATION = [
  1167.0521452767, -724213.16703206, -17.073846940092, 12020.82470247, -3232555.0322333, 14.91510861353,
  -4823.2657361591, 405113.40542057, -0.23855557567849, 650.17534844798,
] as const;

/** Returns the saturation pressure, Pa, at a temperature from 273.15 to 647.096 K: equation 30. */
export function saturationPressure(temperature: number): number {
  const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = SATURATION;
  const t = temperature + n9 / (temperature - n10);
  const a = t * t + n1 * t + n2;
  const b = n3 * t * t + n4 * t + n5;
  const c = n6 * t * t + n7 * t + n8;
  return 1e6 * ((2 * c) / (-b + Math.sqrt(b * b - 4 * a * c))) ** 4;
}

/** Returns the saturation temperature, K, at a pressure from 611.213 Pa to 22.064 MPa: equation 31. */
export function saturationTemperature(pressure: number): number {
  const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = SATURATION;
  const beta = (pressure / 1e6) ** 0.25;
  const e = beta * beta + n3 * beta + n6;
  const f = n1 * beta * beta + n4 * beta + n7;
  const g = n2 * beta * beta + n5 * beta + n8;
  const d = (2 * g) / (-f - Math.sqrt(f * f - 4 * e * g));
  return (n10 + d - Math.sqrt((n10 + d) ** 2 - 4 * (n9 + n10 * d))) / 2;
}

interface LiquidWater {
  density: number;
  /** At constant pressure. */
  specificHeat: number;
  speedOfSound: number;
}

/** Returns the properties of liquid water at a temperature and a pressure of region 1. */
export function liquidWater(temperature: number, pressure: number): LiquidWater {
  const tau = 1386 / temperature;
  const pi = pressure / 16.53e6;
  const [x, y] = [7.1 - pi, tau - 1.222];
  let [p, pp, t2, pt] = [0, 0, 0, 0];
  for (const [i, j, n] of REGION_1) {
    const term = n * x ** i * y ** j;
    p -= (i * term) / x;
    pp += (i * (i - 1) * term) / (x * x);
    t2 += (j * (j - 1) * term) / (y * y);
    pt -= (i * j * term) / (x * y);
  }
  const perKelvin = WATER_GAS_CONSTANT * temperature;
  return {
    density: pressure / (perKelvin * pi * p),
    specificHeat: -WATER_GAS_CONSTANT * tau * tau * t2,
    speedOfSound: Math.sqrt((perKelvin * p * p) / ((p - tau * pt) ** 2 / (tau * tau * t2) - pp)),
  };
}

const [H0, H1]: readonly [readonly number[], readonly (readonly [number, number, number])[]] = [
  [1.67752, 2.20462, 0.6366564, -0.241605],
  // i, j and H of table 2.
  [
    [0, 0, 0.520094],
    [1, 0, 0.0850895],
    [2, 0, -1.08374],
    [3, 0, -0.289555],
    [0, 1, 0.222531],
    [1, 1, 0.999115],
    [2, 1, 1.88797],
    [3, 1, 1.26613],
    [5, 1, 0.120573],
    [0, 2, -0.281378],
    [1, 2, -0.906851],
    [2, 2, -0.772479],
    [3, 2, -0.489837],
    [4, 2, -0.25704],
    [0, 3, 0.161913],
    [1, 3, 0.257399],
    [0, 4, -0.0325372],
    [3, 4, 0.0698452],
    [4, 5, 0.00872102],
    [3, 6, -0.00435673],
    [5, 6, -0.000593264],
  ],
];

/**
 * Returns the dynamic viscosity of water or steam, Pa·s, at a temperature in K and a density in kg/m³: IAPWS
 * R12-08 without the enhancement near the critical point, as that release recommends for industrial use.
 * Within 2% (liquid water to 100 °C: 1%).
 */
export function waterViscosity(temperature: number, density: number): number {
  const t = temperature / 647.096;
  const r = density / 322;
  const dilute = (100 * Math.sqrt(t)) / H0.reduce((sum, h, i) => sum + h / t ** i, 0);
  const residual = H1.reduce((sum, [i, j, h]) => sum + h * (1 / t - 1) ** i * (r - 1) ** j, 0);
  return 1e-6 * dilute * Math.exp(r * residual);
}
