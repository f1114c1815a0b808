import { describe, expect, test } from "vitest";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { DataRecord, RecordSet } from "../../../lib/core/data/records.ts";
import { defaultEntries, type Entries, type RawRow, rowEntry } from "../../../lib/kit/fields/entry.ts";
import { type Fields, rows, text } from "../../../lib/kit/fields/field.ts";
import { readForm } from "../../../lib/kit/fields/read.ts";
import { quantityReader } from "../../../lib/kit/fields/read-quantity.ts";
import { type InUnit, withFigures } from "../../../lib/kit/fields/record-values.ts";
import { changedEntries } from "../../../lib/kit/fields/records.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { calculate } from "../../../lib/run/calculate.ts";
import { serverContext } from "../../../lib/run/calculator-view.ts";
import { inputText } from "../../../lib/run/format/scenario-text.ts";
import { calculator, compute } from "../../fixtures/every-field.ts";

const fields: Fields = calculator.inputs;
const { rooms: field } = calculator.inputs;
const start = defaultEntries(fields);
const records = { "duct-materials": await loadFromFolder<RecordSet>("duct-materials", "records") };
const quantities = quantityReader(findQuantity);
const context = serverContext();

const formOf = (...rows: RawRow[]): Entries => ({
  ...start,
  rooms: rows.map((row) => rowEntry(field.fields, row)),
});
const readOf = (entries: Entries) => readForm(fields, entries, context, { quantities, records });
const problemsOf = (entries: Entries) => {
  const reading = readOf(entries);
  return reading.ok ? [] : reading.problems.map(({ path: at, message }) => `${at}: ${message}`);
};
const roomsOf = (entries: Entries) => {
  const reading = readOf(entries);
  if (!reading.ok) throw new Error(reading.problems[0]?.message);
  return reading.inputs.rooms as Record<string, unknown>[];
};

describe("rows as read", () => {
  test("hold quantities, records with what they fill, and rows of their own", () => {
    const [room] = roomsOf(
      formOf({ area: { value: 100, unit: "square-foot" }, material: "concrete", windows: [{ area: "2" }] }),
    );
    expect(room).toMatchObject({ area: 9.290304, roughness: 0.003, windows: [{ area: 2, facing: "north" }] });
    expect(room?.material as DataRecord).toMatchObject({ id: "concrete" });
  });

  test("ask only for what applies: by a choice in the row, around it, and in the form", () => {
    expect(problemsOf(formOf({ area: "10", use: "office" }))).toEqual(["rooms.0.people: Enter a value."]);
    expect(problemsOf(formOf({ area: "10", use: "living", people: "x" }))).toEqual([]);
    const desks = { windows: [{ area: "2", desks: "x" }] };
    expect(problemsOf(formOf({ area: "10", ...desks }))).toEqual([]);
    expect(problemsOf(formOf({ area: "10", use: "office", people: "2", ...desks }))).toEqual([
      "rooms.0.windows.0.desks: “x” is not a number.",
    ]);
    const rent = formOf({ area: "10", rent: "x" });
    expect(problemsOf(rent)).toEqual([]);
    expect(problemsOf({ ...rent, mode: "dated" })).toEqual(["rooms.0.rent: “x” is not a number."]);
  });

  test("say at which place something is wrong, blank rows counted", () => {
    const entries = formOf({}, { area: "10" }, { area: "10", windows: [{}, { area: "a" }, { area: "101" }] });
    expect(problemsOf(entries)).toEqual([
      "rooms.2.windows.1.area: “a” is not a valid number or unit here.",
      "rooms.2.windows.2.area: Must be between 0 and 100 m².",
    ]);
  });

  test("are passed over where they are blank, also by what a record fills or by blank rows within", () => {
    expect(roomsOf(formOf({ material: "pvc", windows: [{}, {}] }, { name: "Den", area: "9" }))).toHaveLength(
      1,
    );
    expect(problemsOf(formOf({ windows: [{ area: "1" }] }))).toEqual(["rooms.0.area: Enter a value."]);
  });

  test("are at most so many in all", () => {
    const windows = Array(10).fill({ area: "1" });
    expect(problemsOf(formOf(...Array(91).fill({ area: "10", windows })))).toEqual([
      "rooms: At most 1,000 rows in all.",
    ]);
    expect(problemsOf(formOf(...Array(90).fill({ area: "10", windows })))).toEqual([]);
  });

  test("are read anew only where they changed", () => {
    const entries = formOf({ area: "10" }, { area: "20" });
    const [first, second] = roomsOf(entries);
    const [, row] = entries.rooms as Entries[];
    const [same, other] = roomsOf({
      ...entries,
      rooms: [(entries.rooms as Entries[])[0] ?? {}, { ...row, name: "Den" }],
    });
    expect(same).toBe(first);
    expect(other).not.toBe(second);
    expect(roomsOf({ ...entries, mode: "dated" })[0]).not.toBe(first);
  });

  test("without a field that must be filled are never blank", () => {
    const only = rows({
      label: "A",
      rowLabel: "a",
      minRows: 0,
      maxRows: 3,
      default: [],
      fields: { use: calculator.inputs.rooms.fields.use },
    });
    const reading = readForm({ only }, { only: [{ use: "office" }] }, context);
    expect(reading).toMatchObject({ ok: true, inputs: { only: [{ use: "office" }] } });
  });
});

