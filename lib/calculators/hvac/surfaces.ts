import { failure, firstProblem, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { addTo } from "../../science/building-load/time-series.ts";
import type { Assembly } from "./assemblies.ts";
import type { Facing, Overhang } from "./exposure.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { RoomInput, SurfaceInput } from "./modes.ts";
import type { Part, PartLoads } from "./parts.ts";
import { RADIANT } from "./profiles.ts";
import type { Setting } from "./setting.ts";
import type { NamedGlass } from "./tables.ts";

export interface Window {
  area: number;
  u: number;
  shgc: number;
  /** Interior attenuation, 1 without a shade. */
  shade: number;
  glass: NamedGlass;
  overhang: Overhang | undefined;
}

export interface Surface {
  input: SurfaceInput;
  /** Path in the form: "rooms.0.surfaces.1". */
  path: string;
  facing: Facing | "down";
  /** Area of the opaque part, m²; 0 for slabs. */
  netArea: number;
  assembly: Assembly | undefined;
  window: Window | undefined;
  /** W/K to the outdoor air in winter, windows too. */
  winterConductance: number;
  /** W/K of the edge of a slab. */
  edgeConductance: number;
}

export function readSurface(
  input: SurfaceInput,
  room: RoomInput,
  setting: Setting,
  path: string,
): Result<Surface, Sentence> {
  const side = Math.sqrt(room.area);
  if (input.kind === "slab") {
    const edgeConductance = input.edgeLoss * (input.edge ?? side);
    return success({ ...plain(input, path), edgeConductance });
  }
  if (input.kind === "partition") {
    const area = input.area ?? side * room.height;
    return success({
      ...plain(input, path),
      netArea: area,
      winterConductance: area * input.partitionU * input.exposure,
    });
  }
  const { kind } = input;
  const assemblyResult = setting.assembly(input, kind);
  if (!assemblyResult.ok) {
    const { path: field, message } = firstProblem(assemblyResult);
    return failure(`${path}.${field}`, message);
  }
  const assembly = assemblyResult.value;
  const area = input.area ?? (kind === "wall" ? side * room.height : room.area);
  const windowResult = kind === "floor" ? success(undefined) : windowOf(input, room, area, setting, path);
  if (!windowResult.ok) return windowResult;
  const window = windowResult.value;
  const glass = window?.area ?? 0;
  if (glass > area * (1 + 1e-9))
    return failure(
      `${path}.windowArea`,
      messages.errors.windowLargerThanSurface({
        surface: kind,
        area: { value: area, format: formats.surfaceArea },
      }),
    );
  const netArea = Math.max(0, area - glass);
  return success({
    input,
    path,
    facing: kind === "wall" ? input.orientation : kind === "roof" ? "up" : "down",
    netArea,
    assembly,
    window,
    winterConductance: netArea * assembly.winterU + glass * (window?.u ?? 0),
    edgeConductance: 0,
  });
}

const plain = (input: SurfaceInput, path: string): Surface => ({
  input,
  path,
  facing: "down",
  netArea: 0,
  assembly: undefined,
  window: undefined,
  winterConductance: 0,
  edgeConductance: 0,
});

/** Window area of the standard home of the IECC 2021, table R405.4.2(1), as a share of the floor area. */
const WINDOW_SHARE = 0.15;

/** Returns the area of a window whose area is blank: its share of the standard area, at most half of its wall. */
function typicalWindowArea({ area: floorArea, surfaces }: RoomInput, area: number): number {
  const windows = surfaces.filter(({ glass }) => glass !== "none").length;
  return Math.min(area / 2, (WINDOW_SHARE * floorArea) / windows);
}

function windowOf(
  input: SurfaceInput,
  room: RoomInput,
  area: number,
  { tables }: Setting,
  path: string,
): Result<Window | undefined, Sentence> {
  if (input.glass === "none") return success(undefined);
  const isOwn = input.glass === "own";
  const { u, shgc } = isOwn ? { u: input.windowU, shgc: input.shgc } : (input.glazing?.figures ?? {});
  if (u === undefined || shgc === undefined)
    return failure(`${path}.glazing`, messages.errors.glazingNotChosen);
  return success({
    area: input.windowArea ?? typicalWindowArea(room, area),
    u,
    shgc,
    shade: input.shade,
    glass: tables.glass(isOwn ? undefined : input.glazing?.id, u, shgc),
    overhang:
      input.kind === "wall" && input.overhang > 0
        ? { depth: input.overhang, gap: input.overhangGap, windowHeight: input.windowHeight }
        : undefined,
  });
}

const PART_OF: Readonly<Record<SurfaceInput["kind"], Part>> = {
  wall: "walls",
  roof: "roofs",
  floor: "floors",
  slab: "floors",
  partition: "floors",
};

/** Returns the radiant fraction of the heat that a window conducts. */
export const windowRadiant = (shgc: number): number => (shgc > 0.5 ? RADIANT.clearGlass : RADIANT.glass);

/** Adds the heat of a surface and its window to a room at a temperature, K. A slab adds nothing in summer. */
export function addSurface(parts: PartLoads, surface: Surface, indoor: number, setting: Setting): void {
  const { input, assembly, window, netArea, facing } = surface;
  const { profiles } = setting;
  const into = parts[PART_OF[input.kind]];
  if (input.kind === "partition") {
    const conductance = netArea * input.partitionU * input.exposure;
    addTo(into, profiles.conduction(RADIANT.wall), conductance);
    lower(into, conductance * indoor);
  }
  if (assembly && input.kind !== "slab" && input.kind !== "partition") {
    const absorptance = input.kind === "floor" ? 0 : input.absorptance;
    addTo(into, profiles.opaque(assembly, facing, absorptance, RADIANT[input.kind]), netArea);
    lower(into, netArea * assembly.u * indoor);
  }
  if (!window || facing === "down") return;
  addTo(parts.glass, profiles.conduction(windowRadiant(window.shgc)), window.area * window.u);
  lower(parts.glass, window.area * window.u * indoor);
  const sun = profiles.sun(facing, window.glass, window.overhang, window.shade < 1);
  addTo(parts.sun, sun, window.area * window.shgc * window.shade);
}

function lower(values: Float64Array, by: number): void {
  for (let hour = 0; hour < values.length; hour += 1) values[hour] = (values[hour] ?? 0) - by;
}
