import { afterEach, expect, it, vi } from "vitest";
import {
  EMPTY,
  store,
  storedLines,
  withEntry,
  withRecomputed,
} from "../../../../components/panels/scientific/advanced/notebook.ts";
import { run } from "../../../science/algebra/run.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";

const answerTo = (line: string, angle: AngleUnit) => run({ line, angle, definitions: [] });

function stubStorage(saved?: string) {
  const items = new Map(saved === undefined ? [] : [["scicalcAdvanced", saved]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

it("saves the angle unit of each line and definition", () => {
  stubStorage();
  const line = "f(x) = sin(x)";
  const first = withEntry(EMPTY, { line: "1 + 1", angle: "grad" }, answerTo("1 + 1", "grad"));
  store(withEntry(first, { line, angle: "deg" }, answerTo(line, "deg")));
  expect(storedLines()).toEqual({
    lines: [
      { line: "1 + 1", angle: "grad" },
      { line, angle: "deg" },
    ],
    definitions: [{ name: "f", line, angle: "deg" }],
  });
});

it("reads lines from before the choice of a unit in radians", () => {
  stubStorage(JSON.stringify({ lines: ["sin(1)", 5], definitions: [{ name: "a", line: "a = sin(t)" }] }));
  expect(storedLines()).toEqual({
    lines: [{ line: "sin(1)", angle: "rad" }],
    definitions: [{ name: "a", line: "a = sin(t)", angle: "rad" }],
  });
});

it("replaces a recomputed entry and its definition", () => {
  const line = "a = derivative(sin(t), t)";
  const notebook = withEntry(EMPTY, { line, angle: "deg" }, answerTo(line, "deg"));
  const entry = { id: 1, line, angle: "rad" as const, answer: answerTo(line, "rad") };
  const after = withRecomputed(notebook, entry);
  expect(after.entries).toEqual([entry]);
  expect(after.definitions).toEqual([{ name: "a", line: "a = cos(t)" }]);
  expect(withRecomputed(EMPTY, entry)).toBe(EMPTY);
});

it("keeps the later definition of a name when an earlier one is recomputed", () => {
  const line = "a = sin(t)";
  const first = withEntry(EMPTY, { line, angle: "deg" }, answerTo(line, "deg"));
  const notebook = withEntry(first, { line: "a = 5", angle: "deg" }, answerTo("a = 5", "deg"));
  const entry = { id: 1, line, angle: "rad" as const, answer: answerTo(line, "rad") };
  expect(withRecomputed(notebook, entry).definitions).toEqual([{ name: "a", line: "a = 5" }]);
});

it.each([
  "",
  "{",
  "null",
  "5",
  '"text"',
  "[]",
  '{"lines":5,"angles":"deg","definitions":{}}',
  '{"lines":[null,{},["1"]],"angles":[{},5],"definitions":[null,5,{"name":"__proto__ x","line":"1"},{"name":"a"}]}',
])("ignores damaged content: %s", (saved) => {
  stubStorage(saved);
  expect(storedLines()).toEqual({ lines: [], definitions: [] });
});
