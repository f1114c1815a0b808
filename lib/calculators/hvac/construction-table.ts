import type { Table } from "../../kit/calculator/computation.ts";
import { dynamicCharacteristics } from "../../science/building-load/periodic-conduction.ts";
import type { Assembly } from "./assemblies.ts";
import { formats } from "./formats.ts";
import type { LoadResult } from "./load-result.ts";

/** Lists how constructions with known layers damp and delay the daily swing: ISO 13786:2017. */
export function constructionTables({ building }: LoadResult): Table[] {
  const used = building.rooms.flatMap(({ surfaces }) => surfaces.flatMap(({ assembly }) => assembly ?? []));
  const assemblies = [...new Map(used.map((assembly) => [assembly.key, assembly])).values()].filter(
    ({ paths }) => paths.length > 0,
  );
  if (assemblies.length === 0) return [];
  return [
    {
      id: "constructions",
      title: "Constructions over the day (ISO 13786)",
      columns: [
        { id: "construction", label: "Construction", format: formats.text },
        { id: "u", label: "U-factor, summer", format: formats.u },
        { id: "periodic", label: "Periodic transmittance", format: formats.u },
        { id: "decrement", label: "Decrement factor", format: formats.ratio },
        { id: "lag", label: "Time lag", format: { kind: "number", decimals: 1, suffix: "h" } },
        { id: "capacity", label: "Heat capacity, inside", format: formats.arealCapacity },
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
