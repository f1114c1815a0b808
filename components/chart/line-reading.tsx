import type { Axis, Band, LineChart, StackChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue, NO_VALUE, type WrittenValue, writtenText } from "@/lib/run/format/format-value";
import { namedPoints } from "./heights";
import { totalAt } from "./layers";
import { MarkerSwatch, NamedMarker, patternOf, ResultMarker, Swatch, ToneSwatch } from "./looks";
import { valueAt } from "./reading";
import type { Entry, Reading } from "./readout";

type Write = (value: number | undefined) => WrittenValue;

const writer =
  ({ format }: Axis, currency: Currency): Write =>
  (value) =>
    formatValue(value ?? null, format, currency);

/**
 * Returns the values of a chart of lines or of a stack at x: each series, then the entries that
 * stay the same at every x.
 */
export function lineReading(
  chart: LineChart | StackChart,
  x: number,
  patterns: string,
  currency: Currency,
): Reading {
  const at = { label: chart.x.label, text: writtenText(writer(chart.x, currency)(x)) };
  const moving =
    chart.kind === "lines" ? lineEntries(chart, x, currency) : stackEntries(chart, x, patterns, currency);
  const still = chart.kind === "lines" ? stillEntries(chart, currency) : [];
  const here = chart.kind === "lines" ? namesAt(chart, x) : [];
  return {
    at,
    entries: [...moving, ...still],
    spokenText: `${at.label} ${at.text}: ${[...moving.flatMap(toldEntry), ...here].join(", ")}`,
  };
}

function lineEntries({ x: { scale }, y, y2, series }: LineChart, x: number, currency: Currency): Entry[] {
  const [first, second] = [writer(y, currency), y2 && writer(y2, currency)];
  return [
    ...series.map((line, index) => ({
      id: line.id,
      label: line.label,
      value: first(valueAt(line, x, { x: scale, y: y.scale })),
      swatch: <Swatch index={index} />,
    })),
    ...(y2?.series ?? []).map((line, index) => ({
      id: line.id,
      label: `${line.label} (right axis)`,
      value: second?.(valueAt(line, x, { x: scale, y: y2?.scale })) ?? first(undefined),
      swatch: <Swatch index={series.length + index} />,
    })),
  ];
}

function stackEntries({ y, series }: StackChart, x: number, patterns: string, currency: Currency): Entry[] {
  const write = writer(y, currency);
  return [
    ...series.map((line, index) => ({
      id: line.id,
      label: line.label,
      value: write(valueAt(line, x)),
      swatch: <Swatch index={index} pattern={patternOf(patterns, index)} />,
    })),
    ...(series.length > 1 ? [{ id: " total", label: "Total", value: write(totalAt(series, x)) }] : []),
  ];
}

/** Lists named points with their coordinates, and regions with their limits. */
function stillEntries(chart: LineChart, currency: Currency): Entry[] {
  const [across, up] = [writer(chart.x, currency), writer(chart.y, currency)];
  const points = namedPoints(chart).map((point) => ({
    id: ` ${point.label} ${point.x} ${point.y}`,
    label: point.label,
    value: up(point.y),
    detail: `at ${writtenText(across(point.x))}`,
    swatch: <MarkerSwatch>{point === chart.point ? <ResultMarker /> : <NamedMarker />}</MarkerSwatch>,
  }));
  return [...points, ...bandEntries(chart, currency)];
}

/** The regions of a chart, with what they cover. */
export const bandEntries = (
  { x, y, bands = [] }: Pick<LineChart, "x" | "y" | "bands">,
  currency: Currency,
): Entry[] =>
  bands.map((band) => ({
    id: ` ${band.axis} ${band.label} ${band.from}`,
    label: band.label,
    detail: limitsText(band, writer(band.axis === "x" ? x : y, currency)),
    swatch: <ToneSwatch tone={band.tone} />,
  }));

/** "4 to 6 m/s", "above 6 m/s", "up to 4 m/s" */
function limitsText({ from, to }: Band, write: Write): string {
  const [low, high] = [writtenText(write(from)), writtenText(write(to))];
  if (from === undefined) return to === undefined ? "everywhere" : `up to ${high}`;
  return to === undefined ? `above ${low}` : `${write(from).text} to ${high}`;
}

const namesAt = (chart: LineChart, x: number): readonly string[] => [
  ...namedPoints(chart)
    .filter((point) => point.x === x)
    .map(({ label }) => label),
  ...(chart.bands ?? [])
    .filter(({ axis, from, to }) => axis === "x" && x >= (from ?? x) && x < (to ?? Number.POSITIVE_INFINITY))
    .map(({ label }) => label),
];

export const toldEntry = ({ label, value }: Entry): string[] =>
  value && value.text !== NO_VALUE ? [`${label} ${writtenText(value)}`] : [];
