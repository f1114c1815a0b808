import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import byDiameter from "../../data/duct-fittings/by-diameter.json" with { type: "json" };
import fittings from "../../data/duct-fittings/records.json" with { type: "json" };
import metric from "../../data/duct-sizes/metric.json" with { type: "json" };
import us from "../../data/duct-sizes/us.json" with { type: "json" };
import noise from "../../data/duct-velocities/noise.json" with { type: "json" };

const folder = join(import.meta.dirname, "..", "..", "data");
const sets = readdirSync(folder).filter((set) => set.startsWith("duct-"));

describe.each(sets)("the data set %s", async (set) => {
  const { schemaOf }: { schemaOf: (file: string) => z.ZodType } = await import(`../../data/${set}/schema.ts`);
  const files = readdirSync(join(folder, set)).filter((file) => file.endsWith(".json"));

  it.each(files)("%s keeps to its schema", (file) => {
    const content: unknown = JSON.parse(readFileSync(join(folder, set, file), "utf8"));
    const { success, error } = schemaOf(file.replace(".json", "")).safeParse(content);
    expect(success, error?.message).toBe(true);
  });
});

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

describe("ducts", () => {
  it("come in ascending sizes", () => {
    for (const { round, rectangular } of [metric, us])
      for (const { sizes } of [round, rectangular]) expect(isAscending(sizes)).toBe(true);
  });

  it("have coefficients by ascending diameter, for fittings that are in the list", () => {
    const ids = fittings.records.map(({ id }) => id);
    for (const [id, table] of Object.entries(byDiameter.tables)) {
      expect(ids).toContain(id);
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
