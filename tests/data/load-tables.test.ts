import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { DataRecord, RecordSet } from "../../lib/core/data/records.ts";

const fileOf = <T>(set: string, file = "records"): T =>
  JSON.parse(readFileSync(new URL(`../../data/${set}/${file}.json`, import.meta.url), "utf8")) as T;
const figure = ({ figures }: DataRecord, id: string): number => figures?.[id] ?? Number.NaN;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Series {
  zone?: string;
  construction: string;
  carpet: boolean;
  glass?: number;
  percent: number[];
}

describe("radiant time series", () => {
  const { nonsolar, solar } = fileOf<{ nonsolar: Series[]; solar: Series[] }>(
    "radiant-time-series",
    "series",
  );

  it.each([...nonsolar, ...solar])(
    "$zone $construction, carpet: $carpet, glass: $glass% adds up to 100",
    ({ percent }) => {
      expect(sum(percent)).toBe(100);
      // A longer delay leaves less.
      expect(percent.every((part, hour) => hour === 0 || part <= (percent[hour - 1] ?? 100))).toBe(true);
    },
  );

  it("are there for every room once", () => {
    const keys = (list: Series[]) =>
      new Set(list.map(({ percent: _, ...room }) => JSON.stringify(room))).size;
    expect([nonsolar.length, keys(nonsolar)]).toEqual([24, 24]);
    expect([solar.length, keys(solar)]).toEqual([18, 18]);
  });

  // Medium construction, half glass, with carpet, as NREL's measures cite tables 19 and 20 of the 2021 Handbook.
  it("are those that others read", () => {
    const is = (row: Series) => row.construction === "medium" && row.carpet && row.glass === 50;
    expect(nonsolar.find(is)?.percent.slice(0, 8)).toEqual([49, 17, 9, 5, 3, 2, 2, 1]);
    expect(solar.find(is)?.percent.slice(0, 8)).toEqual([54, 16, 8, 4, 3, 2, 1, 1]);
  });
});

interface Layers {
  films: { outside: number; inside: number };
  assemblies: Record<
    string,
    {
      layers: ({ material: string; thickness: number } | { resistance: number })[];
      framing?: { part: number; layer: number; material: string };
    }
  >;
}

describe.each(["wall-assemblies", "roof-assemblies", "floor-assemblies"])("%s", (set) => {
  const materials = new Map(
    fileOf<RecordSet>("building-materials").records.map((record) => [record.id, record]),
  );
  const conductivity = (id: string): number => {
    const record = materials.get(id);
    if (!record) throw new Error(`There is no material ${id}.`);
    return figure(record, "conductivity");
  };
  const { films, assemblies } = fileOf<Layers>(set, "layers");
  const { records } = fileOf<RecordSet>(set);

  it("have layers each", () => {
    expect(Object.keys(assemblies)).toEqual(records.map(({ id }) => id));
  });

  it.each(records)("$id has the U-factor of its layers", (record) => {
    const assembly = assemblies[record.id];
    if (!assembly) throw new Error("no layers");
    const through = (changed?: { layer: number; material: string }) =>
      1 /
      (films.outside +
        films.inside +
        sum(
          assembly.layers.map((layer, index) =>
            "resistance" in layer
              ? layer.resistance
              : layer.thickness / conductivity(changed?.layer === index ? changed.material : layer.material),
          ),
        ));
    const { framing } = assembly;
    const u = framing ? (1 - framing.part) * through() + framing.part * through(framing) : through();
    expect(figure(record, "u")).toBeCloseTo(u, 3);
  });
});

test.each(["wall-assemblies", "roof-assemblies", "floor-assemblies", "glazing"])(
  "%s names thicknesses in both systems",
  (set) => {
    const labels = fileOf<RecordSet>(set).records.map(({ label }) => label);
    const sizes = labels.flatMap((label) => label.match(/\d+ mm.{0,9}/g) ?? []);
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(size).toMatch(/^\d+ mm \([\d¼⅛⅝]+ in\)/);
  },
);

