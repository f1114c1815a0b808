import { describe, expect, it } from "vitest";
import coefficients from "../../data/duct-fittings/coefficients.json" with { type: "json" };
import fittings from "../../data/duct-fittings/records.json" with { type: "json" };
import metric from "../../data/duct-sizes/metric.json" with { type: "json" };
import us from "../../data/duct-sizes/us.json" with { type: "json" };
import noise from "../../data/duct-velocities/noise.json" with { type: "json" };

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

describe("ducts", () => {
  it("come in ascending sizes", () => {
    for (const { round, rectangular } of [metric, us])
      for (const { sizes } of [round, rectangular]) expect(isAscending(sizes)).toBe(true);
  });

  it("have coefficients by ascending diameter, for fittings that are in the list", () => {
    const ids = fittings.records.map(({ id }) => id);
    for (const [id, fitting] of Object.entries(coefficients.fittings)) {
      expect(ids).toContain(id);
      const table = "byDiameter" in fitting ? fitting.byDiameter : [];
      expect(isAscending(table.map(([diameter]) => diameter ?? 0))).toBe(true);
    }
  });

  it("have velocity limits for every place and criterion, higher in round ducts and for louder rooms", () => {
    const { limits } = noise;
    expect(new Set(limits.map(({ location, criterion }) => `${location} ${criterion}`)).size).toBe(9);
    for (const limit of limits) {
      expect(limit.round).toBeGreaterThan(limit.rectangular);
      for (const other of limits)
        if (other.location === limit.location && other.criterion > limit.criterion)
          expect(other.rectangular).toBeGreaterThan(limit.rectangular);
    }
  });
});
