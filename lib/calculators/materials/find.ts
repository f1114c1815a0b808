import { LOCALE } from "../../core/locale/locale.ts";
import { failure } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { suggestRecords } from "../../kit/fields/match-records.ts";
import { ashbyChart, placeOf, rankBy } from "./charts.ts";
import type { Columns } from "./columns.ts";
import { enteredIn, materialOf } from "./custom.ts";
import { type IndexId, indexOf, indexValue } from "./indices.ts";
import { type Material, type Materials, middleOf } from "./material.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type PropertyId, properties } from "./properties.ts";
import { materialsTable } from "./tables.ts";

/** Labels of the families in the form; data/materials names the groups within them. */
const kinds: Readonly<Record<string, string>> = {
  metal: "Metals",
  polymer: "Plastics and rubbers",
  ceramic: "Technical ceramics",
  glass: "Glasses",
  composite: "Fibers and composites",
  wood: "Woods",
  concrete: "Concrete, stone and masonry",
  foam: "Foams and insulation",
  fluid: "Fluids",
};

type Find = Inputs<"find">;

const LIMITS: readonly (readonly [PropertyId, keyof Find, keyof Find])[] = [
  ["density", "leastDensity", "mostDensity"],
  ["modulus", "leastModulus", "mostModulus"],
  ["yield", "leastYield", "mostYield"],
  ["expansion", "leastExpansion", "mostExpansion"],
  ["conductivity", "leastConductivity", "mostConductivity"],
  ["melting", "leastMelting", "mostMelting"],
];

export function findAnswer(inputs: Find, _: unknown, materials: Materials): ModeResult<"find"> {
  for (const [, least, most] of LIMITS) {
    const [low, high] = [numberIn(inputs[least]), numberIn(inputs[most])];
    if (low !== undefined && high !== undefined && low > high)
      return failure(most, messages.errors.limitsReversed);
  }
  const marked = materialOf(materials, inputs.material, enteredIn(inputs));
  const matching = materials.all.filter((material) => fits(material, inputs));
  const axes = {
    across: inputs.across,
    upward: inputs.upward,
    isLog: inputs.scales === "log",
    columns: inputs.columns,
  };
  const index = inputs.index === "none" ? undefined : inputs.index;
  const line = index && marked && lineThrough(index, marked, inputs.slide);
  const above = line ? rankBy(matching, line.index).filter((each) => isAbove(each, line)) : undefined;
  const drawsLine = line && indexFits(line.index, axes.across, axes.upward);
  const ranked = index ? rankBy(matching, index) : [];
  const [best] = ranked;
  const columns = withSorted(inputs.columns, inputs.sort);
  return {
    ok: true,
    value: {
      outputs: {
        matches: matching.length,
        charted: matching.filter((material) => placeOf(material, axes)).length,
        ...(above && { above: above.length }),
        ...(best && { best: best.label }),
      },
      steps: [
        stepOf(inputs, materials, matching.length),
        ...(best ? bestStep(best, ranked.length, index) : []),
      ],
      warnings: [
        ...(matching.length === 0 ? [noMatch(materials, inputs.search)] : []),
        ...warningsOn(index, marked, axes),
      ],
      charts: [
        ashbyChart(matching, axes, marked, drawsLine ? { ...line, above: above?.length ?? 0 } : undefined),
      ],
      tables: [
        ...(above
          ? [materialsTable({ id: "above", title: messages.tables.aboveLine }, above, inputs.columns, index)]
          : []),
        materialsTable(
          { id: "found", title: messages.tables.matching, isAnswer: true },
          sorted(matching, inputs),
          columns,
          index,
        ),
      ],
    },
  };
}

