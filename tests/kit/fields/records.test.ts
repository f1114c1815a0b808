import { describe, expect, it, test } from "vitest";
import { formCalculators } from "../../../lib/catalog/calculators.ts";
import { compiledConverter, findConverter } from "../../../lib/catalog/converters.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { RecordSet } from "../../../lib/core/data/records.ts";
import { inUnit } from "../../../lib/kit/fields/convert-entry.ts";
import { defaultEntries } from "../../../lib/kit/fields/entry.ts";
import type { Fields } from "../../../lib/kit/fields/field.ts";
import { findRecord } from "../../../lib/kit/fields/find-record.ts";
import { matchRecords, suggestRecords } from "../../../lib/kit/fields/match-records.ts";
import { readForm } from "../../../lib/kit/fields/read.ts";
import { quantityReader } from "../../../lib/kit/fields/read-quantity.ts";
import { loadRecords, withFigures } from "../../../lib/kit/fields/record-values.ts";
import { changedEntries } from "../../../lib/kit/fields/records.ts";
import { formFromQuery, formQuery } from "../../../lib/run/address/calculator-url.ts";
import { serverContext } from "../../../lib/run/calculator-view.ts";
import { inputText } from "../../../lib/run/format/scenario-text.ts";
import { calculator as every } from "../../fixtures/every-field.ts";

const fields: Fields = every.inputs;
const start = defaultEntries(fields);
const sets = { "duct-materials": await loadFromFolder<RecordSet>("duct-materials", "records") };
const lengths = compiledConverter(findConverter("length") ?? expect.unreachable());
const shownIn = (entries: typeof start) =>
  withFigures(fields, entries, sets, (_, quantity, unit) => inUnit(lengths, quantity, unit));

describe("the form", () => {
  it("shows a record's figures in the unit that the field has", () => {
    const entries = { ...start, material: "flexible-duct" };
    expect(shownIn(entries).roughness).toEqual({ value: "0.9", unit: "millimeter" });
    const inches = { ...entries, roughness: { value: "7", unit: "inch" } };
    // 0.9 ÷ 25.4
    expect(shownIn(inches).roughness).toEqual({ value: "0.03543", unit: "inch" });
    // The value that is read is the figure itself.
    expect(withFigures(fields, inches, sets).roughness).toEqual({ value: "0.9", unit: "millimeter" });
  });

  it("is the same where no record fills anything", () => {
    const customMaterial = { ...start, material: "own" };
    expect(shownIn(customMaterial)).toBe(customMaterial);
    const unknown = { ...start, material: "parsnip" };
    expect(shownIn(unknown)).toBe(unknown);
  });

  const change = (entries: typeof start, id: string, entry: Parameters<typeof changedEntries>[4]) =>
    changedEntries(fields, entries, shownIn(entries), id, entry);

  it("has own values when a figure is edited, and keeps them", () => {
    const entries = { ...start, material: "pvc" };
    const edited = change(entries, "roughness", { value: "0.05", unit: "millimeter" });
    expect(edited).toMatchObject({ material: "own", roughness: { value: "0.05", unit: "millimeter" } });
    expect(change(edited, "amount", "7")).toMatchObject({ ...edited, amount: "7" });
  });

  it("keeps the record when its figure is looked at in another unit", () => {
    const entries = { ...start, material: "pvc" };
    const inches = change(entries, "roughness", { value: "0.001811", unit: "inch" });
    expect(inches.material).toBe("pvc");
    expect(shownIn(inches).roughness).toEqual({ value: "0.001811", unit: "inch" });
  });

  it("begins own values with the figures of the record that is given up", () => {
    const entries = { ...start, material: "concrete" };
    expect(change(entries, "material", "own")).toMatchObject({
      material: "own",
      roughness: { value: "3", unit: "millimeter" },
    });
    expect(change(entries, "material", "pvc").material).toBe("pvc");
  });
});

describe("an address", () => {
  const state = (entries: typeof start) => ({ entries, currency: "USD", system: "si" as const });
  const queryOf = (entries: typeof start) => formQuery(fields, state(entries));
  const back = (query: string) => formFromQuery(fields, new URLSearchParams(query));

  it("names the record, and own values alone say what they are", () => {
    const stale = { value: "7", unit: "millimeter" };
    expect(queryOf({ ...start, material: "pvc", roughness: stale })).toBe("material=pvc");
    expect(queryOf({ ...start, material: "own", roughness: stale })).toBe("material=own&roughness=7");
    expect(queryOf({ ...start, material: "pvc", roughness: { value: "7", unit: "inch" } })).toBe(
      "material=pvc&roughness.unit=inch",
    );
  });

  it("means own values where it gives them without a record", () => {
    expect(back("roughness=0.2").entries).toMatchObject({
      material: "own",
      roughness: { value: "0.2", unit: "millimeter" },
    });
    expect(back("material=pvc").entries.material).toBe("pvc");
    expect(back("roughness.unit=inch").entries.material).toBe("galvanized-steel");
  });
});

