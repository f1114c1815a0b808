import { describe, expect, test } from "vitest";
import { type Levels, levelsOf, type Task } from "../../../lib/core/numeric/levels/levels.ts";

/** Drives a search of a function; `counted` how often it was asked. */
function run(
  f: (x: number) => number | undefined,
  task: Partial<Task> & Pick<Task, "low" | "high" | "target">,
): { levels: Levels; calls: number[] } {
  const calls: number[] = [];
  const search = levelsOf({ step: 0, start: undefined, ...task });
  let state = search.next();
  while (!state.done) {
    calls.push(state.value);
    state = search.next(f(state.value));
  }
  return { levels: state.value, calls };
}
const xs = ({ places }: Levels): number[] => places.map(({ at }) => at.x);

describe("levels of a function", () => {
  test("a line, whatever its range and start", () => {
    for (const [low, high] of [
      [0, 10],
      [-1e9, 1e9],
      [1e-6, 1e6],
    ] as const)
      for (const start of [undefined, 0, 1, 7]) {
        const { levels } = run((x) => 3 * x + 1, { low, high, target: 10, start });
        expect(levels.places).toHaveLength(1);
        expect(xs(levels)[0]).toBeCloseTo(3, 9);
        expect(levels.jumps).toEqual([]);
      }
  });

  test("all roots of a polynomial, sin, and a root next to a wide range's end", () => {
    expect(
      xs(run((x) => (x - 1) * (x - 2) * (x - 5), { low: 0, high: 10, target: 0, start: 4 }).levels).length,
    ).toBe(3);
    const sines = xs(run(Math.sin, { low: 0.1, high: 20, target: 0.5 }).levels);
    const expected = [0, 1, 2, 3, 4, 5, 6]
      .flatMap((turn) => (turn % 2 === 0 ? [Math.PI * turn + Math.PI / 6] : [Math.PI * turn - Math.PI / 6]))
      .filter((x) => x < 20);
    expect(sines).toHaveLength(expected.length);
    for (const [index, x] of expected.entries()) expect(sines[index]).toBeCloseTo(x, 8);
    expect(xs(run((x) => Math.log10(x), { low: 1e-9, high: 1e9, target: -8.5 }).levels)[0]).toBeCloseTo(
      10 ** -8.5,
      18,
    );
  });

  test("roots that only touch, and two that lie between two samples", () => {
    const touching = run((x) => (x - 3.21) ** 2 + 7, { low: 0, high: 10, target: 7 }).levels;
    expect(touching.places).toHaveLength(1);
    expect(xs(touching)[0]).toBeCloseTo(3.21, 4);
    const close = run((x) => (x - 3.21) ** 2, { low: 0, high: 10, target: 1e-6 }).levels;
    expect(xs(close).map((x) => x.toFixed(6))).toEqual(["3.209000", "3.211000"]);
  });

  test("a jump is reported with the values on both sides, and a target on a step with its stretch", () => {
    const sizes = (x: number) => (x < 4.25 ? 100 : x < 6.5 ? 150 : 200);
    const { levels } = run(sizes, { low: 0, high: 10, target: 120 });
    expect(levels.places).toEqual([]);
    expect(levels.jumps).toHaveLength(1);
    expect(levels.jumps[0]?.from.x).toBeCloseTo(4.25, 12);
    expect([levels.jumps[0]?.from.y, levels.jumps[0]?.to.y]).toEqual([100, 150]);
    const [place] = run(sizes, { low: 0, high: 10, target: 150 }).levels.places;
    expect(place?.stretch?.from).toBeCloseTo(4.25, 7);
    expect(place?.stretch?.to).toBeCloseTo(6.5, 7);
  });

  test("a narrow stretch between two samples is found whole", () => {
    // Whole months to repay, falling with the payment.
    const months = (x: number) => (x > 100 ? Math.ceil(12000 / (x - 100)) : undefined);
    const [place] = run(months, { low: 0, high: 5000, target: 60, step: 0.01 }).levels.places;
    expect(place?.stretch?.from).toBeCloseTo(300, 6);
    expect(place?.stretch?.to).toBeCloseTo(303.38, 6);
  });

  test("whole numbers and cents are searched as such", () => {
    const { levels, calls } = run((x) => x ** 2, { low: 1, high: 40, target: 500, step: 1, start: 12 });
    expect(calls.every(Number.isInteger)).toBe(true);
    expect(levels.jumps.map(({ from, to }) => [from.x, to.x])).toEqual([[22, 23]]);
    const cents = run((x) => x * 3, { low: 0, high: 1e6, target: 1000, step: 0.01 });
    expect(cents.levels.jumps.map(({ from, to }) => [from.x, to.x])).toEqual([[333.33, 333.34]]);
    expect(cents.calls.every((x) => String(x).length < 12)).toBe(true);
  });

  test("gaps: a root next to one is found, a change of sign across one is reported as a gap", () => {
    const root = run((x) => (x > 3 ? Math.sqrt(x - 3) : undefined), {
      low: 0,
      high: 100,
      target: 0.01,
    }).levels;
    expect(xs(root)[0]).toBeCloseTo(3.0001, 9);
    const over = run((x) => (Math.abs(x - 5) < 1 ? undefined : x), { low: 0, high: 10, target: 5 }).levels;
    expect(over.places).toEqual([]);
    expect(over.jumps).toHaveLength(1);
    expect(over.jumps[0]?.isGap).toBe(true);
    expect(over.jumps[0]?.from.x).toBeCloseTo(4, 9);
    expect(over.jumps[0]?.to.x).toBeCloseTo(6, 9);
    const narrow = run((x) => (Math.abs(x - 5) < 0.01 ? undefined : x), {
      low: 0,
      high: 12.3,
      target: 5,
    }).levels;
    expect(narrow.jumps[0]?.isGap).toBe(true);
    expect(run(() => undefined, { low: 0, high: 10, target: 5 }).levels).toEqual({
      places: [],
      jumps: [],
      isCut: false,
    });
  });

  test("a pole is no jump", () => {
    const { levels } = run((x) => (x === 5 ? undefined : 1 / (x - Math.E)), { low: 0, high: 10, target: 0 });
    expect(levels.places).toEqual([]);
    expect(levels.jumps).toEqual([]);
  });

  test("no place: the least and the greatest value say what can be reached", () => {
    const { levels } = run((x) => 7 - (x - 3.3) ** 2, { low: 0, high: 5, target: 9 });
    expect(levels.places).toEqual([]);
    expect(levels.most?.y).toBeCloseTo(7, 12);
    expect(levels.most?.x).toBeCloseTo(3.3, 5);
    expect(levels.least).toEqual({ x: 0, y: 7 - 3.3 ** 2 });
  });

  test("the work is bounded, whatever the function", () => {
    let seed = 1;
    const noise = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647 - 0.5;
    };
    expect(run(noise, { low: -1e12, high: 1e12, target: 0 }).calls.length).toBeLessThan(6000);
    expect(run(noise, { low: 0, high: 1, target: 0, mayGoOn: () => false }).calls.length).toBeLessThan(200);
    expect(run((x) => x, { low: 0, high: Number.MAX_VALUE, target: 1e300 }).levels.places).toHaveLength(1);
    expect(run((x) => x, { low: 5, high: 5, target: 5, start: 5 }).levels.places).toHaveLength(1);
  });

  test("without any time left, the place that is nearest is found all the same", () => {
    const task = { low: -10, high: 10, target: 0, start: 4.2, mayGoOn: () => false };
    const { levels, calls } = run((x) => (x + 7.3) * (x - 1.1) * (x - 5.7), task);
    expect(xs(levels)).toHaveLength(1);
    expect(xs(levels)[0]).toBeCloseTo(5.7, 9);
    expect(levels.isCut).toBe(true);
    expect(calls.length).toBeLessThan(200);
  });
});
