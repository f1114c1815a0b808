import { describe, expect, test } from "vitest";
import { firstProblem } from "../../lib/core/result/result.ts";
import { countProjectRows } from "../../lib/projects/count-rows.ts";
import { PROJECT_FORMAT, PROJECT_VERSION } from "../../lib/projects/limits.ts";
import { migrated, migrations } from "../../lib/projects/migrations.ts";
import type { Project } from "../../lib/projects/project.ts";
import { MAX_PROJECT_TEXT, projectOfText, readProject } from "../../lib/projects/read-project.ts";

const entry = (id: string, change: object = {}) => ({
  id,
  calculator: "ductsizer",
  title: "Supply ducts",
  notes: "",
  inputs: {},
  currency: "USD",
  links: [],
  ...change,
});
const project = (change: object = {}) => ({
  format: PROJECT_FORMAT,
  version: PROJECT_VERSION,
  id: "office",
  name: "Office",
  number: "",
  client: "",
  author: "",
  notes: "",
  units: "si",
  entries: [],
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
  ...change,
});
const messageOf = (value: unknown): string => {
  const read = readProject(value);
  return read.ok ? "" : firstProblem(read).message;
};
const inputs = (value: object) => project({ entries: [entry("a", { inputs: value })] });
const link = (from: string, change: object = {}) => ({
  field: "flow",
  from,
  output: "airFlow",
  state: "following",
  ...change,
});

describe("the rows of a project", () => {
  const rows = (count: number, row: object = { name: "A" }) => Array.from({ length: count }, () => row);
  const entriesWith = (count: number, value: object) =>
    project({ entries: Array.from({ length: count }, (_, at) => entry(`e${at}`, { inputs: value })) });

  test("are counted in all entries, those within rows included", () => {
    expect(countProjectRows(entriesWith(25, { rooms: rows(200) }))).toBe(5000);
    expect(countProjectRows(entriesWith(2, { rooms: rows(10, { surfaces: rows(3) }) }))).toBe(80);
    for (const value of [{}, { entries: 1 }, { entries: [null, 1, "a", { inputs: null }] }])
      expect(countProjectRows(value)).toBe(0);
  });

  test("are limited in all, and the message says to what", () => {
    expect(messageOf(entriesWith(25, { rooms: rows(200) }))).toBe("");
    expect(messageOf(entriesWith(26, { rooms: rows(200) }))).toBe(
      "The project has more than 5,000 rows in its lists. Divide it into several projects.",
    );
    expect(messageOf(entriesWith(40, { rooms: rows(30, { surfaces: rows(5) }) }))).toContain("5,000 rows");
  });
});

describe("a project is read", () => {
  test("without changing it", () => {
    const whole = project({
      entries: [
        entry("a", {
          inputs: { flow: { value: "500", unit: "liter-per-second" }, mode: "run", humid: true, n: 2 },
        }),
        entry("b", {
          inputs: { sections: [{ name: "Main", fittings: [{ number: "2" }] }] },
          links: [link("a", { field: "sections", output: "rooms", carried: ["Main"] })],
        }),
      ],
    });
    const read = projectOfText(`\uFEFF${JSON.stringify(whole)}`);
    expect(read).toEqual({ ok: true, value: whole });
  });

  test("from an older version, step by step", () => {
    const steps = {
      1: ({ calculators, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, entries: calculators }),
      2: (old: Readonly<Record<string, unknown>>) => ({ ...old, number: "" }),
    };
    const old = { version: 1, calculators: [] };
    expect(migrated(old, 1, 3, steps)).toEqual({ version: 3, entries: [], number: "" });
    expect(migrated(old, 1, 4, steps)).toBeUndefined();
    expect(old).toEqual({ version: 1, calculators: [] });
  });

  test("of every version that there was", () => {
    const versions = Array.from({ length: PROJECT_VERSION - 1 }, (_, at) => String(at + 1));
    expect(Object.keys(migrations)).toEqual(versions);
  });
});

describe("what is no project gets a sentence", () => {
  test.each([
    ["", /not valid JSON/],
    ['{"format":"scicalc-project","version":1', /incomplete/],
    ["[1,2]", /“format”/],
    ["null", /“format”/],
    ['"scicalc-project"', /“format”/],
    [`${"[".repeat(100_000)}${"]".repeat(100_000)}`, /“format”/],
    [" ".repeat(MAX_PROJECT_TEXT + 1), /too large/],
  ])("%#", (text, message) => {
    const read = projectOfText(text);
    expect(read.ok ? "" : firstProblem(read).message).toMatch(message);
  });

  test.each([
    [project({ version: PROJECT_VERSION + 1 }), /newer version of SciCalc/],
    [project({ version: 0 }), /which version/],
    [project({ version: "1" }), /which version/],
    [project({ version: 1.5 }), /which version/],
    [project({ name: 7 }), /: name must be text\./],
    [project({ name: "x".repeat(161) }), /: name may have at most 160 characters\./],
    [project({ units: "imperial" }), /units must be “si” or “us”/],
    [project({ novel: 1 }), /has “novel”, which this version does not recognize/],
    [project({ createdAt: "yesterday" }), /createdAt must be a date and time/],
    [project({ entries: {} }), /entries must be a list/],
    [project({ entries: [7] }), /calculator 1 must be an object/],
    [project({ entries: [entry("A b")] }), /calculator 1, id must be an ID/],
    [project({ entries: Array.from({ length: 41 }, (_, at) => entry(`e${at}`)) }), /at most 40 calculators/],
    [project({ entries: [entry("a"), entry("a")] }), /same ID/],
    [
      project({ entries: [entry("a", { links: [link("b")] })] }),
      /calculator 1 is linked to a calculator that is missing/,
    ],
    [project({ entries: [entry("a", { links: [link("a")] })] }), /in a loop/],
    [
      project({ entries: [entry("a", { links: [link("b")] }), entry("b", { links: [link("a")] })] }),
      /in a loop/,
    ],
    [project({ entries: [entry("b"), entry("a", { links: [link("b"), link("b")] })] }), /has two links/],
    [inputs({ flow: null }), /calculator 1, inputs\.flow must be text, a number/],
    [inputs({ flow: { value: "1", unit: "x", more: 1 } }), /inputs\.flow has “more”/],
    [inputs({ flow: Number.POSITIVE_INFINITY }), /inputs\.flow must be text/],
    [inputs({ rows: [[{ deep: [{ a: [{ b: "1" }] }] }]] }), /inputs\.rows must be text/],
    [inputs({ rows: Array.from({ length: 1001 }, () => ({})) }), /inputs\.rows must be text/],
    [inputs({ "no name": "1" }), /a field name that is not allowed/],
  ])("%#", (value, message) => expect(messageOf(value)).toMatch(message));

  test("the keys of prototypes are names like any others, and do nothing", () => {
    const text = JSON.stringify(inputs({})).replace('"inputs":{', '"inputs":{"__proto__":{"x":1}');
    const stripped = projectOfText(text);
    expect(stripped.ok && Object.keys(stripped.value.entries[0]?.inputs ?? {})).toEqual([]);
    const named = readProject(inputs({ constructor: "1", toString: "2" }));
    expect(named.ok && Object.keys(named.value.entries[0]?.inputs ?? {})).toEqual([
      "constructor",
      "toString",
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    const top = `{"__proto__":{"polluted":1},${JSON.stringify(project()).slice(1)}`;
    const read = projectOfText(top);
    expect(read.ok && (read.value as Project & { polluted?: number }).polluted).toBeFalsy();
  });
});
