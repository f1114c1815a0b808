import type { LineChart } from "../../kit/calculator/chart.ts";
import { defaultEntries, type Entries } from "../../kit/fields/entry.ts";
import { quantityReader } from "../../kit/fields/read-quantity.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { chartInput } from "./chart-input.ts";
import { curveOf } from "./curve.ts";
import { readInputs } from "./reading.ts";
import { resultOf, type Solutions } from "./result.ts";
import type { PhysicsView } from "./view.ts";

/** Initial form of a formula with its answer, rendered before any script runs. */
export interface PhysicsStart {
  view: PhysicsView;
  system: UnitSystem;
  unknown: string;
  entries: Entries;
  inputValues: Readonly<Record<string, number>>;
  /** Values in other units than those of their fields: "80 psi" in kilopascals. */
  readings: Readonly<Record<string, string>>;
  result: Solutions;
  chart?: LineChart;
}

/** Computes the initial form. @throws Error if a formula has no solution for its own values. */
export function startOf(view: PhysicsView, system: UnitSystem = "si"): PhysicsStart {
  const entries = defaultEntries(view.fields, system);
  const unknown = view.lead;
  const inputs = readInputs(
    view,
    unknown,
    entries,
    quantityReader((slug) => view.converters[slug]),
  );
  if (!inputs.ok) throw new Error(`${view.id}: ${JSON.stringify(inputs.problems)}`);
  const { inputValues, readings } = inputs.value;
  const result = resultOf(view, unknown, inputValues);
  const [first] = result.ok ? result.value : [];
  const along = chartInput(view, unknown);
  const chart = first && along !== undefined ? curveOf(view, unknown, first, inputValues, along) : undefined;
  return { view, system, unknown, entries, inputValues, readings, result, ...(chart && { chart }) };
}
