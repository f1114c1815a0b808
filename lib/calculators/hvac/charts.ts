import type { Chart } from "../../kit/calculator/chart.ts";
import { concluded, shareOf } from "../../kit/calculator/findings.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { AirState } from "../../science/psychrometrics/air-state.ts";
import { psychrometricChart } from "../../science/psychrometrics/chart.ts";
import { formats } from "./formats.ts";
import type { LoadResult } from "./load-result.ts";
import { messages } from "./messages.ts";
import { PART_LABELS, PARTS } from "./parts.ts";
import type { Plant, StateName } from "./plant.ts";
import { heatText, hourText } from "./texts.ts";

/** More rooms would make the bars too thin to read. */
const MOST_ROOMS = 24;

export const chartsOf = (result: LoadResult): Chart[] => [
  dayChart(result),
  ...(result.building.rooms.length > 1 ? [roomChart(result)] : []),
  ...partsChart(result),
  ...(result.plant?.states ? [psychrometric(result, result.plant, result.plant.states)] : []),
];

const hours = Array.from({ length: 24 }, (_, index) => index);

function dayChart({ building, hours: clock }: LoadResult): Chart {
  const at = building.peakIndex;
  const peak = { hour: hourText(at, clock), load: heatText(building.blockLoad) };
  return {
    id: "day",
    kind: "stacked-areas",
    title: messages.charts.day.title,
    ...concluded(building.blockLoad > 0 ? messages.charts.day.finding(peak) : undefined),
    summary: messages.charts.day.summary(peak),
    x: { label: messages.charts.axes.standardTime, format: formats.hour },
    y: { label: messages.charts.axes.coolingLoad, format: formats.plantLoad },
    series: [
      ...PARTS.map((part) => ({
        id: part,
        label: PART_LABELS[part],
        points: hours.map((index) => [index + 1, Math.max(0, building.parts[part][index] ?? 0)] as const),
      })),
      {
        id: "latent",
        label: messages.charts.series.latent,
        points: hours.map((index) => [index + 1, building.latent[index] ?? 0] as const),
      },
    ].filter(({ points }) => points.some(([, value]) => value > 0)),
    marks: [{ x: at + 1, label: messages.charts.day.peak }],
    home: at + 1,
  };
}

function roomChart({ building }: LoadResult): Chart {
  const largest = [...building.rooms]
    .sort((a, b) => peakOf(b) - peakOf(a))
    .slice(0, MOST_ROOMS)
    .sort((a, b) => a.index - b.index);
  const isAll = largest.length === building.rooms.length;
  return {
    id: "rooms",
    kind: "categories",
    title: isAll ? messages.charts.rooms.title : messages.charts.rooms.titleOfLargest(MOST_ROOMS),
    ...concluded(roomFinding(building)),
    summary: messages.charts.rooms.summary({
      sumOfPeaks: heatText(building.sumOfPeaks),
      blockLoad: heatText(building.blockLoad),
    }),
    categories: { label: messages.charts.axes.room, names: largest.map(({ name }) => name) },
    y: { label: messages.charts.axes.coolingLoad, format: formats.heat },
    bars: "stacked",
    series: [
      ...PARTS.map((part) => ({
        id: part,
        label: PART_LABELS[part],
        values: largest.map((room) => Math.max(0, room.parts[part][room.peakIndex] ?? 0)),
      })),
      {
        id: "latent",
        label: messages.charts.series.latent,
        values: largest.map((room) => room.latent[room.peakIndex] ?? 0),
      },
    ].filter(({ values }) => values.some((value) => value > 0)),
  };
}

function roomFinding({ rooms, sumOfPeaks }: LoadResult["building"]): Sentence | undefined {
  const [first, second] = rooms.toSorted((a, b) => peakOf(b) - peakOf(a));
  if (!first || !second || peakOf(first) <= peakOf(second) * EVEN) return undefined;
  const share = shareOf(peakOf(first), sumOfPeaks);
  return share && messages.charts.rooms.finding({ room: first.name, load: heatText(peakOf(first)), share });
}

