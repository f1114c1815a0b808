import { describe, expect, it } from "vitest";
import { cpuTimeOf } from "@/tests/cpu-clock.ts";
import { formatProduct, unitRatio } from "../constant-unit.ts";

describe("a product of units that a visitor enters", () => {
  it.each([
    ["(km/s)^2", 1e-6],
    ["cm^2/s^2", 1e4],
    ["J/kg", 1],
  ])("converts m²/s²: %s", (unit, ratio) =>
    expect(unitRatio("m²/s²", formatProduct(unit))).toBeCloseTo(ratio, 10),
  );

  it.each(["-m²/s²", "((m/s)^2)^1"])("is read in its usual form only: %s", (unit) =>
    expect(unitRatio("m²/s²", formatProduct(unit))).toBeUndefined(),
  );

  // Without a limit, a power of a power of a power of 60 characters took 20 seconds.
  it.each([
    `${"(".repeat(7)}Qm^9${")^9".repeat(7)}`,
    `${"(".repeat(7)}Qm^9${")^-9".repeat(7)}`,
    `(${"Qm⁹".repeat(18)})^9`,
    `(${"Qm⁹/ym⁹".repeat(8)})^9`,
    `(${"ly⁹/in⁹".repeat(8)})^9`,
  ])("costs no time: %s", async (unit) =>
    expect(await cpuTimeOf(() => unitRatio("m/s", formatProduct(unit)))).toBeLessThan(50),
  );
});
