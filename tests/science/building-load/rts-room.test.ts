import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RecordSet } from "../../../lib/core/data/records.ts";
import { actualAir, infiltrationFlow } from "../../../lib/science/building-load/air-exchange.ts";
import { type Layer, transmittance } from "../../../lib/science/building-load/construction.ts";
import { conductionSeries } from "../../../lib/science/building-load/periodic-conduction.ts";
import { type DayValues, delayed, loadOf } from "../../../lib/science/building-load/time-series.ts";
import { type AngularGlass, windowGain } from "../../../lib/science/building-load/window-gain.ts";
import { airState, knownAirState } from "../../../lib/science/psychrometrics/air-state.ts";
import { pressureAtAltitude } from "../../../lib/science/psychrometrics/moist-air.ts";
import { clearDesignDay, dailyTemperatures } from "../../../lib/science/solar/design-day.ts";
import { sunlitFraction } from "../../../lib/science/solar/shading.ts";
import { solAirTemperature } from "../../../lib/science/solar/sol-air.ts";
import { surfaceIrradiance } from "../../../lib/science/solar/surface.ts";
import oracle from "../../oracles/rts.json" with { type: "json" };

/**
 * One room by lib/, against tests/oracles/rts.py, which finds the heat through walls and roof by finite differences. Where the
 * two differ is the time step of the one and the harmonics of the other.
 */
const { room } = oracle;
const K = 273.15;
const rad = Math.PI / 180;
const fileOf = <T>(set: string, file = "records"): T =>
  JSON.parse(readFileSync(new URL(`../../../data/${set}/${file}.json`, import.meta.url), "utf8")) as T;

interface Series {
  zone?: string;
  construction: string;
  carpet: boolean;
  glass?: number;
  percent: number[];
}
const { nonsolar, solar } = fileOf<{ nonsolar: Series[]; solar: Series[] }>("radiant-time-series", "series");
const seriesOf = (list: readonly Series[]) => {
  const match = list.find(
    ({ zone = "exterior", construction, carpet, glass }) =>
      zone === "exterior" &&
      construction === room.series.construction &&
      carpet === room.series.carpet &&
      glass === room.series.glass,
  );
  return Float64Array.from(match?.percent ?? [], (percent) => percent / 100);
};
const [plain, sunny] = [seriesOf(nonsolar), seriesOf(solar)];

const materials = fileOf<RecordSet>("building-materials").records;
const glazing = fileOf<RecordSet>("glazing").records;
const angles = fileOf<{ glazing: Record<string, { shgc: number[]; diffuse: number }> }>("glazing", "angles");

type Kind = "wall" | "roof";
/** Layers with their films, from the outside. */
function layersOf(kind: Kind, id: string): Layer[] {
  const { assemblies } = fileOf<{
    assemblies: Record<
      string,
      { layers: ({ material: string; thickness: number } | { resistance: number })[] }
    >;
  }>(`${kind}-assemblies`, "layers");
  const solid = (assemblies[id]?.layers ?? []).map((layer): Layer => {
    if ("resistance" in layer) return layer;
    const {
      conductivity = 0,
      density = 0,
      heat = 0,
    } = materials.find((material) => material.id === layer.material)?.figures ?? {};
    return { thickness: layer.thickness, conductivity, density, specificHeat: heat };
  });
  return [{ resistance: room.films.outside }, ...solid, { resistance: room.films[kind] }];
}

const pressure = pressureAtAltitude(room.site.altitude);
const indoor = room.indoor + K;
const outdoor = dailyTemperatures(room.dryBulb + K, room.range);
const sun = clearDesignDay(
  { latitude: room.site.latitude * rad, longitude: room.site.longitude * rad, timeZone: room.site.timeZone },
  room.month,
  { beam: room.taub, diffuse: room.taud, model: "2009" },
);
const exposure = (azimuth: number, tilt: number) =>
  (sun ?? []).map((hour) => surfaceIrradiance(hour, hour, { azimuth: azimuth * rad, tilt: tilt * rad }));
const day = (value: (index: number) => number): DayValues =>
  Float64Array.from({ length: 24 }, (_, index) => value(index));
const sum = (...days: DayValues[]): DayValues =>
  day((index) => days.reduce((total, values) => total + (values[index] ?? 0), 0));

function opaque(
  kind: Kind,
  {
    assembly,
    area,
    azimuth,
    absorptance,
  }: Record<"area" | "azimuth" | "absorptance", number> & { assembly: string },
): DayValues {
  const layers = layersOf(kind, assembly);
  const tilt = kind === "wall" ? 90 : 0;
  const faces = exposure(azimuth, tilt);
  const solAir = day((index) =>
    solAirTemperature(outdoor[index] ?? 0, faces[index]?.total ?? 0, { absorptance, tilt: tilt * rad }),
  );
  const difference = delayed(solAir, conductionSeries(layers));
  const gain = day((index) => area * transmittance(layers) * ((difference[index] ?? 0) - indoor));
  return loadOf(gain, room.radiant[kind], plain);
}

