import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import type { RecordSet } from "../../lib/core/data/records.ts";
import { sheetLines, tabbed } from "../../lib/faces/sheet/lines.ts";
import { pastedRows } from "../../lib/faces/sheet/pasted-rows.ts";
import { type Entries, MAX_ROWS, type RawRow, rowEntry } from "../../lib/kit/fields/entry.ts";
import { findQuantity } from "../../lib/kit/quantities/find.ts";
import type { SheetContext } from "../../lib/run/rows/columns.ts";
import { writtenRows } from "../../lib/run/rows/format-rows.ts";
import { calculator } from "../fixtures/every-field.ts";
import { entriesOf, reachable } from "../fixtures/form-states.ts";

const { rooms, extras } = calculator.inputs;
const converters = Object.fromEntries(
  ["area", "length", "mass"].map((slug) => [slug, findQuantity(slug) ?? expect.unreachable()]),
);
const context: SheetContext = {
  converters,
  records: { "duct-materials": await loadFromFolder<RecordSet>("duct-materials", "records") },
  system: "si",
  outer: [{ mode: "plain" }],
};
const roomsOf = (...rows: RawRow[]): Entries[] => rows.map((row) => rowEntry(rooms.fields, row));
const room = (raw: RawRow): Entries => rowEntry(rooms.fields, raw);
const pasted = (text: string) => pastedRows(rooms, text, context);

describe("rows as a spreadsheet", () => {
  test("have titles with units, a line for each row, and for each row within it", () => {
    const rows = roomsOf(
      { name: "Den", area: "12", windows: [{ area: "2", facing: "south" }, { area: "1.5" }] },
      { area: "9", material: "concrete" },
    );
    expect(writtenRows(rooms, rows, context)).toEqual(
      [
        [
          "#",
          "Name",
          "Area (m²)",
          "Use",
          "Material",
          "Roughness (mm)",
          "Windows: Area (m²)",
          "Windows: Facing",
          "Windows: Shade",
        ],
        ["1", "Den", "12", "Living", "Galvanized steel", "0.09", "2", "South", "50"],
        ["", "", "", "", "", "", "1.5", "North", "50"],
        ["2", "", "9", "Living", "Concrete", "0.09", "", "", ""],
      ].map((line) => line.map((cell) => expect.stringMatching(new RegExp(`^${RegExp.escape(cell)}`, "i")))),
    );
  });

  test("say units cell by cell where they differ", () => {
    const rows = roomsOf({ area: "12" }, { area: { value: "90", unit: "square-foot" } });
    const [head, ...lines] = writtenRows(rooms, rows, context);
    expect(head?.[2]).toBe("Area");
    expect(lines.map((cells) => cells[2])).toEqual(["12 m²", "90 ft²"]);
  });

  test("come back the same", () => {
    const trimmed = (entries: Entries): Entries =>
      Object.fromEntries(
        Object.entries(entries).map(([id, entry]) => {
          if (typeof entry === "string") return [id, entry.trim()];
          return [
            id,
            "unit" in entry
              ? { ...entry, value: entry.value.trim() }
              : (entry as readonly Entries[]).map(trimmed),
          ];
        }),
      );
    // A number with a unit behind it in a cell is told from other texts, and a record by its name.
    const isReadable = (entries: Entries): boolean =>
      Object.entries(entries).every(([id, entry]) =>
        typeof entry === "string"
          ? id !== "material" || entry !== "parsnip"
          : "unit" in entry
            ? /^[\d.,−-]*$/.test(String(entry.value))
            : (entry as readonly Entries[]).every(isReadable),
      );
    fc.assert(
      fc.property(entriesOf({ rooms }), (any) => {
        const rows = (reachable({ rooms }, any).rooms as Entries[]).map(trimmed).filter(isReadable);
        if (rows.length === 0) return;
        expect(pasted(tabbed(writtenRows(rooms, rows, context)))?.rows).toEqual(rows);
      }),
    );
  });
});

