import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaintIfSlow } from "../../components/calculator/form/after-paint-if-slow.ts";
import type { Calculator } from "../../components/calculator/form/calculator-state.ts";
import { contextIn } from "../calculators/form.ts";

const calculation = { ok: true, value: {}, readings: {}, records: {}, displayedEntries: {} };
let now = 0;
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  frames = [];
});

/** Calculates in as many ms as listed, one after another. */
function calculatorTaking(...durations: number[]) {
  const calls: number[] = [];
  const calculator = afterPaintIfSlow((() => {
    const duration = durations[calls.length] ?? 0;
    now += duration;
    calls.push(duration);
    return calculation;
  }) as unknown as Calculator);
  return { calls, calculate: () => calculator({}, contextIn(), "si") };
}

async function calculateFirst(calculate: () => unknown) {
  const first = calculate();
  for (const frame of frames.splice(0)) frame();
  await first;
}

it("waits for the next frame before the first calculation", async () => {
  const { calculate, calls } = calculatorTaking(10);
  const first = calculate();
  expect(first).toBeInstanceOf(Promise);
  expect(calls).toEqual([]);
  for (const frame of frames) frame();
  await expect(first).resolves.toBe(calculation);
});

it("calculates with the key while calculations are quick", async () => {
  const { calculate } = calculatorTaking(10, 20, 20);
  await calculateFirst(calculate);
  expect(calculate()).toBe(calculation);
  expect(calculate()).toBe(calculation);
});

it("waits for the next frame after a slow calculation, until one is quick again", async () => {
  const { calculate, calls } = calculatorTaking(10, 90, 10, 10);
  await calculateFirst(calculate);
  expect(calculate()).toBe(calculation);
  const late = calculate();
  expect(late).toBeInstanceOf(Promise);
  expect(calls).toEqual([10, 90]);
  for (const frame of frames) frame();
  await expect(late).resolves.toBe(calculation);
  expect(calculate()).toBe(calculation);
});