function windowLoad({ azimuth, window }: (typeof room.walls)[number]) {
  const figures = glazing.find(({ id }) => id === window.glazing)?.figures ?? {};
  const { u = 0, shgc = 0 } = figures;
  const angular = angles.glazing[window.glazing] ?? { shgc: [], diffuse: 0 };
  const glass: AngularGlass = {
    byAngle: angular.shgc.map((value) => value / shgc),
    diffuse: angular.diffuse / shgc,
  };
  const faces = exposure(azimuth, 90);
  const { overhang } = window;
  const gain = windowGain(
    {
      beam: day((index) => faces[index]?.beam ?? 0),
      diffuse: day((index) => (faces[index]?.diffuse ?? 0) + (faces[index]?.groundReflected ?? 0)),
      cosIncidence: day((index) => faces[index]?.cosIncidence ?? 0),
      sunlit: day((index) => {
        const hour = sun?.[index];
        if (!overhang || !hour) return 1;
        const { depth, gap, height } = overhang;
        return sunlitFraction(hour, { azimuth: azimuth * rad, width: 1, height, overhang: { depth, gap } });
      }),
    },
    glass,
  );
  const times = (values: DayValues, factor: number) => values.map((value) => value * factor);
  return {
    conduction: loadOf(
      day((index) => u * window.area * ((outdoor[index] ?? 0) - indoor)),
      room.radiant.window,
      plain,
    ),
    beam: delayed(times(gain.beam, window.area * shgc), sunny),
    diffuse: delayed(times(gain.diffuse, window.area * shgc), plain),
  };
}

const [from = 0, to = 0] = room.occupied;
const on = day((index) => (index + 1 >= from && index + 1 <= to ? 1 : 0));
const internal = (watts: number, radiant: number) =>
  loadOf(
    on.map((part) => part * watts),
    radiant,
    plain,
  );

const roomAir = knownAirState(indoor, { kind: "relative", value: room.relativeHumidity }, pressure);
const designAir = knownAirState(room.dryBulb + K, { kind: "wet-bulb", value: room.wetBulb + K }, pressure);
const air = outdoor.map((temperature) => {
  const saturated = airState(temperature, { kind: "relative", value: 1 }, pressure);
  const most = saturated.ok ? saturated.value.humidityRatio : Number.POSITIVE_INFINITY;
  return actualAir(pressure).heat(
    infiltrationFlow(room.infiltration, room.area * room.height),
    { temperature, humidityRatio: Math.min(designAir.humidityRatio, most) },
    { temperature: indoor, humidityRatio: roomAir.humidityRatio },
  );
});

const windows = room.walls.map(windowLoad);
const parts: Record<keyof typeof oracle.parts, DayValues> = {
  walls: sum(
    ...room.walls.map(({ gross, window, ...wall }) => opaque("wall", { ...wall, area: gross - window.area })),
  ),
  roof: opaque("roof", { ...room.roof, azimuth: 180 }),
  windowConduction: sum(...windows.map(({ conduction }) => conduction)),
  beam: sum(...windows.map(({ beam }) => beam)),
  diffuse: sum(...windows.map(({ diffuse }) => diffuse)),
  people: internal(room.people.number * room.people.sensible, room.people.radiant),
  lights: internal(room.lights.watts, room.lights.radiant),
  equipment: internal(room.equipment.watts, room.equipment.radiant),
  infiltration: day((index) => air[index]?.sensible ?? 0),
};

/** The largest difference of two days, W. */
const apart = (values: ArrayLike<number>, expected: readonly number[]): number =>
  Math.max(...expected.map((value, index) => Math.abs((values[index] ?? Number.NaN) - value)));

describe("a room by radiant time series, hour by hour", () => {
  test.each([
    ["windowConduction", 1e-5],
    ["beam", 1e-5],
    ["diffuse", 1e-5],
    ["people", 1e-5],
    ["lights", 1e-5],
    ["equipment", 1e-5],
    ["infiltration", 1e-5],
    ["walls", 0.3],
    ["roof", 0.3],
  ] as const)("%s within %d W", (part, tolerance) => {
    expect(apart(parts[part], oracle.parts[part])).toBeLessThan(tolerance);
  });

  test("together, with the peak at its hour", () => {
    const sensible = sum(...Object.values(parts));
    expect(apart(sensible, oracle.sensible)).toBeLessThan(0.5);
    expect(sensible.indexOf(Math.max(...sensible)) + 1).toBe(oracle.peakHour);
    expect(Math.max(...sensible) / oracle.peak).toBeCloseTo(1, 4);
  });

  test("latent", () => {
    const people = room.people.number * room.people.latent;
    const latent = day((index) => (on[index] ?? 0) * people + (air[index]?.latent ?? 0));
    expect(apart(latent, oracle.latent)).toBeLessThan(1e-5);
  });
});

describe("published", () => {
  // ASHRAE Handbook — Fundamentals, chapter 18, table 16, wall 1: spandrel glass, insulation board, gypsum board; percent.
  const published = [18, 58, 20, 4, 0, 0];

  test("the conduction time series of a spandrel glass wall, to a percent, by both ways", () => {
    const series = conductionSeries(layersOf("wall", "spandrel-glass-insulated"));
    for (const [hour, percent] of published.entries()) {
      expect(Math.abs(100 * (series[hour] ?? 0) - percent), `hour ${hour}`).toBeLessThan(1);
      expect(Math.abs((series[hour] ?? 0) - (oracle.spandrelGlassSeries[hour] ?? 0))).toBeLessThan(0.002);
    }
  });
});
