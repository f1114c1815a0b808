import type { DayValues } from "../../science/building-load/time-series.ts";
import { sunlitFraction } from "../../science/solar/shading.ts";
import { surfaceIrradiance } from "../../science/solar/surface.ts";
import type { DesignDay } from "./design-day.ts";
import type { SurfaceInput } from "./modes.ts";

const EIGHTH = Math.PI / 4;
const ORDER: readonly SurfaceInput["orientation"][] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Orientation of a surface: a compass direction, or up. */
export type Facing = SurfaceInput["orientation"] | "up";

/** Sun and sky on a surface, W/m² by the hour. */
export interface Exposure {
  beam: DayValues;
  /** From sky and ground. */
  diffuse: DayValues;
  cosIncidence: DayValues;
}

export const azimuthOf = (facing: Facing): number => (facing === "up" ? 0 : EIGHTH * ORDER.indexOf(facing));
export const tiltOf = (facing: Facing): number => (facing === "up" ? 0 : Math.PI / 2);

export function exposureOf(day: DesignDay, facing: Facing, groundReflectance: number): Exposure {
  const surface = { azimuth: azimuthOf(facing), tilt: tiltOf(facing) };
  const [beam, diffuse, cosIncidence] = [new Float64Array(24), new Float64Array(24), new Float64Array(24)];
  for (const [index, hour] of day.sun.entries()) {
    if (hour.altitude <= 0) continue;
    const irradiance = surfaceIrradiance(hour, hour, surface, groundReflectance);
    beam[index] = irradiance.beam;
    diffuse[index] = irradiance.diffuse + irradiance.groundReflected;
    cosIncidence[index] = irradiance.cosIncidence;
  }
  return { beam, diffuse, cosIncidence };
}

/** Dimensions of an overhang, m; it is long enough to shade the full width. */
export interface Overhang {
  depth: number;
  gap: number;
  windowHeight: number;
}

export const sunlitOf = (day: DesignDay, facing: Facing, overhang: Overhang | undefined): DayValues =>
  Float64Array.from(day.sun, (hour) =>
    overhang === undefined || facing === "up"
      ? 1
      : sunlitFraction(hour, {
          azimuth: azimuthOf(facing),
          width: 1,
          height: overhang.windowHeight,
          overhang: { depth: overhang.depth, gap: overhang.gap },
        }),
  );