/** Closer than this, two rooms are equal for a reader. */
const EVEN = 1.005;

const peakOf = (room: LoadResult["building"]["rooms"][number]): number =>
  (room.sensible[room.peakIndex] ?? 0) + (room.latent[room.peakIndex] ?? 0);

function partsChart({ building, hours: clock }: LoadResult): Chart[] {
  const at = building.peakIndex;
  const parts = [
    ...PARTS.map((part) => ({ id: part, label: PART_LABELS[part], value: building.parts[part][at] ?? 0 })),
    { id: "latent", label: messages.charts.series.latent, value: building.latent[at] ?? 0 },
  ].filter(({ value }) => value !== 0);
  if (parts.length === 0) return [];
  const positive = parts.filter(({ value }) => value > 0);
  const most = parts.reduce((best, part) => (part.value > best.value ? part : best));
  const share = shareOf(
    most.value,
    positive.reduce((sum, { value }) => sum + value, 0),
  );
  return [
    {
      id: "components",
      kind: "categories",
      title: messages.charts.components.title,
      ...concluded(
        share && positive.length > 1
          ? messages.charts.components.finding({ component: most.label, share })
          : undefined,
      ),
      summary: messages.charts.components.summary({
        hour: hourText(at, clock),
        component: most.label,
        load: heatText(most.value),
      }),
      categories: { label: messages.charts.axes.component, names: parts.map(({ label }) => label) },
      y: { label: messages.charts.axes.coolingLoad, format: formats.plantLoad },
      bars: "beside",
      series: [{ id: "load", label: messages.charts.series.load, values: parts.map(({ value }) => value) }],
    },
  ];
}

const STATE_LABELS: Readonly<Record<StateName, string>> = {
  outdoor: "Outdoor",
  room: "Room",
  mixed: "Mixed",
  leaving: "Leaving the coil",
  supply: "Supply",
};

function psychrometric(
  { setting, building, hours: clock }: LoadResult,
  { index }: Plant,
  states: NonNullable<Plant["states"]>,
): Chart {
  const { outdoor, room, mixed, leaving, supply } = states;
  const text = messages.charts.psychrometric;
  const coil = { mixed: airText(mixed), leaving: airText(leaving) };
  const roomCount = building.rooms.length;
  return psychrometricChart({
    id: "psychrometric",
    title: text.title(hourText(index, clock)),
    ...(mixed.temperature > leaving.temperature && {
      finding:
        mixed.humidityRatio - leaving.humidityRatio > DRY ? text.coolsAndDries(coil) : text.coolsOnly(coil),
    }),
    summary: text.summary(roomCount),
    states: Object.entries(STATE_LABELS).map(([name, label]) => ({
      label,
      state: states[name as StateName],
    })),
    processes: [
      ...(isApart(mixed, room) ? [{ id: "mixing", label: text.mixing, states: [outdoor, mixed, room] }] : []),
      { id: "coil", label: text.coil, states: [mixed, leaving] },
      { id: "fan", label: text.fanAndDucts, states: [leaving, supply] },
      { id: "rooms", label: text.rooms(roomCount), states: [supply, room] },
    ].filter(({ states: [from, to] }) => from && to && isApart(from, to)),
    pressure: setting.day.pressure,
    formats: { temperature: formats.outdoorTemperature, humidityRatio: formats.humidityRatio },
  });
}

/** To a tenth of a degree. */
const airText = ({ temperature }: AirState) => ({
  value: temperature,
  format: { ...formats.outdoorTemperature, significant: 3 },
});

/** Moisture removal below which a coil does not dry the air, kg/kg. */
const DRY = 5e-5;

/** True if two states are two points on a chart. Without a fan, the leaving air is the supply air. */
const isApart = (a: AirState, b: AirState): boolean =>
  Math.abs(a.temperature - b.temperature) > 0.01 || Math.abs(a.humidityRatio - b.humidityRatio) > 1e-6;
