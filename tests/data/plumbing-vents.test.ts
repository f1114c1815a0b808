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

  // Utah’s plumbing code of 2015 (IPC 2015), pdfcoffee.com/vent-pipe-sizing-upcodes-pdf-free.html: the lengths that the
  // stored copy shows whole. Its 63 ft for 5 in. with 1,400 units and 51 ft for 10 in. with 11,000 break the order of
  // their columns; 15 in. and the widest vents of 10 and 12 in. are cut off.
  it.each([
    [5, 1400, [16, undefined, 190, 590]],
    [6, 500, [33, 130, 400, 1000]],
    [6, 2900, [20, 77, 240, 600]],
    [8, 1800, [31, 95, 240, 940]],
    [8, 3400, [24, 73, 190, 729]],
    [8, 5600, [20, 62, 160, 610]],
    [8, 7600, [18, 56, 140, 560]],
    [10, 4000, [31, 78, 310]],
    [10, 7200, [24, 60, 240]],
    [10, 11_000, [undefined, 51, 200]],
    [10, 15_000, [18, 46, 180]],
    [12, 7300, [31, 120]],
    [12, 13_000, [24, 94]],
    [12, 20_000, [20, 79]],
    [12, 26_000, [18, 72]],
  ])("agrees with a printed copy for a stack of %d in. with %d units", (stack, units, printed) => {
    const row = vents.find((each) => each.stack === stack && each.units === units);
    for (const [place, length] of printed.entries())
      if (length !== undefined) expect(row?.lengths[place]?.[1], `vent ${place + 1}`).toBe(length);
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
