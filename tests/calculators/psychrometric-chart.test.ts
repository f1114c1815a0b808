import { describe, expect, test } from "vitest";
import { type Humidity, knownAirState } from "../../lib/science/psychrometrics/air-state.ts";
import { psychrometricChart } from "../../lib/science/psychrometrics/chart.ts";
import { humidityRatio } from "../../lib/science/psychrometrics/moist-air.ts";

const K = 273.15;
const air = (celsius: number, humidity: Humidity, pressure = 101_325) =>
  knownAirState(celsius + K, humidity, pressure);
const [outdoor, room] = [
  air(36, { kind: "wet-bulb", value: 25 + K }),
  air(24, { kind: "relative", value: 0.5 }),
];
const supply = air(13, { kind: "relative", value: 0.92 });

const chartOf = (states = [outdoor, room, supply], pressure = 101_325) =>
  psychrometricChart({
    id: "psychrometric",
    title: "Psychrometric chart",
    summary: "What the air goes through.",
    states: states.map((state, index) => ({ label: `State ${index + 1}`, state })),
    processes: [{ id: "room", label: "Room", states: [supply, room] }],
    pressure,
    formats: { temperature: { kind: "number" }, humidityRatio: { kind: "number" } },
  });

describe("a psychrometric chart", () => {
  const { points = [], guides = [], series } = chartOf();
  const xs = guides.flatMap((guide) => guide.points.map(([x]) => x));
  const ys = guides.flatMap((guide) => guide.points.map(([, y]) => y));

  test("holds its states and processes, by ascending temperature", () => {
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(Math.min(...xs));
      expect(x).toBeLessThan(Math.max(...xs));
      expect(y).toBeLessThan(Math.max(...ys));
    }
    expect(series[0]?.points.map(([x]) => x)).toEqual([supply.temperature, room.temperature]);
  });

  test("names states that are one point together", () => {
    expect(chartOf([room, supply, supply]).points?.map(({ label }) => label)).toEqual([
      "State 1",
      "State 2, state 3",
    ]);
  });

  test("has the saturation curve as its edge, and nothing above it", () => {
    const edges = guides.filter(({ isEdge }) => isEdge);
    expect(edges).toHaveLength(1);
    for (const [x, y] of [...(edges[0]?.points ?? [])])
      expect(Math.abs(y - (humidityRatio(x, 1, 101_325) ?? 0))).toBeLessThan(1e-9);
    for (const { points: line } of guides)
      for (const [x, y] of line) expect(y).toBeLessThanOrEqual((humidityRatio(x, 1, 101_325) ?? 1) + 1e-9);
  });

  test("has straight lines of wet bulb that begin at saturation and fall", () => {
    const lines = guides.filter(({ id }) => id.startsWith("wet-bulb"));
    expect(lines.length).toBeGreaterThan(3);
    for (const { points: line } of lines) {
      const [from, to] = line;
      expect(line).toHaveLength(2);
      expect(from?.[1]).toBeCloseTo(humidityRatio(from?.[0] ?? 0, 1, 101_325) ?? 0, 9);
      expect(to?.[1]).toBeLessThan(from?.[1] ?? 0);
      expect(to?.[1]).toBeGreaterThanOrEqual(0);
    }
  });

  test("all is finite and in order, from Yakutsk to Doha and up to La Paz", () => {
    for (const [celsius, pressure] of [
      [-45, 101_325],
      [48, 101_325],
      [20, 62_000],
    ] as const) {
      const state = air(celsius, { kind: "relative", value: 0.3 }, pressure);
      for (const { points: line } of chartOf([state], pressure).guides ?? []) {
        expect(line.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y) && y >= 0)).toBe(true);
        expect(line.every(([x], index) => index === 0 || x >= (line[index - 1]?.[0] ?? 0))).toBe(true);
      }
    }
  });
});