describe("the sets of a form", () => {
  const load = ((set: string) => sets[set as keyof typeof sets]) as typeof loadFromFolder;
  it("are loaded for the chosen records of visible fields", () => {
    expect(loadRecords(fields, start, load)).toEqual(sets);
    expect(loadRecords(fields, { ...start, material: "own" }, load)).toEqual({});
    const hidden = { ...fields, material: { ...every.inputs.material, when: { mode: ["dated"] } } };
    expect(loadRecords(hidden, start, load)).toEqual({});
    expect(loadRecords(hidden, { ...start, mode: "dated" }, load)).toEqual(sets);
  });

  it("are not loaded if the page has the chosen records", () => {
    const none = ((set: string) => {
      throw new Error(`${set} was loaded`);
    }) as typeof loadFromFolder;
    const name = "duct-materials";
    const part = { ...sets[name], records: sets[name].records.filter(({ id }) => id === start.material) };
    expect(loadRecords(fields, start, none, { [name]: part })).toEqual({ [name]: part });
    expect(() => loadRecords(fields, { ...start, material: "pvc" }, none, { [name]: part })).toThrow(name);
  });

  it("are loaded for its rows as well", () => {
    const rows: Fields = {
      runs: {
        kind: "rows",
        label: "Runs",
        rowLabel: "run",
        minRows: 1,
        maxRows: 9,
        default: [{}],
        fields: { material: { ...every.inputs.material, default: "own" } },
      },
    };
    expect(loadRecords(rows, { runs: [{ material: "own" }] }, load)).toEqual({});
    expect(loadRecords(rows, { runs: [{ material: "own" }, { material: "pvc" }] }, load)).toEqual(sets);
  });
});

test("a record is named in comparisons and on paper", () => {
  const context = { currency: { code: "USD", decimals: 2 }, quantities: () => undefined, converters: {} };
  const text = (id: string) =>
    inputText({ fields, entries: { material: id } }, "material", { ...context, records: sets } as never);
  expect(text("pvc")).toBe("PVC plastic");
  expect(text("own")).toBe("Own values");
  expect(text("parsnip")).toBe("parsnip");
});

describe("a search", () => {
  const places = [
    { id: "ci", label: "Côte d’Ivoire" },
    { id: "gb-eng", label: "United Kingdom: England" },
    { id: "us", label: "United States, nationwide holidays", aliases: ["usa", "America"] },
  ];
  const idsFor = (query: string) => matchRecords(places, query).map(({ id }) => id);
  it.each([
    ["", ["ci", "gb-eng", "us"]],
    ["cote d'iv", ["ci"]],
    ["united", ["gb-eng", "us"]],
    ["ENGLAND", ["gb-eng"]],
    ["america", ["us"]],
    ["us", ["us"]],
    ["parsnip", []],
  ])("for %j finds %j", (query, ids) => expect(idsFor(query)).toEqual(ids));
});

const materials = await loadFromFolder<RecordSet>("materials", "records");

describe("the name of a record", () => {
  it.each([
    ["stainless-304", "stainless-304"],
    ["Stainless steel 304, annealed", "stainless-304"],
    ["STAINLESS 304", "stainless-304"],
    ["6061 T6", "aluminum-6061-t6"],
    [" Ti 6Al 4V ", "titanium-6al-4v"],
    ["plexiglass", "pmma"],
    ["", undefined],
    ["-", undefined],
    ["parsnip", undefined],
  ])("finds %j as an id, a label or an alias in any case and punctuation", (name, id) => {
    expect(findRecord(materials, name)?.id).toBe(id);
  });

  it.each([
    ["304 stainless stel", "stainless-304"],
    ["Alumnium 6061", "aluminum-6061-t6"],
    ["AISI 1041", "steel-1040-hot-rolled"],
    ["polycarbonat", "polycarbonate"],
  ])("suggests the most similar record for %j", (name, id) => {
    expect(findRecord(materials, name)).toBeUndefined();
    expect(suggestRecords(materials.records, name).map((record) => record.id)).toContain(id);
  });

  it("suggests nothing for a text like none of the names", () => {
    for (const name of ["parsnip", "unobtainium", "x".repeat(200)])
      expect(suggestRecords(materials.records, name), name).toEqual([]);
  });
});

const declared = [every as { id: string; inputs: Fields }, ...formCalculators].flatMap(({ id, inputs }) =>
  Object.entries(inputs).flatMap(([name, field]) =>
    field.kind === "record" ? [{ name: `${id}.${name}`, id: name, field, inputs }] : [],
  ),
);
const quantities = quantityReader((slug) => {
  const converter = findConverter(slug);
  return converter && compiledConverter(converter);
});

describe.each(declared)("the record field $name", ({ id, field, inputs }) => {
  const targets = Object.keys(field.fills ?? {});
  /** The field with those that it fills, whatever the rest of the form says. */
  const form: Fields = Object.fromEntries(
    [id, ...targets].map((each) => [each, { ...(inputs[each] ?? expect.unreachable()), when: {} }]),
  );
  const read = async (record: string) => {
    const records = { [field.set]: await loadFromFolder<RecordSet>(field.set, "records") };
    return readForm(form, { ...defaultEntries(form), [id]: record }, serverContext(), {
      quantities,
      records,
    });
  };

  it("has a set, and a default of it", async () => {
    const { records } = await loadFromFolder<RecordSet>(field.set, "records");
    const ids = records.map((record) => record.id);
    expect(ids).not.toContain(field.other.id);
    expect([field.other.id, ...ids]).toContain(field.default);
  });

  it("fills fields with figures that they can hold", async () => {
    const { records, figures } = await loadFromFolder<RecordSet>(field.set, "records");
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(Object.values(field.fills ?? {})));
    for (const record of records) expect(await read(record.id), record.id).toMatchObject({ ok: true });
  });

  it("starts with the figures of its default in the fields that it fills", async () => {
    const [custom, chosen] = [await read(field.other.id), await read(field.default)];
    if (!custom.ok || !chosen.ok) expect.unreachable();
    for (const target of targets) expect(custom.inputs[target], target).toBe(chosen.inputs[target]);
  });
});
