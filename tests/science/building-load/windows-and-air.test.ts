import { describe, expect, test } from "vitest";
import { actualAir, infiltrationFlow, standardAir } from "../../../lib/science/building-load/air-exchange.ts";
import { daily } from "../../../lib/science/building-load/time-series.ts";
import { angularFactor, windowGain } from "../../../lib/science/building-load/window-gain.ts";

const clear = { byAngle: [1, 0.98, 0.95, 0.91, 0.78, 0.49], diffuse: 0.91 };
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

describe("glass", () => {
  test.each([
    [0, 1],
    [40, 0.98],
    [55, 0.93],
    [80, 0.49],
    [85, 0.245],
  ])("at %d° lets in %d of what it does head-on", (angle, part) =>
    expect(angularFactor(cosine(angle), clear)).toBeCloseTo(part, 9),
  );
  test("lets in nothing from behind", () => expect(angularFactor(-0.2, clear)).toBe(0));
  test("takes the sun where it reaches, and the sky everywhere", () => {
    const noon = (value: number) => daily((hour) => (hour === 12 ? value : 0));
    const gain = windowGain(
      { beam: noon(500), diffuse: noon(200), cosIncidence: noon(cosine(40)), sunlit: noon(0.5) },
      clear,
    );
    expect(gain.beam[11]).toBeCloseTo(500 * 0.98 * 0.5, 9);
    expect(gain.diffuse[11]).toBeCloseTo(200 * 0.91, 9);
    expect(gain.beam[10]).toBe(0);
  });
});

describe("outdoor air", () => {
  const room = { temperature: 297.15, humidityRatio: 0.0093 };
  const outdoor = { temperature: 293.15, humidityRatio: 0.01 };

  // ASHRAE Handbook — Fundamentals, chapter 18: 1.23 W per L/s and K, 3010 W per L/s and kg/kg, 1.2 kg/m³.
  test("has the SI factors of standard air, times p/p₀ at altitude", () => {
    for (const factor of [1, 0.83]) {
      const { heat, dryAir } = standardAir("si", factor * 101_325);
      const { sensible, latent } = heat(0.001, outdoor, room);
      expect(sensible / -4 / factor).toBeCloseTo(1.23, 12);
      expect(latent / 0.0007 / factor).toBeCloseTo(3010, 9);
      expect(dryAir(outdoor) / factor).toBeCloseTo(1.2, 12);
    }
  });

  // ACCA Manual J, 8th edition, page 8-7: 100 cfm, 20 °F and 30 grains at an altitude factor of 0.83 (5,000 ft) are
  // 1.1 × 0.83 × 100 × 20 = 1,826 Btu/h and 0.68 × 0.83 × 100 × 30 = 1,693.2 Btu/h; 4.5 lb/h per cfm at sea level.
  test("has the US factors of standard air, times the altitude factor", () => {
    const { heat, dryAir } = standardAir("us", 0.83 * 101_325);
    const [cfm, btuPerHour] = [0.3048 ** 3 / 60, 1055.055_852_62 / 3600];
    const hot = { temperature: room.temperature + 20 / 1.8, humidityRatio: room.humidityRatio + 30 / 7000 };
    const { sensible, latent } = heat(100 * cfm, hot, room);
    expect(sensible / btuPerHour).toBeCloseTo(1826, 6);
    expect(latent / btuPerHour).toBeCloseTo(1693.2, 6);
    expect(((dryAir(room) / 0.83) * cfm * 3600) / 0.453_592_37).toBeCloseTo(4.5, 9);
  });

  test("at its actual density brings in about as much at sea level", () => {
    const { sensible, latent } = actualAir(101_325).heat(0.001, outdoor, room);
    expect(sensible / -4 / 1.23).toBeCloseTo(1, 1);
    expect(latent / 0.0007 / 3010).toBeCloseTo(1, 1);
  });
});

test("half an air change of 120 m³ in an hour", () =>
  expect(infiltrationFlow(0.5, 120)).toBeCloseTo(1 / 60, 12));
