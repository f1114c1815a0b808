import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { DataRecord, DataSource, RecordSet } from "../../core/data/records.ts";
import { type PropertyId, propertyIds, propertyOf } from "./properties.ts";

/** A figure of data/materials/properties.json. */
interface FileFigure {
  value?: number;
  from?: number;
  to?: number;
  source: string;
  condition?: string;
  min?: true;
}

interface FileMaterial {
  group: string;
  form?: string;
  numbers?: readonly string[];
  values: Readonly<Partial<Record<PropertyId, FileFigure>>>;
}

interface Group {
  id: string;
  label: string;
  family: string;
}

interface PropertiesFile {
  sources: Readonly<Record<string, DataSource>>;
  groups: readonly Group[];
  materials: Readonly<Record<string, FileMaterial>>;
}

/** Value of one property of a material, in SI. */
export interface Figure {
  low: number;
  high: number;
  /** Value for calculations: the middle of the range. */
  value: number;
  isRange: boolean;
  /** A guaranteed minimum. */
  isMinimum: boolean;
  condition: string | undefined;
  source: DataSource;
}

export interface Material {
  id: string;
  label: string;
  group: Group;
  form: string | undefined;
  numbers: readonly string[];
  aliases: readonly string[];
  /** All names that a search matches, in lower case. */
  names: string;
  figures: Readonly<Partial<Record<PropertyId, Figure>>>;
}

export interface Materials {
  groups: readonly Group[];
  all: readonly Material[];
  byId: ReadonlyMap<string, Material>;
}

const cache = new WeakMap<object, Materials>();

export function loadMaterials(load: DataLoader): Loaded<Materials> {
  const set = load<RecordSet>("materials", "records");
  const file = load<PropertiesFile>("materials", "properties");
  return whenLoaded(set, ({ records }) =>
    whenLoaded(file, (content) => {
      const cached = cache.get(content);
      if (cached) return cached;
      const created = materialsOf(records, content);
      cache.set(content, created);
      return created;
    }),
  );
}

function materialsOf(
  records: readonly DataRecord[],
  { sources, groups, materials }: PropertiesFile,
): Materials {
  const all = records.flatMap((record): Material[] => {
    const details = materials[record.id];
    const group = groups.find(({ id }) => id === details?.group);
    if (!details || !group) return [];
    const { form, numbers = [], values } = details;
    const { id, label, aliases = [] } = record;
    const names = [label, id, ...aliases, ...numbers, form ?? "", group.label].join(" · ").toLowerCase();
    return [{ id, label, group, form, numbers, aliases, names, figures: figuresOf(values, sources) }];
  });
  return { groups, all, byId: new Map(all.map((material) => [material.id, material])) };
}

function figuresOf(
  values: FileMaterial["values"],
  sources: PropertiesFile["sources"],
): Readonly<Partial<Record<PropertyId, Figure>>> {
  return Object.fromEntries(
    propertyIds.flatMap((id) => {
      const range = values[id];
      const source = range && sources[range.source];
      if (!range || !source) return [];
      const { unit, zero = 0 } = propertyOf(id);
      const [low = 0, high = 0] = [range.from ?? range.value, range.to ?? range.value].map(
        (value) => (value ?? 0) * unit + zero,
      );
      const figure: Figure = {
        low,
        high,
        value: (low + high) / 2,
        isRange: range.from !== undefined,
        isMinimum: range.min === true,
        condition: range.condition,
        source,
      };
      return [[id, figure] as const];
    }),
  );
}

export const middleOf = (material: Material, id: PropertyId): number | undefined =>
  material.figures[id]?.value;