describe("a row's record", () => {
  test("fills the fields of its own row, each row the same object while it says the same", () => {
    const entries = formOf(
      { area: "1", material: "concrete" },
      { area: "1", material: "own", roughness: "0.2" },
    );
    const inUnit: InUnit = (_, quantity) => quantity.value;
    const filled = withFigures(fields, entries, records, inUnit).rooms as Entries[];
    expect(filled.map(({ roughness }) => roughness)).toMatchObject([{ value: "3" }, { value: "0.2" }]);
    expect(filled[1]).toBe((entries.rooms as Entries[])[1]);
    const again = withFigures(fields, { ...entries, amount: "7" }, records, inUnit);
    expect((again.rooms as Entries[])[0]).toBe(filled[0]);
  });

  test("gives way to own values when a figure of the row is edited", () => {
    const row = rowEntry(field.fields, { material: "concrete" });
    const filled = withFigures(field.fields, row, records);
    const entry = { value: "5", unit: "millimeter" };
    expect(changedEntries(field.fields, row, filled, "roughness", entry)).toMatchObject({
      material: "own",
      roughness: entry,
    });
  });
});

describe("rows as sent", () => {
  const sentProblems = (raw: Record<string, unknown>) =>
    entriesFrom(fields, raw).problems.map(({ path: at, message }) => `${at}: ${message}`);
  const windows = (count: number) => Array(count).fill({ area: 1 });

  test.each([
    [{ rooms: [{ area: 1, windows: [{ area: [] }] }] }, "rooms.0.windows.0.area: Must be a number or text."],
    [
      { rooms: [{ windows: 5 }] },
      "rooms.0.windows: Must be a list with the fields area, facing, shade, desks.",
    ],
    [
      { rooms: [{ windows: [[]] }] },
      "rooms.0.windows.0: Must have the fields area, facing, shade, desks and no others.",
    ],
    [{ rooms: [{ windows: windows(11) }] }, "rooms.0.windows: At most 10 rows."],
    [{ rooms: Array(301).fill({}) }, "rooms: At most 300 rows."],
    [{ rooms: Array(100).fill({ windows: windows(10) }) }, "rooms: At most 1,000 rows in all."],
    [
      {
        rooms: Array(63).fill({
          area: "1 m2 ".repeat(80),
          windows: [{ area: { value: "1 + ".repeat(99), unit: "square-meter" } }],
        }),
      },
      "rooms: At most 50,000 characters of numbers in all.",
    ],
    [
      { rooms: [{ material: "pvc", roughness: 1 }] },
      "rooms.0.roughness: This is set by material: leave it out, or send “own” as material.",
    ],
    [
      { rooms: [{ windows: [{ walls: 1 }] }] },
      "rooms.0.windows.0.walls: There is no such input. A row has the fields area, facing, shade, desks.",
    ],
  ])("%#: a wrong shape is a problem at its path", (raw, problem) => {
    expect(sentProblems(raw)).toEqual([problem]);
  });

  test("mean own values where a figure is sent without its record", () => {
    const { entries } = entriesFrom(fields, { rooms: [{ area: 1, roughness: 1 }] });
    expect(entries.rooms).toMatchObject([{ material: "own", roughness: { value: "1" } }]);
  });

  test("of thousands of unknown names cost one problem a row", () => {
    const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`n${at}`, 1]));
    expect(sentProblems({ rooms: [names, names] })).toHaveLength(2);
  });
});

test("what a computation says of a row is said of its place in the form", () => {
  const calculation = calculate(fields, formOf({}, { area: "9", use: "office", people: "13" }), context, {
    compute,
    load: <T>() => records["duct-materials"] as T,
    quantities,
  });
  expect(calculation).toMatchObject({ ok: false, problems: [{ path: "rooms.1.people" }] });
  const warned = calculate(
    fields,
    formOf({}, { area: "9", windows: [{ area: "1" }, { area: "1" }] }),
    context,
    {
      compute,
      load: <T>() => records["duct-materials"] as T,
      quantities,
    },
  );
  expect(warned).toMatchObject({ ok: true, value: { warnings: [{ at: "rooms.1" }] } });
});

test("rows lie in rows once, and no deeper", () => {
  const inner = rows({
    label: "A",
    rowLabel: "a",
    minRows: 0,
    maxRows: 3,
    default: [],
    fields: { words: text({ label: "B", default: "", maxLength: 5 }) },
  });
  const middle = rows({ label: "A", rowLabel: "a", minRows: 0, maxRows: 3, default: [], fields: { inner } });
  // @ts-expect-error: the compiler refuses a third level
  rows({ label: "A", rowLabel: "a", minRows: 0, maxRows: 3, default: [], fields: { middle } });
});

test("rows are written with what applies, by the choices of the form too", () => {
  const converters = Object.fromEntries(
    ["area", "length"].map((slug) => [slug, findQuantity(slug) ?? expect.unreachable()]),
  );
  const entries = formOf(
    { name: "Den", area: "12", rent: "300", windows: [{ area: "2", facing: "south" }] },
    {},
  );
  const text = (mode: string) =>
    inputText({ fields, entries: { ...entries, mode } }, "rooms", {
      currency: context.currency,
      converters,
      records,
    });
  expect(text("plain")).toMatch(/^Den · 12 m² · Living · Galvanized.* · Windows: \(2 m² · South · 50%\)/);
  expect(text("plain")).not.toContain("300");
  expect(text("dated")).toContain("12 m² · Living · $300");
});