describe("a text from a spreadsheet", () => {
  test("without titles has the fields in their order", () => {
    expect(pasted("Den\t12\tOffice\t2\nHall\t8")?.rows).toEqual([
      room({ name: "Den", area: "12", use: "office", people: "2" }),
      room({ name: "Hall", area: "8" }),
    ]);
  });

  test("with titles has its columns in any order, and says which belong to no field", () => {
    expect(pasted("Area (ft²)\tnotes\tNAME\n120\tdark\tDen")).toEqual({
      rows: [room({ name: "Den", area: { value: "120", unit: "square-foot" } })],
      cut: 0,
      unread: ["the column “notes”"],
    });
  });

  test.each([
    ["Name\tArea\nDen\t12,5\nHall\t1.200,75\nBarn\t1.200", ["12.5", "1200.75", "1200"]],
    ["Name\tArea\nDen\t12.5\nHall\t1,200.75", ["12.5", "1,200.75"]],
    ["Name\tArea\nDen\t1,200", ["1,200"]],
    ["Name;Area\r\nDen;12,5\r\n", ["12.5"]],
    ['Name,Area\n"Den, small",12.5\n', ["12.5"]],
  ])("%j has its decimals understood", (text, values) => {
    const { rows } = pasted(text) ?? {};
    expect(rows?.map(({ area }) => area)).toEqual(values.map((value) => ({ value, unit: "square-meter" })));
  });

  test("has units in its cells", () => {
    const { rows } = pasted("Den\t12 m²\nHall\t90 sq ft\nBarn\t1 ha") ?? {};
    expect(rows?.map(({ area }) => area)).toEqual([
      { value: "12", unit: "square-meter" },
      { value: "90", unit: "square-foot" },
      // Not a unit of this field: the field says so.
      { value: "1 ha", unit: "square-meter" },
    ]);
  });

  test("says what was not understood, and leaves numbers for their field to refuse", () => {
    expect(pasted("Name\tArea\tUse\tMaterial\nDen\tlarge\tshed\tmarzipan")).toEqual({
      rows: [room({ name: "Den", area: "large" })],
      cut: 0,
      unread: ["Area of room 1 (“large”)", "Use of room 1 (“shed”)", "Material of room 1 (“marzipan”)"],
    });
  });

  test("takes records by name, and their figures as own values where they stand alone", () => {
    expect(pasted("Area\tMaterial\n9\tConcrete")?.rows).toMatchObject([{ material: "concrete" }]);
    expect(pasted("Area\tRoughness (in)\n9\t0.1")?.rows).toMatchObject([
      { material: "own", roughness: { value: "0.1", unit: "inch" } },
    ]);
  });

  test("of more lines than there may be rows is cut, and says how many", () => {
    const lines = Array.from({ length: 310 }, (_, at) => `Room ${at}\t12`).join("\n");
    expect(pasted(lines)).toMatchObject({ cut: 10, rows: { length: 300 } });
    const windows = Array.from({ length: 12 }, () => "\t\t2").join("\n");
    const text = `#\tName\tArea\tWindows: Area\n1\tDen\t12\t1\n${windows.replaceAll("\t\t", "\t\t\t")}`;
    expect(pasted(text)).toMatchObject({ cut: 3, rows: [{ windows: { length: 10 } }] });
    expect(pasted("Den\t1\n".repeat(MAX_ROWS + 5))).toMatchObject({ cut: MAX_ROWS + 5 - 300 });
  });

  test("of one cell is none", () => {
    expect(pasted("12")).toBeUndefined();
    expect(pasted("12,5")).toBeUndefined();
    expect(pasted("")).toBeUndefined();
  });

  test("understands yes and no, and days the year first", () => {
    const { rows, unread } =
      pastedRows(extras, "Amount\tEach year\n$1,200\tYES\n5\tmaybe", context) ?? expect.unreachable();
    expect(rows).toMatchObject([
      { amount: "$1,200", yearly: "true" },
      { amount: "5", yearly: "false" },
    ]);
    expect(unread).toEqual(["Each year of extra 2 (“maybe”)"]);
  });

  test("hostile in length or shape costs little", () => {
    for (const text of [
      "\t".repeat(1e6),
      "\n".repeat(1e6),
      '"'.repeat(1e6),
      "a\t".repeat(5e5),
      "1,".repeat(5e5),
    ])
      expect(() => pasted(text)).not.toThrow();
  });
});

test("no cell is run as a formula, and none gains an apostrophe by going there and back", () => {
  expect(tabbed([["=A1", "-5", "−$5"]])).toBe("'=A1\t-5\t−$5");
});

test("lines of quoted cells hold line breaks, quotes and separators", () => {
  const lines = [["a\tb", 'c"d', "e\nf", "=1+1", "'quoted", "-5", "@a"]];
  expect(sheetLines(tabbed(lines))).toEqual(lines);
});
