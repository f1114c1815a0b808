import { formatNumber } from "../../core/numeric/text.ts";
import type { Chart } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { type Columns, formatAmong } from "./columns.ts";
import { type IndexId, indexOf, indexValue, strengthOf } from "./indices.ts";
import { type Material, type Materials, middleOf } from "./material.ts";
import { messages } from "./messages.ts";
import { type PropertyId, propertyOf } from "./properties.ts";

/** Families in the order of the legend. */
const FAMILIES: readonly (readonly [id: string, label: string])[] = [
  ["metal", "Metals"],
  ["polymer", "Plastics and rubbers"],
  ["ceramic", "Ceramics"],
  ["glass", "Glasses"],
  ["composite", "Composites"],
  ["wood", "Woods"],
  ["concrete", "Concrete and masonry"],
  ["foam", "Foams"],
  ["fluid", "Fluids"],
];

export interface Axes {
  across: PropertyId;
  upward: PropertyId;
  isLog: boolean;
  /** Columns that determine the units of the axes. */
  columns?: Columns;
}

/** Returns the point of a material in a chart; undefined if it lacks one of the two properties. */
export function placeOf(material: Material, { across, upward }: Axes) {
  const x = middleOf(material, across);
  const y = upward === "yield" ? strengthOf(material) : middleOf(material, upward);
  return x === undefined || y === undefined ? undefined : { x, y };
}

const logarithmic = { scale: { kind: "log" } } as const;

export function ashbyChart(
  materials: readonly Material[],
  axes: Axes,
  marked: Material | undefined,
  line?: { index: IndexId; level: number; above: number },
): Chart {
  const [x, y] = [propertyOf(axes.across), propertyOf(axes.upward)];
  const { columns = [] } = axes;
  const scale = axes.isLog ? logarithmic : {};
  const series = FAMILIES.flatMap(([family, label]) => {
    const points = materials.flatMap((material) => {
      const at =
        material.group.family === family && material !== marked ? placeOf(material, axes) : undefined;
      const [across, upward] = [material.figures[axes.across], material.figures[axes.upward]];
      return at
        ? [
            {
              ...at,
              label: material.label,
              ...(across?.isRange && { xRange: [across.low, across.high] as const }),
              ...(upward?.isRange && { yRange: [upward.low, upward.high] as const }),
            },
          ]
        : [];
    });
    return points.length > 0 ? [{ id: family, label, points }] : [];
  });
  const place = marked && placeOf(marked, axes);
  const places = series.flatMap(({ points }) => points.map((point) => point.x));
  const guide =
    line && place !== undefined && places.length > 0 ? equalIndex(line, [...places, place.x]) : undefined;
  return {
    id: "ashby",
    kind: "scatter",
    title: messages.charts.ashby.title({ upward: y.label, across: x.label.toLowerCase() }),
    ...concluded(
      ashbyFinding(
        series.flatMap(({ points }) => points),
        inSentence(y.label),
        place && marked && { ...place, label: marked.label },
        line,
      ),
    ),
    summary: messages.charts.ashby.summary,
    x: { label: x.label, format: formatAmong(columns, axes.across), ...scale },
    y: { label: y.label, format: formatAmong(columns, axes.upward), ...scale },
    series,
    ...(place && marked && { point: { ...place, label: marked.label } }),
    ...(guide && { guides: [guide] }),
  };
}

/** Compares the marked material with the others; without one, names the materials at the extremes. */
function ashbyFinding(
  others: readonly { y: number; label: string }[],
  property: string,
  material: { y: number; label: string } | undefined,
  line: { index: IndexId; above: number } | undefined,
): string | undefined {
  if (others.length < 2) return undefined;
  const { ashby } = messages.charts;
  if (material && line)
    return line.above === 0
      ? ashby.noneAboveLine({ index: indexOf(line.index).label, material: shortName(material) })
      : ashby.aboveLine({
          count: line.above,
          total: others.length + 1,
          index: indexOf(line.index).label,
          material: shortName(material),
        });
  if (material) {
    const below = others.filter(({ y }) => y < material.y).length;
    if (below === others.length) return ashby.highest({ material: shortName(material), property });
    if (below === 0) return undefined;
    return ashby.higherThan({ material: shortName(material), property, count: below, others: others.length });
  }
  const ranked = others.toSorted((a, b) => a.y - b.y);
  const [least, most] = [ranked[0], ranked.at(-1)];
  return least && most && most.y > least.y
    ? ashby.extremes({ property, highest: shortName(most), lowest: shortName(least) })
    : undefined;
}

