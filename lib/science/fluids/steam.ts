import { saturationTemperature, WATER_GAS_CONSTANT } from "./water.ts";

/** I, J and n of the residual part of region 2, equation 17. */
const REGION_2: readonly (readonly [number, number, number])[] = [
  [1, 0, -0.0017731742473213],
  [1, 1, -0.017834862292358],
  [1, 2, -0.045996013696365],
  [1, 3, -0.057581259083432],
  [1, 6, -0.05032527872793],
  [2, 1, -3.3032641670203e-5],
  [2, 2, -0.00018948987516315],
  [2, 4, -0.0039392777243355],
  [2, 7, -0.043797295650573],
  [2, 36, -2.6674547914087e-5],
  [3, 0, 2.0481737692309e-8],
  [3, 1, 4.3870667284435e-7],
  [3, 3, -3.227767723857e-5],
  [3, 6, -0.0015033924542148],
  [3, 35, -0.040668253562649],
  [4, 1, -7.8847309559367e-10],
  [4, 2, 1.2790717852285e-8],
  [4, 3, 4.8225372718507e-7],
  [5, 7, 2.2922076337661e-6],
  [6, 3, -1.6714766451061e-11],
  [6, 16, -0.0021171472321355],
  [6, 35, -23.895741934104],
  [7, 0, -5.905956432427e-18],
  [7, 11, -1.2621808899101e-6],
  [7, 25, -0.038946842435739],
  [8, 8, 1.1256211360459e-11],
  [8, 36, -8.2311340897998],
  [9, 13, 1.9809712802088e-8],
  [10, 4, 1.0406965210174e-19],
  [10, 10, -1.0234747095929e-13],
  [10, 14, -1.0018179379511e-9],
  [16, 29, -8.0882908646985e-11],
  [16, 50, 0.10693031879409],
  [18, 57, -0.33662250574171],
  [20, 20, 8.9185845355421e-25],
  [20, 35, 3.0629316876232e-13],
  [20, 48, -4.2002467698208e-6],
  [21, 21, -5.9056029685639e-26],
  [22, 53, 3.7826947613457e-6],
  [23, 39, -1.2768608934681e-15],
  [24, 26, 7.3087610595061e-29],
  [24, 40, 5.5414715350778e-17],
  [24, 58, -9.436970724121e-7],
];

/** Range of steam: K and Pa. Piping above 10 MPa and 863 K is rare. */
export const steamLimits = { hottest: 1073.15, highest: 10e6, lowest: 1000 } as const;

/**
 * Returns the density of dry steam, kg/m³, by IAPWS-IF97 region 2 (R7-97, 2012), from saturation to 1073.15 K
 * and up to 10 MPa. Undefined outside, including wet steam; a temperature within 1 mK of saturation counts as
 * saturated.
 */
export function steamDensity(temperature: number, pressure: number): number | undefined {
  const { hottest, highest, lowest } = steamLimits;
  if (!(pressure >= lowest && pressure <= highest && temperature <= hottest)) return undefined;
  if (temperature < saturationTemperature(pressure) - 1e-3) return undefined;
  const pi = pressure / 1e6;
  const tau = 540 / temperature;
  const residual = REGION_2.reduce((sum, [i, j, n]) => sum + n * i * pi ** (i - 1) * (tau - 0.5) ** j, 0);
  return pressure / (WATER_GAS_CONSTANT * temperature * pi * (1 / pi + residual));
}
