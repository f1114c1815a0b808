import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Layer, transmittance } from "../../../lib/science/building-load/construction.ts";
import {
  conductionSeries,
  dynamicCharacteristics,
  periodicTransmittance,
} from "../../../lib/science/building-load/periodic-conduction.ts";
import { layersWith } from "../../../lib/science/building-load/storage-class.ts";
import { daily, delayed, loadOf } from "../../../lib/science/building-load/time-series.ts";

const inchPound = (r: number): Layer => ({ resistance: r * 0.1761102 });
const solid = (mm: number, conductivity: number, density: number, kilo: number): Layer => ({
  thickness: mm / 1000,
  conductivity,
  density,
  specificHeat: 1000 * kilo,
});

// Material codes of ASHRAE Handbook — Fundamentals, chapter 18, table 18, in SI as EnergyPlus carries them.
const [F01, F02, F04] = [inchPound(0.25), inchPound(0.68), inchPound(0.87)];
const F06 = solid(9.5, 0.72, 1856, 0.84);
const F09 = solid(6.4, 0.99, 2528, 0.88);
const G01 = solid(15.9, 0.16, 800, 1.09);
const G03 = solid(12.7, 0.07, 400, 1.3);
const I01 = solid(25.4, 0.03, 43, 1.21);
const I02 = solid(50.8, 0.03, 43, 1.21);
const I04 = solid(89.4, 0.05, 19, 0.96);

describe("conduction time series, as the Handbook prints them in percent (chapter 18, table 16)", () => {
  test.each<[string, Layer[], number[]]>([
    ["spandrel glass, R-10 board, gypsum board", [F01, F09, F04, I02, F04, G01, F02], [18, 58, 20, 4]],
    ["EIFS, R-5 board, sheathing, gypsum board", [F01, F06, I01, G03, F04, G01, F02], [11, 50, 26, 9, 3, 1]],
    [
      "EIFS, R-5 board, sheathing, R-11 batt, gypsum board",
      [F01, F06, I01, G03, I04, G01, F02],
      [2, 25, 31, 20, 11, 5, 3, 2, 1],
    ],
  ])("%s", (_, layers, printed) => {
    const series = conductionSeries(layers);
    for (const [hour, percent] of printed.entries())
      expect(Math.abs(100 * (series[hour] ?? 0) - percent), `hour ${hour}`).toBeLessThan(1.6);
  });
});

// ISO 13786 for one layer has a closed form; here by complex numbers written out.
test("a slab of concrete lets through what the closed form of ISO 13786 says", () => {
  const [d, k, rho, c] = [0.2, 1.8, 2400, 1000];
  const x = d * Math.sqrt((Math.PI * rho * c) / (86_400 * k));
  // 1 / (sinh((1+i)x) / (k (1+i) x/d)), its size
  const sinh = Math.hypot(Math.sinh(x) * Math.cos(x), Math.cosh(x) * Math.sin(x));
  const expected = (k * Math.SQRT2 * x) / d / sinh;
  const { re, im } = periodicTransmittance(
    [{ thickness: d, conductivity: k, density: rho, specificHeat: c }],
    1,
  );
  expect(Math.hypot(re, im)).toBeCloseTo(expected, 12);
});

// Matrices with the signs of ISO 13786 in mpmath, and finite differences: tests/oracles/dynamic-characteristics.py.
describe("dynamic characteristics by ISO 13786", () => {
  const concrete = solid(200, 1.8, 2400, 1);
  const insulation = solid(100, 0.04, 30, 1.4);
  const plaster = solid(5, 1, 1500, 1);
  const board = solid(12.7, 0.16, 640, 1.15);
  const stud = solid(100, 0.12, 500, 1.6);
  const [inside, outside] = [{ resistance: 0.13 }, { resistance: 0.04 }];
  const framed = (core: Layer): Layer[] => [{ resistance: 0.044 }, board, core, board, { resistance: 0.12 }];

  test.each<[string, { part: number; layers: Layer[] }[], number[]]>([
    [
      "concrete",
      [{ part: 1, layers: [outside, concrete, inside] }],
      [1.8270711331659655, 0.5136099963233214, 5.67568931559782, 5.704313375816405, 86167.70938339987],
    ],
    [
      "concrete insulated outside",
      [{ part: 1, layers: [outside, plaster, insulation, concrete, inside] }],
      [0.06056591711912556, 0.1687433746402304, 8.091420557191963, 5.941760520376462, 82287.51882444584],
    ],
    [
      "concrete insulated inside",
      [{ part: 1, layers: [outside, concrete, insulation, plaster, inside] }],
      [0.11830451728857141, 0.32960953011232536, 7.37414794797669, 0.7261316952176655, 11560.651846166178],
    ],
    [
      "insulation between studs",
      [
        { part: 0.75, layers: framed(insulation) },
        { part: 0.25, layers: framed(stud) },
      ],
      [0.3652496875101742, 0.7578647639131332, 2.586745050042325, 1.128272361962815, 16035.757278216415],
    ],
  ])("finds them for %s", (_, paths, [transmittance, decrement, lag, admittance, capacity]) => {
    const characteristics = dynamicCharacteristics(paths);
    expect(characteristics.transmittance).toBeCloseTo(transmittance ?? 0, 9);
    expect(characteristics.decrement).toBeCloseTo(decrement ?? 0, 9);
    expect(characteristics.lag).toBeCloseTo(lag ?? 0, 9);
    expect(characteristics.admittance).toBeCloseTo(admittance ?? 0, 9);
    expect(characteristics.capacity).toBeCloseTo(capacity ?? 0, 5);
  });
});

