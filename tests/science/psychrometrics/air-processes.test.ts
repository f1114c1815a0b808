import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { failure, firstProblem } from "../../../lib/core/result/result.ts";
import { dryAirFlow, mixedAir } from "../../../lib/science/psychrometrics/air-processes.ts";
import { knownAirState } from "../../../lib/science/psychrometrics/air-state.ts";

interface Figures {
  dryBulb: number;
  pressure: number;
  humidityRatio: number;
  enthalpy: number;
  wetBulb: number;
}
const { process } = JSON.parse(
  readFileSync(new URL("../../oracles/psychrometrics.json", import.meta.url), "utf8"),
) as {
  process: Record<"outdoor" | "room" | "mixed", Figures> & Record<"outdoorFlow" | "roomFlow", number>;
};
const K = 273.15;
const air = ({ dryBulb, humidityRatio, pressure }: Figures) =>
  knownAirState(dryBulb + K, { kind: "ratio", value: humidityRatio }, pressure);
const close = (value: number, expected: number, relative = 1e-9) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(relative);

describe("processes, against tests/oracles/psychrometrics.py", () => {
  const result = mixedAir(
    { state: air(process.outdoor), dryAir: process.outdoorFlow },
    { state: air(process.room), dryAir: process.roomFlow },
  );
  if (!result.ok) throw new Error(firstProblem(result).message);
  const mixed = result.value;

  test("mixing by dry air", () => {
    close(mixed.temperature - K, process.mixed.dryBulb);
    close(mixed.humidityRatio, process.mixed.humidityRatio);
    close(mixed.enthalpy, process.mixed.enthalpy);
    close((mixed.wetBulb ?? 0) - K, process.mixed.wetBulb);
  });
});

// ASHRAE Handbook — Fundamentals, chapter 1, example 4, as public tests quote its answer (Heron, tests/test_hvac.py).
test("2 m³/s of 4 °C with a wet bulb of 2 °C and 6.25 m³/s of 25 °C at 50% make 19.5 °C", () => {
  const cold = knownAirState(4 + K, { kind: "wet-bulb", value: 2 + K }, 101_325);
  const warm = knownAirState(25 + K, { kind: "relative", value: 0.5 }, 101_325);
  const both = mixedAir(
    { state: cold, dryAir: dryAirFlow(2, cold) },
    { state: warm, dryAir: dryAirFlow(6.25, warm) },
  );
  expect(both.ok && both.value.temperature - K).toBeCloseTo(19.5, 0);
  expect(both.ok && Math.abs(both.value.temperature - K - 19.5)).toBeLessThan(0.15);
});

describe("processes at their limits", () => {
  const room = knownAirState(297.15, { kind: "relative", value: 0.5 }, 101_325);
  test("one stream mixes to itself, and warm wet with cold air would make fog", () => {
    const same = mixedAir({ state: room, dryAir: 3 });
    expect(same.ok && same.value.temperature).toBeCloseTo(room.temperature, 9);
    const steam = knownAirState(313.15, { kind: "relative", value: 1 }, 101_325);
    const frost = knownAirState(263.15, { kind: "relative", value: 1 }, 101_325);
    expect(mixedAir({ state: steam, dryAir: 1 }, { state: frost, dryAir: 1 })).toEqual(
      failure("", "supersaturated"),
    );
  });

  test("the dry air of 1 m³/s", () => {
    expect(dryAirFlow(1, room)).toBeCloseTo(room.density / (1 + room.humidityRatio), 9);
  });
});
