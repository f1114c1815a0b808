import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isRefused } from "../../lib/psychrometrics/air-limits.ts";
import {
  apparatusDewPoint,
  atTemperature,
  coolingCoil,
  dryAirFlow,
  mixedAir,
} from "../../lib/psychrometrics/air-processes.ts";
import { knownAirState, saturatedAir } from "../../lib/psychrometrics/air-state.ts";

interface Figures {
  dryBulb: number;
  pressure: number;
  humidityRatio: number;
  enthalpy: number;
  wetBulb: number;
}
const { process } = JSON.parse(
  readFileSync(new URL("../oracles/psychrometrics.json", import.meta.url), "utf8"),
) as {
  process: Record<"outdoor" | "room" | "mixed" | "leaving", Figures> &
    Record<
      "outdoorFlow" | "roomFlow" | "total" | "sensible" | "latent" | "sensibleHeatRatio" | "condensate",
      number
    >;
};
const K = 273.15;
const air = ({ dryBulb, humidityRatio, pressure }: Figures) =>
  knownAirState(dryBulb + K, { kind: "ratio", value: humidityRatio }, pressure);
const close = (value: number, expected: number, relative = 1e-9) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(relative);

describe("processes, against tests/oracles/psychrometrics.py", () => {
  const mixed = mixedAir(
    { state: air(process.outdoor), dryAir: process.outdoorFlow },
    { state: air(process.room), dryAir: process.roomFlow },
  );
  if (isRefused(mixed)) throw new Error(mixed.refused);
  const leaving = air(process.leaving);
  const flow = process.outdoorFlow + process.roomFlow;

  test("mixing by dry air", () => {
    close(mixed.temperature - K, process.mixed.dryBulb);
    close(mixed.humidityRatio, process.mixed.humidityRatio);
    close(mixed.enthalpy, process.mixed.enthalpy);
    close((mixed.wetBulb ?? 0) - K, process.mixed.wetBulb);
  });

  test("a cooling coil", () => {
    const coil = coolingCoil(mixed, leaving, flow);
    if ("refused" in coil) throw new Error(coil.refused);
    close(coil.total, process.total);
    close(coil.sensible, process.sensible);
    close(coil.latent, process.latent);
    close(coil.sensibleHeatRatio, process.sensibleHeatRatio);
    close(coil.condensate, process.condensate);
    expect(coil.sensible + coil.latent).toBe(coil.total);
  });

  test("the apparatus dew point is on the line and on the curve", () => {
    const found = apparatusDewPoint(mixed, leaving);
    if (!found) throw new Error("none");
    const saturated = saturatedAir(found.temperature, leaving.pressure);
    if (isRefused(saturated)) throw new Error(saturated.refused);
    expect(found.temperature).toBeLessThan(leaving.temperature);
    const share = (from: number, to: number, at: number) => (at - to) / (from - to);
    close(share(mixed.temperature, found.temperature, leaving.temperature), found.bypass);
    close(share(mixed.humidityRatio, saturated.humidityRatio, leaving.humidityRatio), found.bypass, 1e-6);
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
  expect(!isRefused(both) && both.temperature - K).toBeCloseTo(19.5, 0);
  expect(!isRefused(both) && Math.abs(both.temperature - K - 19.5)).toBeLessThan(0.15);
});

describe("processes at their limits", () => {
  const room = knownAirState(297.15, { kind: "relative", value: 0.5 }, 101_325);
  const cooled = atTemperature(room, 290.15);
  if (isRefused(cooled)) throw new Error(cooled.refused);

  test("a dry coil takes no water and has no apparatus dew point", () => {
    const coil = coolingCoil(room, cooled, 2);
    expect(coil).toMatchObject({ latent: 0, condensate: 0, sensibleHeatRatio: 1 });
    expect("total" in coil && coil.total).toBeCloseTo(2 * (room.enthalpy - cooled.enthalpy), 6);
    expect(apparatusDewPoint(room, cooled)).toBeUndefined();
  });

  test("what is no cooling coil is refused", () => {
    const moister = knownAirState(290.15, { kind: "ratio", value: 0.011 }, 101_325);
    expect(coolingCoil(cooled, room, 1)).toEqual({ refused: "leaves-warmer" });
    expect(coolingCoil(room, moister, 1)).toEqual({ refused: "leaves-moister" });
    expect(coolingCoil(room, cooled, 0)).toEqual({ refused: "no-flow" });
    expect(coolingCoil(room, cooled, Number.NaN)).toEqual({ refused: "no-flow" });
  });

  test("a line that leaves the curve behind it has no apparatus dew point", () => {
    const drier = knownAirState(296, { kind: "ratio", value: 0.002 }, 101_325);
    expect(apparatusDewPoint(room, drier)).toBeUndefined();
  });

  test("one stream mixes to itself, and warm wet with cold air would make fog", () => {
    const same = mixedAir({ state: room, dryAir: 3 });
    expect(!isRefused(same) && same.temperature).toBeCloseTo(room.temperature, 9);
    const steam = knownAirState(313.15, { kind: "relative", value: 1 }, 101_325);
    const frost = knownAirState(263.15, { kind: "relative", value: 1 }, 101_325);
    expect(mixedAir({ state: steam, dryAir: 1 }, { state: frost, dryAir: 1 })).toEqual({
      refused: "supersaturated",
    });
  });

  test("the dry air of 1 m³/s", () => {
    expect(dryAirFlow(1, room)).toBeCloseTo(room.density / (1 + room.humidityRatio), 9);
  });
});