/** Materials on a line of equal index are equally good; those above it are better. */
function equalIndex({ index, level }: { index: IndexId; level: number }, densities: readonly number[]) {
  const { label, power } = indexOf(index);
  const [least, most] = [Math.min(...densities), Math.max(...densities)];
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i): readonly [number, number] => {
    const density = least * (most / least) ** (i / steps);
    return [density, (level * density) ** (1 / power)];
  });
  return { id: "index", label: messages.charts.ashby.equalIndex(label), points };
}

/** Charts each property of each material as a share of the first one's. */
export function comparisonChart(
  materials: readonly Material[],
  ids: readonly PropertyId[],
): Chart | undefined {
  const [first] = materials;
  const common = ids.filter((id) => (first ? (middleOf(first, id) ?? 0) : 0) > 0);
  if (!first || common.length === 0) return undefined;
  const text = messages.charts.comparison;
  return {
    id: "comparison",
    kind: "categories",
    title: text.title(first.label),
    ...concluded(comparisonFinding(materials, common, first)),
    summary: text.summary(first.label),
    categories: { label: text.property, names: common.map((id) => propertyOf(id).label) },
    y: { label: text.percent(first.label), format: { kind: "percent", decimals: 0 } },
    series: materials.map((material) => ({
      id: material.id,
      label: material.label,
      values: common.map((id) => {
        const [value, base] = [middleOf(material, id), middleOf(first, id)];
        return value === undefined || base === undefined ? null : (100 * value) / base;
      }),
    })),
    bars: "beside",
  };
}

/** Names the property in which a material differs most from the first one. */
function comparisonFinding(
  materials: readonly Material[],
  ids: readonly PropertyId[],
  first: Material,
): string | undefined {
  const ratios = materials.slice(1).flatMap((material) =>
    ids.flatMap((id) => {
      const [value, base] = [middleOf(material, id), middleOf(first, id)];
      return value === undefined || base === undefined || value <= 0
        ? []
        : [{ material, id, ratio: value / base }];
    }),
  );
  const size = ({ ratio }: { ratio: number }): number => Math.abs(Math.log(ratio));
  const most = ratios.toSorted((a, b) => size(b) - size(a))[0];
  if (!most || size(most) < 0.01) return undefined;
  const { material, id, ratio } = most;
  const times = formatNumber(ratio > 1 ? ratio : 1 / ratio, { significant: 3 });
  const property = inSentence(propertyOf(id).label);
  const [higher, lower] = ratio > 1 ? [material, first] : [first, material];
  return messages.charts.comparison.finding({
    higher: shortName(higher),
    times,
    property,
    lower: shortName(lower),
  });
}

const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}+’s /u.test(label) ? label : label.toLowerCase();

/** Shortens "Titanium Ti-6Al-4V (grade 5), annealed" to "Titanium Ti-6Al-4V". */
const shortName = ({ label }: { label: string }): string => label.split(/,| \(/, 1)[0] ?? label;

export const rankBy = (materials: readonly Material[], index: IndexId): readonly Material[] =>
  materials
    .filter((material) => indexValue(material, index) !== undefined)
    .toSorted((a, b) => (indexValue(b, index) ?? 0) - (indexValue(a, index) ?? 0));

export const inGroup = ({ all }: Materials, { group }: Material): readonly Material[] =>
  all.filter((material) => material.group.id === group.id);
