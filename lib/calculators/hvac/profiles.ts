import type { AirConvention } from "../../science/building-load/air-exchange.ts";
import { type DayValues, delayed, loadOf } from "../../science/building-load/time-series.ts";
import { windowGain } from "../../science/building-load/window-gain.ts";
import { solAirTemperature } from "../../science/solar/sol-air.ts";
import type { Assembly } from "./assemblies.ts";
import type { DesignDay } from "./design-day.ts";
import { type Exposure, exposureOf, type Facing, type Overhang, sunlitOf, tiltOf } from "./exposure.ts";
import type { NamedGlass, RadiantSeries } from "./tables.ts";

/** Radiant part of heat gains: ASHRAE Handbook — Fundamentals 2021, chapter 18, table 14. */
export const RADIANT = {
  wall: 0.46,
  floor: 0.46,
  roof: 0.6,
  /** Conduction of windows whose SHGC is above 0.5. */
  clearGlass: 0.33,
  glass: 0.46,
  people: 0.6,
  lights: 0.57,
  equipment: 0.3,
  /** Sun behind an interior shade: between the Handbook’s values for different shades. */
  shaded: 0.5,
} as const;

/**
 * Unit loads through the day: of a square meter of west wall, of a watt of lights. Each is computed once and
 * rooms add them up, so that a hundred rooms cost little more than one.
 */
export interface Profiles {
  exposure(facing: Facing): Exposure;
  /** K by the hour. */
  solAir(facing: Facing, absorptance: number): DayValues;
  /** W/m² of opaque surface, for a room at 0 K: the room subtracts U times its temperature. */
  opaque(assembly: Assembly, facing: Facing | "down", absorptance: number, radiant: number): DayValues;
  /** W for a conductance of 1 W/K to the outdoor air, for a room at 0 K. */
  conduction(radiant: number): DayValues;
  /** W/m² of window for an SHGC of 1, without a shade: as heat gain. */
  gain(
    facing: Facing,
    glass: NamedGlass,
    overhang: Overhang | undefined,
  ): { beam: DayValues; diffuse: DayValues };
  /** The same gain as a load. */
  sun(facing: Facing, glass: NamedGlass, overhang: Overhang | undefined, isShaded: boolean): DayValues;
  /** W for a gain of 1 W while a schedule is on. */
  internal(name: string, schedule: DayValues, radiant: number): DayValues;
  /** W for 1 m³/s of outdoor air into a room of a temperature and humidity ratio. */
  air(temperature: number, ratio: number): { sensible: DayValues; latent: DayValues };
}

export function profilesOf(
  day: DesignDay,
  series: RadiantSeries,
  air: AirConvention,
  groundReflectance: number,
): Profiles {
  const once = <T>(): ((key: string, make: () => T) => T) => {
    const cache = new Map<string, T>();
    return (key, make) => {
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const created = make();
      cache.set(key, created);
      return created;
    };
  };
  const exposures = once<Exposure>();
  const loads = once<DayValues>();
  const gains = once<{ beam: DayValues; diffuse: DayValues }>();
  const airs = once<{ sensible: DayValues; latent: DayValues }>();
  const exposure = (facing: Facing): Exposure =>
    exposures(facing, () => exposureOf(day, facing, groundReflectance));
  const solAir = (facing: Facing, absorptance: number): DayValues =>
    loads(`sol-air ${facing} ${absorptance}`, () => {
      const { beam, diffuse } = exposure(facing);
      return Float64Array.from(day.outdoor, (air, index) =>
        solAirTemperature(air, (beam[index] ?? 0) + (diffuse[index] ?? 0), {
          absorptance,
          tilt: tiltOf(facing),
        }),
      );
    });
  const overhangKey = (overhang: Overhang | undefined): string =>
    overhang ? `${overhang.depth} ${overhang.gap} ${overhang.windowHeight}` : "";
  const gain = (facing: Facing, glass: NamedGlass, overhang: Overhang | undefined) =>
    gains(`${facing} ${glass.id} ${overhangKey(overhang)}`, () =>
      windowGain({ ...exposure(facing), sunlit: sunlitOf(day, facing, overhang) }, glass),
    );
  return {
    exposure,
    solAir,
    opaque: (assembly, facing, absorptance, radiant) =>
      loads(`opaque ${assembly.key} ${facing} ${absorptance}`, () => {
        const outside = facing === "down" ? day.outdoor : solAir(facing, absorptance);
        const flow = delayed(outside, assembly.series).map((kelvin) => assembly.u * kelvin);
        return loadOf(flow, radiant, series.nonsolar);
      }),
    conduction: (radiant) =>
      loads(`conduction ${radiant}`, () => loadOf(day.outdoor, radiant, series.nonsolar)),
    gain,
    sun: (facing, glass, overhang, isShaded) =>
      loads(`sun ${facing} ${glass.id} ${overhangKey(overhang)} ${isShaded}`, () => {
        const { beam, diffuse } = gain(facing, glass, overhang);
        if (isShaded) {
          const both = beam.map((value, index) => value + (diffuse[index] ?? 0));
          return loadOf(both, RADIANT.shaded, series.nonsolar);
        }
        const [late, rest] = [delayed(beam, series.solar), delayed(diffuse, series.nonsolar)];
        return late.map((value, index) => value + (rest[index] ?? 0));
      }),
    internal: (name, schedule, radiant) =>
      loads(`internal ${name} ${radiant}`, () => loadOf(schedule, radiant, series.nonsolar)),
    air: (temperature, ratio) =>
      airs(`${temperature} ${ratio}`, () => {
        const [sensible, latent] = [new Float64Array(24), new Float64Array(24)];
        for (let index = 0; index < 24; index += 1) {
          const outdoor = {
            temperature: day.outdoor[index] ?? 0,
            humidityRatio: day.outdoorRatio[index] ?? 0,
          };
          const heat = air.heat(1, outdoor, { temperature, humidityRatio: ratio });
          sensible[index] = heat.sensible;
          // Outdoor air drier than the room does not offset the moisture of people and equipment.
          latent[index] = Math.max(0, heat.latent);
        }
        return { sensible, latent };
      }),
  };
}
