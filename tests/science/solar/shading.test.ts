import { describe, expect, test } from "vitest";
import { clearDesignDay, dailyTemperatures, dailyWetBulbs } from "../../../lib/science/solar/design-day.ts";
import { profileAngle, sunlitFraction } from "../../../lib/science/solar/shading.ts";
import { solAirTemperature } from "../../../lib/science/solar/sol-air.ts";

const rad = Math.PI / 180;
const south = { azimuth: Math.PI, width: 2, height: 1.5 };
const sun = (altitude: number, azimuth: number) => ({ altitude: altitude * rad, azimuth: azimuth * rad });

describe("shading", () => {
  test("the profile angle is the altitude right before the wall, and steeper aside of it", () => {
    expect((profileAngle(sun(40, 180), Math.PI) ?? 0) / rad).toBeCloseTo(40, 9);
    // tan Ω = tan β / cos γ = tan 40° / cos 60°
    expect((profileAngle(sun(40, 240), Math.PI) ?? 0) / rad).toBeCloseTo(
      Math.atan(Math.tan(40 * rad) / 0.5) / rad,
      9,
    );
    expect(profileAngle(sun(40, 0), Math.PI)).toBeUndefined();
    expect(profileAngle(sun(40, 90), Math.PI)).toBeUndefined();
  });

  test.each([
    // 0.5 m at a profile angle of 60° shades 0.866 m, 0.2 m of it above the window: 0.666 of 1.5 m.
    [
      "an overhang",
      sun(60, 180),
      { overhang: { depth: 0.5, gap: 0.2 } },
      1 - (0.5 * Math.sqrt(3) - 0.2) / 1.5,
    ],
    ["a deep overhang", sun(60, 180), { overhang: { depth: 2, gap: 0.2 } }, 0],
    ["an overhang over a low sun", sun(5, 180), { overhang: { depth: 0.5, gap: 0.2 } }, 1],
    // 0.3 m at 45° beside the wall shades 0.3 m of 2 m.
    ["fins", sun(30, 225), { fins: { depth: 0.3, gap: 0 } }, 1 - 0.3 / 2],
    ["fins before a sun right before them", sun(30, 180), { fins: { depth: 0.3, gap: 0 } }, 1],
    [
      "both",
      sun(45, 225),
      { overhang: { depth: 0.5, gap: 0 }, fins: { depth: 0.4, gap: 0 } },
      (1 - (0.5 * Math.SQRT2) / 1.5) * (1 - 0.4 / 2),
    ],
    ["nothing", sun(60, 180), {}, 1],
    ["the sun behind the wall", sun(60, 10), {}, 0],
    ["night", sun(-5, 180), {}, 0],
  ])("%s", (_name, position, projections, expected) => {
    expect(sunlitFraction(position, { ...south, ...projections })).toBeCloseTo(expected, 9);
  });
});

describe("a design day", () => {
  test("its temperatures", () => {
    const temperatures = dailyTemperatures(308.15, 12);
    expect(temperatures).toHaveLength(24);
    expect(Math.max(...temperatures)).toBe(308.15);
    expect(temperatures[4]).toBeCloseTo(296.15, 9);
    expect(temperatures[14]).toBe(308.15);
    expect(dailyWetBulbs(307, 2, temperatures).every((wet, hour) => wet <= (temperatures[hour] ?? 0))).toBe(
      true,
    );
  });

  // Atlanta's days of ASHRAE's own load calculation workbook of 2017, °F to a tenth, as public tests quote them (Heron,
  // tests/test_hvac.py): hour, dry bulb, wet bulb. In December's small hours the wet bulb is held at the dry bulb.
  test.each([
    [
      "July",
      [91.6, 74.3, 20.2, 6.1],
      [
        [2, 73, 68.7],
        [5, 71.4, 68.2],
        [8, 76.7, 69.8],
        [12, 89, 73.5],
        [15, 91.6, 74.3],
        [18, 86.8, 72.8],
        [24, 75, 69.3],
      ],
    ],
    [
      "December",
      [64.6, 59, 19.5, 13.2],
      [
        [2, 46.7, 46.7],
        [5, 45.1, 45.1],
        [8, 50.2, 49.2],
        [12, 62.1, 57.3],
        [15, 64.6, 59],
        [18, 59.9, 55.8],
        [24, 48.6, 48.2],
      ],
    ],
  ] as const)("Atlanta in %s as ASHRAE prints it", (_month, [dry, wet, dryRange, wetRange], hours) => {
    const kelvin = (fahrenheit: number) => (fahrenheit + 459.67) / 1.8;
    const dryBulbs = dailyTemperatures(kelvin(dry), dryRange / 1.8);
    const wetBulbs = dailyWetBulbs(kelvin(wet), wetRange / 1.8, dryBulbs);
    for (const [hour, dryBulb, wetBulb] of hours) {
      expect(Math.abs((dryBulbs[hour - 1] ?? 0) * 1.8 - 459.67 - dryBulb)).toBeLessThanOrEqual(0.0501);
      expect(Math.abs((wetBulbs[hour - 1] ?? 0) * 1.8 - 459.67 - wetBulb)).toBeLessThanOrEqual(0.0501);
    }
  });

  test("its sun is down at night, in both hemispheres", () => {
    const depths = { beam: 0.4, diffuse: 2.3, model: "2013" } as const;
    for (const [latitude, month] of [
      [40, 7],
      [-34, 1],
    ] as const) {
      const day = clearDesignDay({ latitude: latitude * rad, longitude: 0, timeZone: 0 }, month, depths);
      expect(day?.[0]).toMatchObject({ hour: 1, beamNormal: 0, diffuseHorizontal: 0 });
      expect(day?.[11]?.beamNormal).toBeGreaterThan(700);
    }
    expect(
      clearDesignDay({ latitude: 0, longitude: 0, timeZone: 0 }, 6, { ...depths, beam: 5 }),
    ).toBeUndefined();
  });
});

test("sol-air: a flat dark roof and a wall", () => {
  // ASHRAE's α/h_o of 0.052 and its loss of 63/17 K: 308.15 + 0.052·900 − 3.7.
  expect(solAirTemperature(308.15, 900, { absorptance: 0.884, tilt: 0 })).toBeCloseTo(
    308.15 + 0.052 * 900 - 63 / 17,
    9,
  );
  expect(solAirTemperature(308.15, 0, { absorptance: 0.9, tilt: Math.PI / 2 })).toBeCloseTo(308.15, 9);
  expect(solAirTemperature(300, 500, { absorptance: 0.5, tilt: Math.PI })).toBeCloseTo(300 + 250 / 17, 9);
});
