import { afterEach, expect, test, vi } from "vitest";
import { drive } from "../../../lib/faces/explore/drive.ts";

afterEach(() => vi.restoreAllMocks());

/** Asks for so many values and adds them up. */
function* sum(count: number): Generator<number, number, number | undefined> {
  let total = 0;
  for (let x = 0; x < count; x += 1) total += (yield x) ?? 0;
  return total;
}

/** A clock that each value moves on by 3 ms; `pauses` at which times others had their turn. */
function worked(isStopped = (_pauses: number): boolean => false) {
  let now = 0;
  const pauses: number[] = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const turns = {
    slice: 8,
    pause: async () => void pauses.push(now),
    isStopped: () => isStopped(pauses.length),
  };
  const valueAt = (x: number) => {
    now += 3;
    return x;
  };
  return { pauses, turns, valueAt };
}

test("no longer than a slice and one value passes without a pause", async () => {
  const { pauses, turns, valueAt } = worked();
  expect(await drive(sum(100), valueAt, turns)).toBe(4950);
  expect(pauses.length).toBeGreaterThan(30);
  for (const [index, time] of pauses.entries())
    expect(time - (pauses[index - 1] ?? 0)).toBeLessThanOrEqual(8 + 3);
});

test("what is stopped works no further, and values may come late", async () => {
  const { turns, valueAt, pauses } = worked((count) => count === 2);
  expect(await drive(sum(1_000_000), valueAt, turns)).toBeUndefined();
  expect(pauses.length).toBe(2);
  const late = worked();
  expect(await drive(sum(10), async (x) => late.valueAt(x), late.turns)).toBe(45);
});
