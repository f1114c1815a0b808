import { describe, expect, it } from "vitest";
import ipc from "../../data/plumbing-drainage/ipc.json" with { type: "json" };

const { vents } = ipc as { vents: readonly { stack: number; units: number; lengths: readonly number[][] }[] };

describe("vents of IPC table 906.1", () => {
  it("has the printed rows for each stack", () => {
    // IPC 2021, table 906.1: number of rows by diameter of the stack, in inches.
    const rows = { 1.25: 1, 1.5: 2, 2: 2, 2.5: 1, 3: 4, 4: 4, 5: 4, 6: 4, 8: 4, 10: 4, 12: 4 };
    for (const [stack, count] of Object.entries(rows))
      expect(vents.filter((row) => row.stack === Number(stack)).length, stack).toBe(count);
  });

  it("allows a shorter vent for more fixture units, and a longer one for a larger vent", () => {
    for (const [index, row] of vents.entries()) {
      const lengths = row.lengths.map(([, length = 0]) => length);
      expect(lengths, `${row.stack} in., ${row.units}`).toEqual(lengths.toSorted((a, b) => a - b));
      const next = vents[index + 1];
      if (next?.stack !== row.stack) continue;
      expect(next.units).toBeGreaterThan(row.units);
      for (const [size, length = 0] of next.lengths) {
        const [, before] = row.lengths.find(([each]) => each === size) ?? [];
        if (before !== undefined) expect(length, `${row.stack} in., ${size} in.`).toBeLessThan(before);
      }
    }
  });

  it("has a vent for each load that a stack may carry", () => {
    // The printed table itself ends at 8, 10 and 20 units for small stacks, which may carry up to 24.
    for (const { size, highStack } of ipc.branches as readonly { size: number; highStack?: number }[])
      if (highStack !== undefined && size > 2)
        expect(
          vents.some(({ stack, units }) => stack === size && units >= highStack),
          `${size} in.`,
        ).toBe(true);
  });
});
