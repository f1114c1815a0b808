import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import type * as z from "zod";
import { dataVersion } from "../../data/version.ts";
import { MAX_DATA_BYTES } from "../../lib/core/data/loader.ts";
import type { RecordSet } from "../../lib/core/data/records.ts";
import { everyQuantity, findQuantity } from "../../lib/kit/quantities/find.ts";
import { findLaws } from "../../lib/kit/quantities/laws.ts";
import { amountToNumber, convert } from "../../lib/units/convert.ts";
import { findUnit } from "../../lib/units/find-unit.ts";

const folder = join(import.meta.dirname, "..", "..", "data");
const sets = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const filesOf = (set: string): string[] =>
  readdirSync(join(folder, set)).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));
const contentOf = (set: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, set, `${file}.json`), "utf8"));

/** A value in another unit, by the first converter that has both of them. */
function converted(value: number, from: string, to: string): number {
  const converter = everyQuantity
    .map(({ slug }) => findQuantity(slug))
    .find((each) => each && findUnit(each, from) && findUnit(each, to));
  if (!converter) throw new RangeError(`No converter has ${from} and ${to}`);
  const result = convert(converter, { value, from, to }, findLaws(converter.slug));
  if (!result.ok || typeof result.value === "string") throw new RangeError(`${from} to ${to}`);
  return amountToNumber(result.value);
}

describe.each(sets)("the data set %s", async (set) => {
  const { schemaOf }: { schemaOf: (file: string) => z.ZodType } = await import(`../../data/${set}/schema.ts`);

  it.each(filesOf(set))("%s keeps to its schema, and can be loaded", (file) => {
    const { success, error } = schemaOf(file).safeParse(contentOf(set, file));
    expect(success, error?.message).toBe(true);
    expect(statSync(join(folder, set, `${file}.json`)).size).toBeLessThanOrEqual(MAX_DATA_BYTES);
  });

  it("holds JSON and its schema, nothing else", () => {
    const others = readdirSync(join(folder, set)).filter((file) => !file.endsWith(".json"));
    expect(others).toEqual(["schema.ts"]);
    expect(filesOf(set).length).toBeGreaterThan(0);
  });
});

describe.each(sets.filter((set) => filesOf(set).includes("records")))("the records of %s", (set) => {
  const { records, figures } = contentOf(set, "records") as RecordSet;

  it("have names of their own", () => {
    const ids = records.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(records.map(({ label }) => label)).size).toBe(records.length);
  });

  it("have figures of those that the set declares, in its order", () => {
    for (const record of records) {
      const figureIds = Object.keys(record.figures ?? {});
      expect(figureIds, record.id).toEqual(
        Object.keys(figures).filter((figure) => figureIds.includes(figure)),
      );
    }
  });

  it("have figures in US units that equal those of the converters", () => {
    for (const { label, unit = "", us } of Object.values(figures)) {
      if (!us) continue;
      for (const value of [0, 1, 250]) {
        const inUs = value * us.factor + (us.offset ?? 0);
        expect(converted(value, unit, us.unit) / (inUs || 1), label).toBeCloseTo(
          value === 0 && inUs === 0 ? 0 : 1,
          8,
        );
      }
    }
  });
});

test("the version is a part of an address, and stays while the data do", () => {
  expect(dataVersion()).toMatch(/^[0-9a-f]{12}$/);
  expect(dataVersion()).toBe(dataVersion());
});