describe("glazing", () => {
  const { angles, glazing, typical } = fileOf<{
    angles: number[];
    glazing: Record<string, { shgc: number[]; diffuse: number }>;
    typical: Record<string, string>;
  }>("glazing", "angles");
  const { records } = fileOf<RecordSet>("glazing");

  it("lets less through at a slant, and diffuse light like a beam between 40 and 70°", () => {
    expect(Object.keys(glazing)).toEqual(records.map(({ id }) => id));
    for (const record of records) {
      const { shgc, diffuse } = glazing[record.id] ?? { shgc: [], diffuse: Number.NaN };
      expect(shgc).toHaveLength(angles.length);
      expect(shgc.every((value, index) => index === 0 || value <= (shgc[index - 1] ?? 1))).toBe(true);
      expect(diffuse).toBeLessThanOrEqual(shgc[1] ?? 0);
      expect(diffuse).toBeGreaterThanOrEqual(shgc[4] ?? 1);
      expect(figure(record, "shgc")).toBe(shgc[0]);
      expect(figure(record, "shgcDiffuse")).toBe(diffuse);
    }
    for (const id of Object.values(typical)) expect(glazing[id]).toBeDefined();
  });
});

describe("ventilation rates", () => {
  const { records } = fileOf<RecordSet>("ventilation-rates");
  // The standard prints both systems, rounded each in its own way.
  const person: Record<string, number> = { "0": 0, "5": 2.5, "7.5": 3.8, "10": 5, "20": 10 };
  const area: Record<string, number> = { "0.06": 0.3, "0.12": 0.6, "0.18": 0.9, "0.48": 2.4 };

  it.each(records)("of $label are the same in both systems", (record) => {
    const [, perPerson = "", perArea = ""] =
      /; ([\d.]+) cfm per person and ([\d.]+) cfm\/ft²$/.exec(record.note ?? "") ?? [];
    expect(figure(record, "person")).toBe(person[perPerson]);
    expect(figure(record, "area")).toBe(area[perArea]);
  });
});

test.each(["lighting-power", "equipment-power"])("%s is the same in W/m² and W/ft²", (set) => {
  for (const record of fileOf<RecordSet>(set).records) {
    const perFoot = Number.parseFloat(record.note ?? "");
    if (record.note?.endsWith("W/ft²"))
      expect(Math.abs(figure(record, "power") - perFoot / 0.3048 ** 2), record.id).toBeLessThanOrEqual(
        0.0501,
      );
  }
});

// The building area method’s values of 90.1-2019 as data-audit.md lists them; the other rows are the space-by-space method’s.
test("lighting of the building area method is named as a whole building’s", () => {
  const named = fileOf<RecordSet>("lighting-power").records.filter(({ label }) =>
    /, whole building$/.test(label),
  );
  expect(named.map(({ id, note }) => `${id} ${note}`)).toEqual([
    "library 0.83 W/ft²",
    "manufacturing 0.82 W/ft²",
    "multifamily-dwelling 0.45 W/ft²",
    "office-whole-building 0.64 W/ft²",
    "post-office 0.65 W/ft²",
    "sports-arena 0.76 W/ft²",
    "transportation 0.5 W/ft²",
    "workshop 0.91 W/ft²",
    "worship 0.67 W/ft²",
  ]);
});

test("people give off heat that rises with their activity", () => {
  const totals = fileOf<RecordSet>("activities").records.map(
    (record) => figure(record, "sensible") + figure(record, "latent"),
  );
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test("insulation and tight joints never add to the heat that ducts gain or lose", () => {
  const { records } = fileOf<RecordSet>("duct-gains");
  const [indoors, ...others] = records;
  expect(indoors?.figures).toEqual({ gain: 0, loss: 0 });
  const byId = new Map(others.map((record) => [record.id, record]));
  expect(byId.size).toBe(3 * 3 * 2 * 2 * 2);
  for (const [id, record] of byId)
    for (const worse of [
      id.replace("r8", "r4"),
      id.replace("r4", "r0"),
      id.replace("leakage-5", "leakage-11"),
    ])
      for (const kind of ["gain", "loss"])
        expect(figure(byId.get(worse) ?? record, kind)).toBeGreaterThanOrEqual(figure(record, kind));
});

// ASHRAE Handbook — Fundamentals 2021 (I-P), chapter 18, table 1: "Adjusted M/F", Btu/h.
test("the US figures of people add up to the printed totals, near those in SI", () => {
  const { records } = fileOf<RecordSet>("activities");
  const totals = records.map((record) => figure(record, "usSensible") + figure(record, "usLatent"));
  expect(totals).toEqual([330, 350, 400, 450, 450, 500, 550, 750, 850, 1000, 1450, 1450, 1600, 1800]);
  for (const [place, record] of records.entries()) {
    const watts = figure(record, "sensible") + figure(record, "latent");
    expect(Math.abs((totals[place] ?? 0) / 3.412_14 / watts - 1)).toBeLessThan(0.025);
  }
});