/** Describes the search in words. */
function stepOf(inputs: Find, { all, groups }: Materials, count: number): Step {
  const { search, kind } = inputs;
  const group = kinds[kind] ?? groups.find(({ id }) => id === kind)?.label;
  const limits = LIMITS.filter(([, ...ends]) => ends.some((end) => numberIn(inputs[end]) !== undefined));
  const conditions = [
    kind === "all" ? undefined : messages.steps.inGroup(group),
    search ? messages.steps.withText(search) : undefined,
    limits.length > 0
      ? messages.steps.withinLimits(limits.map(([id]) => properties[id].label.toLowerCase()).join(", "))
      : undefined,
  ].filter((part) => part !== undefined);
  return {
    title: messages.steps.matching,
    text: messages.steps.matchingText({ count: all.length, conditions }),
    result: messages.steps.matchingCount(count),
  };
}

const bestStep = (best: Material, count: number, index: IndexId | undefined): Step[] =>
  index
    ? [
        {
          title: messages.steps.highestIndex,
          text: messages.steps.highestIndexText({ count, use: indexOf(index).use }),
          result: best.label,
        },
      ]
    : [];

const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/**
 * True if each word of the search is in one of the names and each limit holds. A material without the value
 * does not match.
 */
function fits(material: Material, inputs: Find): boolean {
  const { group, names } = material;
  if (inputs.kind !== "all" && inputs.kind !== group.family && inputs.kind !== group.id) return false;
  const words = (inputs.search ?? "").toLowerCase().split(/\s/).filter(Boolean);
  if (!words.every((word) => names.includes(word))) return false;
  return LIMITS.every(([id, least, most]) => {
    const [low, high] = [numberIn(inputs[least]), numberIn(inputs[most])];
    if (low === undefined && high === undefined) return true;
    const value = middleOf(material, id);
    return value !== undefined && value >= (low ?? -Infinity) && value <= (high ?? Infinity);
  });
}

interface Line {
  index: IndexId;
  /** Level of the index, in SI. */
  level: number;
}

function lineThrough(index: IndexId, marked: Material, slide: number): Line | undefined {
  const level = indexValue(marked, index);
  return level === undefined ? undefined : { index, level: level * slide };
}

const isAbove = (material: Material, { index, level }: Line): boolean =>
  (indexValue(material, index) ?? 0) > level * (1 + 1e-12);

/** True if the chart shows the properties of an index. */
const indexFits = (index: IndexId, across: PropertyId, upward: PropertyId): boolean =>
  across === "density" && upward === indexOf(index).of;

function noMatch({ all }: Materials, search: string | undefined): Warning {
  const similar = search === undefined ? [] : suggestRecords(all, search).map(({ label }) => label);
  return { level: "note", text: messages.warnings.nothingMatches(similar) };
}

function warningsOn(
  index: IndexId | undefined,
  marked: Material | undefined,
  { across, upward }: { across: PropertyId; upward: PropertyId },
): Warning[] {
  const notes: Warning[] = [];
  if (!index) return notes;
  const { label, of } = indexOf(index);
  if (!marked || indexValue(marked, index) === undefined)
    notes.push({
      at: "material",
      text: messages.warnings.lineNeedsProperty(label),
    });
  else if (!indexFits(index, across, upward))
    notes.push({
      level: "note",
      text: messages.warnings.lineNeedsOtherChart({
        index: label,
        property: properties[of].label.toLowerCase(),
      }),
    });
  return notes;
}

const withSorted = (columns: Columns, sort: Find["sort"]): Columns =>
  isProperty(sort) && columns.every(({ id }) => id !== sort) ? [...columns, { id: sort }] : columns;

const isProperty = (id: string): id is PropertyId => Object.hasOwn(properties, id);

/** Sorts the materials. Those without the property come last in either order. */
function sorted(materials: readonly Material[], { sort, order }: Find): readonly Material[] {
  if (sort === "kind") return materials;
  if (!isProperty(sort)) return materials.toSorted((a, b) => a.label.localeCompare(b.label, LOCALE));
  const sign = order === "up" ? 1 : -1;
  return materials.toSorted((a, b) => {
    const [one, other] = [middleOf(a, sort), middleOf(b, sort)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return sign * (one - other);
  });
}
