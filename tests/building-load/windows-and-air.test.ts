import { describe, expect, test } from "vitest";
import { airHeat, infiltrationFlow } from "../../lib/building-load/air-exchange.ts";
import { daily } from "../../lib/building-load/time-series.ts";
import { angularFactor, windowGain } from "../../lib/building-load/window-gain.ts";

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

// ASHRAE Handbook — Fundamentals, chapter 18: 1.23 W per L/s and K, 3010 W per L/s and kg/kg, for standard air.
test("outdoor air brings in what the Handbook's factors for standard air say", () => {
  const room = { temperature: 297.15, humidityRatio: 0.0093 };
  const outdoor = { temperature: 293.15, humidityRatio: 0.01 };
  const { sensible, latent } = airHeat(0.001, outdoor, room, 101_325);
  expect(sensible / -4 / 1.23).toBeCloseTo(1, 1);
  expect(latent / 0.0007 / 3010).toBeCloseTo(1, 1);
});

test("half an air change of 120 m³ in an hour", () =>
  expect(infiltrationFlow(0.5, 120)).toBeCloseTo(1 / 60, 12));
