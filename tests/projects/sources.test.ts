import { describe, expect, test } from "vitest";
import duct from "../../lib/calculators/ductsizer/calculator.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { onwardFrom } from "../../lib/catalog/next-calculators.ts";
import type { FormCalculator } from "../../lib/kit/calculator/define.ts";
import type { Field, FieldSource } from "../../lib/kit/fields/field.ts";
import { wrongSources } from "./wrong-sources.ts";

/** Without what it follows on the site. */
const inputs = Object.fromEntries(
  Object.entries<Field>(duct.inputs).map(([id, { from: _, ...field }]) => [id, field as Field]),
);
const ductsizer = { ...duct, inputs };

const list = {
  label: "Rooms",
  columns: {
    name: { label: "Name", format: { kind: "text" } },
    airFlow: ductsizer.outputs.fanFlow,
    load: ductsizer.outputs.fanPressure,
  },
};
/** A calculator that gives an airflow, a pressure and a list of rooms. */
const rooms = {
  ...ductsizer,
  id: "rooms",
  outputs: { airFlow: ductsizer.outputs.fanFlow, pressure: ductsizer.outputs.fanPressure, rooms: list },
} as FormCalculator;
const fed = (id: string, ...from: FieldSource[]): FormCalculator => ({
  ...ductsizer,
  inputs: {
    ...ductsizer.inputs,
    [id]: { ...(ductsizer.inputs as Record<string, Field>)[id], from },
  } as never,
});
const action = "Size this duct";
const source = (output: string, change: Partial<FieldSource> = {}): FieldSource => ({
  calculator: "rooms",
  output,
  action,
  ...change,
});
const wrong = (id: string, ...from: FieldSource[]) => wrongSources([rooms, fed(id, ...from)]);

test("what calculators declare of each other is there, and of the same quantity", () => {
  expect(wrongSources(formCalculators)).toEqual([]);
});

describe("the check finds", () => {
  const columns = { name: "name", flow: "airFlow" };
  const run = { mode: "run" };
  test.each([
    ["flow", source("airFlow"), undefined],
    ["flow", source("airFlow", { calculator: "gone" }), "there is no gone.airFlow"],
    ["flow", source("steam"), "there is no rooms.steam"],
    ["flow", source("pressure"), "rooms.pressure is a pressure, the field a volumetric-flow-rate"],
    ["flow", source("rooms"), "rooms.rooms is a list"],
    ["flow", source("airFlow", { with: { mode: "run" } }), "flow does not apply with that"],
    ["flow", source("airFlow", { with: { mode: "fast" } }), "mode cannot be fast"],
    ["flow", source("airFlow", { with: { length: "2" } }), "length cannot be 2"],
    ["sections", source("rooms", { with: run, columns }), undefined],
    ["sections", source("airFlow", { with: run, columns }), "rooms.airFlow is no list"],
    ["sections", source("rooms", { columns }), "sections does not apply with that"],
    ["sections", source("rooms", { with: run }), "names no columns"],
    ["sections", source("rooms", { with: run, columns: { flow: "load" } }), "rooms.rooms.load is a pressure"],
    [
      "sections",
      source("rooms", { with: run, columns: { flow: "name" } }),
      "is a text, the field a quantity",
    ],
    ["sections", source("rooms", { with: run, columns: { air: "airFlow" } }), "a row has no field air"],
    ["sections", source("rooms", { with: run, columns: { flow: "air" } }), "rooms.rooms has no column air"],
    [
      "sections",
      source("rooms", { with: run, columns, row: { flow: "1" } }),
      "a row has no flow to begin with",
    ],
  ])("%s from %o: %s", (id, from, reason) => {
    const problem = wrong(id, from);
    if (reason === undefined) expect(problem).toEqual([]);
    else expect(problem.join("\n")).toContain(reason);
  });

  test("a source that is named twice", () => {
    expect(wrong("flow", source("airFlow"), source("airFlow"))).toEqual([
      "ductsizer.flow: names a source twice",
    ]);
  });
});

test("a calculator knows where its results lead, and in which units", () => {
  const columns = { name: "name", flow: "airFlow" };
  const to = fed("sections", source("rooms", { with: { mode: "run" }, columns }));
  const units = [
    "liter-per-second",
    "cubic-meter-per-hour",
    "cubic-meter-per-second",
    "cubic-foot-per-minute",
  ];
  expect(onwardFrom("rooms", [rooms, to])).toEqual([
    expect.objectContaining({
      output: "rooms",
      calculator: "ductsizer",
      field: "sections",
      units: { airFlow: units },
    }),
  ]);
  expect(onwardFrom("rooms", [rooms, fed("flow", source("airFlow"))])[0]?.units).toEqual({ airFlow: units });
});
