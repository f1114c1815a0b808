import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { FILMS, type Layer, transmittance } from "../../science/building-load/construction.ts";
import { conductionSeries } from "../../science/building-load/periodic-conduction.ts";
import { layersWith } from "../../science/building-load/storage-class.ts";
import { addTo } from "../../science/building-load/time-series.ts";
import { messages } from "./messages.ts";
import type { Inputs, SurfaceInput } from "./modes.ts";
import { type Built, type HeatPath, solidLayer, type Tables } from "./tables.ts";

export interface Assembly {
  /** Equal keys identify equal assemblies. */
  key: string;
  label: string;
  /** W/(m²·K), with the outdoor film of summer and of winter; equal if U was entered. */
  u: number;
  winterU: number;
  /** Paths with the films of summer; empty if only U was entered. */
  paths: readonly HeatPath[];
  series: Float64Array;
}

const INSIDE: Readonly<Record<Built, number>> = {
  wall: FILMS.wall,
  roof: FILMS.ceilingDown,
  floor: FILMS.ceilingUp,
};
const WINTER_INSIDE: Readonly<Record<Built, number>> = {
  wall: FILMS.wall,
  roof: FILMS.ceilingUp,
  floor: FILMS.ceilingDown,
};

export type FindAssembly = (surface: SurfaceInput, kind: Built) => Result<Assembly, Sentence>;

export function assembliesOf(inputs: Inputs, tables: Tables, steady: Float64Array | undefined): FindAssembly {
  const cache = new Map<string, Result<Assembly, Sentence>>();
  const remembered = (key: string, make: () => Result<Assembly, Sentence>) => {
    const assembly = cache.get(key) ?? make();
    cache.set(key, assembly);
    return assembly;
  };
  const ofPaths = (key: string, label: string, kind: Built, paths: readonly HeatPath[]) => {
    const summer = paths.map(({ part, layers }) => ({
      part,
      layers: [{ resistance: FILMS.summer }, ...layers, { resistance: INSIDE[kind] }],
    }));
    const u = sumOf(summer, ({ part, layers }) => part * transmittance(layers));
    const winterU = sumOf(
      paths,
      ({ part, layers }) =>
        part * transmittance([{ resistance: FILMS.winter }, ...layers, { resistance: WINTER_INSIDE[kind] }]),
    );
    return success({ key, label, u, winterU, paths: summer, series: steady ?? seriesOf(summer, u) });
  };
  return (surface, kind) => {
    if (surface.by === "u") {
      const { uValue: u, storage } = surface;
      return remembered(`u ${u} ${storage}`, () =>
        success({
          key: `u ${u} ${storage}`,
          label: "U-factor",
          u,
          winterU: u,
          paths: [],
          series: steady ?? conductionSeries(layersWith(u, storage)),
        }),
      );
    }
    if (surface.by === "layers") {
      const name = (surface.layers ?? "").trim().toLowerCase();
      return remembered(`${kind} own ${name}`, () => {
        const construction = inputs.constructions.find(
          (each) => (each.name ?? "").trim().toLowerCase() === name,
        );
        if (name === "" || !construction) return failure("layers", messages.errors.constructionMissing);
        const layers = construction.layers.map((layer) => layerOf(layer));
        return layers.includes(undefined)
          ? failure("layers", messages.errors.conductivityMissing)
          : ofPaths(`${kind} own ${name}`, construction.name ?? "", kind, [
              { part: 1, layers: layers.flatMap((layer) => layer ?? []).toReversed() },
            ]);
      });
    }
    const record =
      kind === "wall" ? surface.wallType : kind === "roof" ? surface.roofType : surface.floorType;
    const path = `${kind}Type`;
    if (!record) return failure(path, messages.errors.constructionNotChosen);
    return remembered(`${kind} ${record.id}`, () => {
      const paths = tables.paths(kind, record.id);
      return paths.length > 0
        ? ofPaths(`${kind} ${record.id}`, record.label, kind, paths)
        : failure(path, messages.errors.constructionWithoutLayers);
    });
  };
}

const sumOf = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0);

/** Combines the conduction series of parallel paths, weighted by their conductance. */
function seriesOf(paths: readonly HeatPath[], u: number): Float64Array {
  const series = new Float64Array(24);
  for (const { part, layers } of paths)
    addTo(series, conductionSeries(layers), (part * transmittance(layers)) / u);
  return series;
}

/** Builds the layer of a listed material or of entered values; undefined without a known conductivity. */
function layerOf({
  material,
  thickness,
  conductivity,
  density,
  specificHeat,
  ...entered
}: Inputs["constructions"][number]["layers"][number]): Layer | undefined {
  if (material) {
    const { figures } = material;
    return figures?.conductivity === undefined ? undefined : solidLayer(thickness, figures);
  }
  const resistance = conductivity === undefined ? entered.resistance : thickness / conductivity;
  return density === undefined || specificHeat === undefined || resistance === 0
    ? { resistance }
    : { thickness, conductivity: thickness / resistance, density, specificHeat };
}
