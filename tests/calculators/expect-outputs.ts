import { expect } from "vitest";
import type { Example } from "../../lib/kit/calculator/define.ts";

type Expected = Extract<Example["expect"], { outputs: unknown }>;

/** Holds outputs, or those of one record of a list, to what an example names of them. */
export function expectOutputs(
  outputs: Readonly<Record<string, unknown>>,
  { outputs: expected, tolerance = 1e-9 }: Expected,
): void {
  for (const [id, value] of Object.entries(expected)) {
    const actual = outputs[id];
    const relative = typeof tolerance === "number" ? tolerance : (tolerance[id] ?? 1e-9);
    if (typeof value === "object") {
      expect(actual, id).toHaveLength(value.length);
      const records = actual as readonly Readonly<Record<string, unknown>>[];
      for (const [index, record] of value.entries())
        expectOutputs(records[index] ?? {}, { outputs: record, tolerance });
    } else if (typeof value === "number" && typeof actual === "number") {
      const limit = relative * Math.max(Math.abs(value), 1e-12);
      expect(Math.abs(actual - value), `${id} is ${actual}, not ${value}`).toBeLessThanOrEqual(limit);
    } else expect(actual, id).toBe(value);
  }
}
