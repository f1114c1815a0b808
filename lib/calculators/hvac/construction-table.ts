import type { Table } from "../../kit/calculator/computation.ts";
import { dynamicCharacteristics } from "../../science/building-load/periodic-conduction.ts";
import type { Assembly } from "./assemblies.ts";
import { formats } from "./formats.ts";
import type { LoadResult } from "./load-result.ts";
import { messages } from "./messages.ts";

/** Lists how constructions with known layers damp and delay the daily swing: ISO 13786:2017. */
export function constructionTables({ building }: LoadResult): Table[] {
  const labels = messages.tables.constructions;
  const used = building.rooms.flatMap(({ surfaces }) => surfaces.flatMap(({ assembly }) => assembly ?? []));
  const assemblies = [...new Map(used.map((assembly) => [assembly.key, assembly])).values()].filter(
    ({ paths }) => paths.length > 0,
  );
  if (assemblies.length === 0) return [];
  return [
    {
      id: "constructions",
      title: labels.title,
      columns: [
        { id: "construction", label: labels.construction, format: formats.text },
        { id: "u", label: labels.summerU, format: formats.uValue },
        { id: "periodic", label: labels.periodicTransmittance, format: formats.uValue },
        { id: "decrement", label: labels.decrementFactor, format: formats.ratio },
        { id: "lag", label: labels.timeLag, format: { kind: "number", decimals: 1, suffix: "h" } },
        { id: "capacity", label: labels.heatCapacity, format: formats.arealCapacity },
      ],
      rows: assemblies.map(rowOf),
      folded: true,
    },
  ];
}

function rowOf({ label, u, paths }: Assembly): Table["rows"][number] {
  const { transmittance, decrement, lag, capacity } = dynamicCharacteristics(paths);
  return [label, u, transmittance, decrement, lag, capacity];
}
