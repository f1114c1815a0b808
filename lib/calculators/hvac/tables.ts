import { allLoaded, type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { RecordSet } from "../../core/data/records.ts";
import { rememberLast } from "../../kit/calculator/remember-last.ts";
import type { Layer } from "../../science/building-load/construction.ts";
import type { AngularGlass } from "../../science/building-load/window-gain.ts";

/** Surfaces that have layers. */
export type Built = "wall" | "roof" | "floor";

/** Dependence of a glass on the angle of the sun. */
export interface NamedGlass extends AngularGlass {
  id: string;
}

/** Shares of radiated heat that become a load in each following hour; their sum is 1. */
export interface RadiantSeries {
  nonsolar: ArrayLike<number>;
  /** For sun through glass without a shade. */
  solar: ArrayLike<number>;
}

/** Layers of one of several parallel paths of heat: between the studs of a wall, and along them. */
export interface HeatPath {
  /** Share of the area, 0 to 1; the sum over all paths is 1. */
  part: number;
  layers: readonly Layer[];
}

/** Data sets of the answer, in addition to the selected records. */
export interface Tables {
  /** Returns the layers of a typical construction, outside to inside, no films; empty if there are none. */
  paths(kind: Built, id: string): readonly HeatPath[];
  /** Returns the angular curve of a glass; without an id, of typical glass for a window of this U-factor and SHGC. */
  glass(id: string | undefined, u: number, shgc: number): NamedGlass;
  /** Returns the radiant series of an exterior zone whose walls are half glass. */
  radiant(mass: string, flooring: string): RadiantSeries | undefined;
}

/** data/<wall, roof or floor>-assemblies/layers.json */
interface AssemblyFile {
  assemblies: Readonly<
    Record<
      string,
      {
        layers: readonly ({ material: string; thickness: number } | { resistance: number })[];
        framing?: { part: number; layer: number; material: string };
      }
    >
  >;
}
/** data/glazing/angles.json */
interface GlassFile {
  glazing: Readonly<Record<string, { shgc: readonly number[]; diffuse: number }>>;
  typical: { single: string; double: string; lowE: string; triple: string };
}
/** data/radiant-time-series/series.json */
interface SeriesFile {
  nonsolar: readonly Series[];
  solar: readonly Series[];
}
interface Series {
  zone?: string;
  construction: string;
  carpet: boolean;
  glass?: number;
  percent: readonly number[];
}

/** Loads all of them: they are small, and each is read once. */
export const tablesFor = (_inputs: unknown, load: DataLoader): Loaded<Tables> =>
  whenLoaded(
    allLoaded<unknown>([
      load<AssemblyFile>("wall-assemblies", "layers"),
      load<AssemblyFile>("roof-assemblies", "layers"),
      load<AssemblyFile>("floor-assemblies", "layers"),
      load<RecordSet>("building-materials", "records"),
      load<GlassFile>("glazing", "angles"),
      load<SeriesFile>("radiant-time-series", "series"),
    ]),
    ([wall, roof, floor, materials, glass, series]) =>
      tablesOf(
        wall as AssemblyFile,
        roof as AssemblyFile,
        floor as AssemblyFile,
        materials as RecordSet,
        glass as GlassFile,
        series as SeriesFile,
      ),
  );

const tablesOf = rememberLast(makeTables);

function makeTables(
  wall: AssemblyFile,
  roof: AssemblyFile,
  floor: AssemblyFile,
  materials: RecordSet,
  glass: GlassFile,
  series: SeriesFile,
): Tables {
  const files: Readonly<Record<Built, AssemblyFile>> = { wall, roof, floor };
  const materialOf = new Map(materials.records.map((record) => [record.id, record.figures]));
  return {
    paths(kind, id) {
      const assembly = files[kind].assemblies[id];
      if (!assembly) return [];
      const { layers, framing } = assembly;
      const built = (frame?: string): Layer[] =>
        layers.flatMap((layer, place): Layer[] => {
          if ("resistance" in layer) return [layer];
          const name = frame !== undefined && place === framing?.layer ? frame : layer.material;
          const figures = materialOf.get(name);
          return figures ? [solidLayer(layer.thickness, figures)] : [];
        });
      return framing
        ? [
            { part: 1 - framing.part, layers: built() },
            { part: framing.part, layers: built(framing.material) },
          ]
        : [{ part: 1, layers: built() }];
    },
    glass(id, u, shgc) {
      const name = id ?? glass.typical[typicalGlass(u, shgc)];
      const { shgc: byAngle = [], diffuse = 1 } = glass.glazing[name] ?? {};
      const normal = byAngle[0] ?? 1;
      return { id: name, byAngle: byAngle.map((value) => value / normal), diffuse: diffuse / normal };
    },
    radiant(mass, flooring) {
      const isIt = ({ construction, carpet, glass: share, zone }: Series): boolean =>
        construction === mass &&
        carpet === (flooring === "carpet") &&
        (share === undefined || share === 50) &&
        (zone === undefined || zone === "exterior");
      const [nonsolar, solar] = [series.nonsolar.find(isIt), series.solar.find(isIt)];
      return nonsolar && solar
        ? { nonsolar: partsOf(nonsolar.percent), solar: partsOf(solar.percent) }
        : undefined;
    },
  };
}

/** Printed percentages are whole numbers: the difference to 100 is spread, so that no heat is lost. */
function partsOf(percent: readonly number[]): Float64Array {
  const sum = percent.reduce((total, value) => total + value, 0);
  return Float64Array.from(percent, (value) => value / sum);
}

/** Builds a layer of a material; without density or specific heat it has only resistance. */
export function solidLayer(thickness: number, figures: Readonly<Record<string, number>>): Layer {
  const { conductivity = 1, density, heat } = figures;
  return density === undefined || heat === undefined
    ? { resistance: thickness / conductivity }
    : { thickness, conductivity, density, specificHeat: heat };
}

/**
 * Returns the typical glass for a window of which only the U-factor, in W/(m²·K), and the SHGC are known. The
 * bounds are those of EnergyPlus’s simple window (Arasteh, Kohler and Griffith, LBNL-2804E, 2009), without
 * its interpolation: the U-factor gives the panes, the SHGC the coating.
 */
function typicalGlass(u: number, shgc: number): keyof GlassFile["typical"] {
  if (u > 4.54) return "single";
  if (shgc > 0.55) return "double";
  return u <= 1.42 && shgc <= 0.45 ? "triple" : "lowE";
}
