import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { success } from "../../lib/core/result/result.ts";
import { sentByQuery } from "../../lib/faces/api/calculator-request.ts";
import { type Entries, rowEntry } from "../../lib/kit/fields/entry.ts";
import type { Fields } from "../../lib/kit/fields/field.ts";
import { readForm } from "../../lib/kit/fields/read.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { type FormState, freshForm } from "../../lib/run/address/form-state.ts";
import { addressOf, formsFromQuery } from "../../lib/run/address/page-address.ts";
import { calculator } from "../fixtures/every-field.ts";
import { entriesOf, reachable } from "../fixtures/form-states.ts";

const fields: Fields = calculator.inputs;
const start: FormState = freshForm(fields, "si");
const queryOf = (entries: Entries): string => formQuery(fields, { ...start, entries });
const back = (query: string) => formFromQuery(fields, new URLSearchParams(query));
const rooms = (...rows: Parameters<typeof rowEntry>[1][]): Entries => {
  const field = calculator.inputs.rooms;
  return { ...start.entries, rooms: rows.map((row) => rowEntry(field.fields, row)) };
};

describe("rows in an address", () => {
  test("are lists of cells: numbers plain, defaults left out, rows within them", () => {
    const entries = rooms(
      { name: "Den", area: "12", windows: [{ area: { value: "20", unit: "square-foot" } }, {}] },
      { area: "007", material: "own", roughness: "0.5" },
      {},
    );
    expect(new URLSearchParams(queryOf(entries)).get("rooms")).toBe(
      '[["Den",12,null,null,null,null,null,[[[20,"square-foot"]],[]]],[null,"007",null,null,null,"own",0.5],[]]',
    );
    expect(back(queryOf(entries))).toEqual({ ...start, entries, problems: [], ignored: [] });
  });

  test("come back from the notation of before: every cell a text", () => {
    const query = new URLSearchParams({ extras: '[["7","false",["2","pound"]],["3"]]', units: "si" });
    expect(back(String(query)).entries.extras).toEqual([
      { amount: "7", yearly: "false", load: { value: "2", unit: "pound" } },
      { amount: "3", yearly: "false", load: { value: "", unit: "kilogram" } },
    ]);
  });

  test("keep the unit that a record's figure is shown in", () => {
    const entries = rooms({ area: "12", roughness: { value: "0.09", unit: "inch" } });
    expect(back(queryOf(entries))).toEqual({ ...start, entries, problems: [], ignored: [] });
  });

  test("whatever stands in the form comes back", () => {
    fc.assert(
      fc.property(entriesOf(fields), (any) => {
        const entries = reachable(fields, any);
        expect(back(queryOf(entries))).toEqual({ ...start, entries, problems: [], ignored: [] });
      }),
    );
  });

  test("form and API read the same inputs from an address", () => {
    fc.assert(
      fc.property(entriesOf({ rooms: calculator.inputs.rooms }), ({ rooms }) => {
        const whole = { ...start.entries, rooms: rooms ?? [] };
        const entries = reachable(fields, whole);
        const { values, problems } = sentByQuery(fields, new URLSearchParams(queryOf(entries)));
        expect(problems).toEqual([]);
        const { units: _, ...inputs } = values;
        const sent = entriesFrom(fields, inputs, { units: "si" });
        expect(sent.problems).toEqual([]);
        const context = {
          today: "2026-01-15",
          now: 0,
          timeZone: "UTC",
          currency: { code: "USD", decimals: 2 },
        };
        const readers = {
          quantities: (_: unknown, text: string, unit: string) => ({ ...success(0), reading: text + unit }),
          records: { "duct-materials": { source: { title: "", edition: "" }, figures: {}, records: [] } },
        };
        expect(readForm(fields, sent.entries, context, readers)).toEqual(
          readForm(fields, entries, context, readers),
        );
      }),
    );
  });

  test.each([
    "[",
    "{}",
    "[1]",
    '[["a"],2]',
    '[["a","1",{"x":1}]]',
    '[["a",["1","parsnip"]]]',
    '[["a","1","nowhere"]]',
    '[["a","1","living","","","own","",{}]]',
    '[["a","1","living","","","own","",[["1","west"]]]]',
    '[["a","1","living","","","own","",[[[[[]]]]]]]',
    JSON.stringify(Array(301).fill([])),
    JSON.stringify(Array(300).fill([null, null, null, null, null, null, null, Array(10).fill([])])),
    `[["${"a".repeat(100_000)}"]]`,
    `${"[".repeat(49_000)}${"]".repeat(49_000)}`,
  ])("%# that the form cannot hold are a problem", (text) => {
    const { problems, ...form } = back(String(new URLSearchParams({ rooms: text })));
    expect(form).toEqual({ ...start, ignored: [] });
    expect(problems).toEqual([{ path: "rooms", message: expect.stringContaining("not a valid value") }]);
  });
});

describe("the address of a page", () => {
  const page = (entries: Entries) => addressOf(fields, { ...start, entries }, []);

  test("holds hundreds of rows behind its hash, which no server is sent", () => {
    const many = rooms(...Array.from({ length: 300 }, (_, at) => ({ name: `Room ${at}`, area: "12.5" })));
    expect(page(rooms({ area: "12" }))).toMatch(/^\?rooms=/);
    const address = page(many);
    expect(address.startsWith("#?rooms=")).toBe(true);
    expect(formsFromQuery(fields, new URLSearchParams(address.slice(2)), "us")).toEqual({
      form: { ...start, entries: many },
      scenarios: [],
      problems: [],
      ignored: [],
    });
    expect(page(start.entries)).toBe("");
  });
});