const layer = fc.oneof(
  fc.record({ resistance: fc.double({ min: 0.01, max: 6, noNaN: true }) }),
  fc.record({
    thickness: fc.double({ min: 0.001, max: 0.6, noNaN: true }),
    conductivity: fc.double({ min: 0.02, max: 60, noNaN: true }),
    density: fc.double({ min: 10, max: 8000, noNaN: true }),
    specificHeat: fc.double({ min: 400, max: 2000, noNaN: true }),
  }),
);
const layers = fc.array(layer, { minLength: 1, maxLength: 6 });
const day = fc
  .array(fc.double({ min: -50, max: 900, noNaN: true }), { minLength: 24, maxLength: 24 })
  .map((values) => Float64Array.from(values));
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe("of any layers", () => {
  test("a series adds up to 1, sends nothing back, and is the same from either side", () =>
    fc.assert(
      fc.property(layers, (any) => {
        const series = conductionSeries(any);
        expect(sum(series)).toBeCloseTo(1, 9);
        expect(Math.min(...series)).toBeGreaterThan(-0.01);
        const back = conductionSeries(any.toReversed());
        for (const [hour, part] of series.entries()) expect(back[hour]).toBeCloseTo(part, 9);
      }),
    ));

  test("what stores nothing delays nothing", () =>
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 10, noNaN: true }), (resistance) => {
        const series = conductionSeries([{ resistance }]);
        expect(series[0]).toBeCloseTo(1, 9);
        const { decrement, lag } = dynamicCharacteristics([{ part: 1, layers: [{ resistance }] }]);
        expect(decrement).toBeCloseTo(1, 12);
        expect(lag).toBe(0);
      }),
    ));

  test("the series has the swing of the day that the matrices have", () => {
    const wall: Layer[] = [F02, solid(200, 1.95, 2240, 0.9), I02, F01];
    const swing = daily((hour) => Math.cos((2 * Math.PI * hour) / 24));
    const through = delayed(swing, conductionSeries(wall));
    // Straight lines between hours take a little off a cosine: sin²(x)/x² with x = π/24.
    const flattened = (Math.sin(Math.PI / 24) / (Math.PI / 24)) ** 2;
    const { decrement } = dynamicCharacteristics([{ part: 1, layers: wall }]);
    expect(Math.max(...through)).toBeCloseTo(decrement * flattened, 2);
  });
});

describe("radiant time series", () => {
  test("conserve the energy of the day", () =>
    fc.assert(
      fc.property(day, fc.double({ min: 0, max: 1, noNaN: true }), layers, (gain, radiant, any) => {
        const load = loadOf(gain, radiant, conductionSeries(any));
        expect(sum(load)).toBeCloseTo(sum(gain), 6);
      }),
    ));
  test("leave a steady gain as it is", () => {
    const load = loadOf(
      daily(() => 100),
      0.6,
      [0.5, 0.3, 0.2],
    );
    for (const value of load) expect(value).toBeCloseTo(100, 9);
  });
});

test("layers that stand for a typed U have it, as light as they may be", () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 6, noNaN: true }),
      fc.constantFrom("light" as const, "medium" as const, "heavy" as const),
      (u, storage) => {
        expect(transmittance(layersWith(u, storage)) / u).toBeCloseTo(1, 9);
      },
    ),
  ));
