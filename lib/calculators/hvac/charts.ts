import type { Chart } from "../../kit/calculator/chart.ts";
import { concluded, shareOf } from "../../kit/calculator/findings.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import type { AirState } from "../../science/psychrometrics/air-state.ts";
import { psychrometricChart } from "../../science/psychrometrics/chart.ts";
import { formats } from "./formats.ts";
import type { LoadResult } from "./load-result.ts";
import { PART_LABELS, PARTS } from "./parts.ts";
import type { Plant, StateName } from "./plant.ts";
import { heatText, hourText } from "./texts.ts";

/** Rooms beyond these would make bars too thin to read. */
const MOST_ROOMS = 24;

export const chartsOf = (result: LoadResult): Chart[] => [
  dayChart(result),
  ...(result.building.rooms.length > 1 ? [roomChart(result)] : []),
  ...partsChart(result),
  ...(result.plant?.states ? [psychrometric(result, result.plant, result.plant.states)] : []),
];

const hours = Array.from({ length: 24 }, (_, index) => index);

/** Builds the chart of the building’s load over the day, by source. */
function dayChart({ building }: LoadResult): Chart {
  const at = building.peakIndex;
  return {
    id: "day",
    kind: "stacked-areas",
    title: "Load over the day",
    ...concluded(
      building.blockLoad > 0
        ? sentence`The load peaks at ${hourText(at)}: ${heatText(building.blockLoad)}`
        : undefined,
    ),
    summary: sentence`The rooms’ combined load peaks at ${hourText(at)}: ${heatText(building.blockLoad)}.`,
    x: { label: "Standard time", format: formats.hour },
    y: { label: "Cooling load", format: formats.plant },
    series: [
      ...PARTS.map((part) => ({
        id: part,
        label: PART_LABELS[part],
        points: hours.map((index) => [index + 1, Math.max(0, building.parts[part][index] ?? 0)] as const),
      })),
      {
        id: "latent",
        label: "Latent",
        points: hours.map((index) => [index + 1, building.latent[index] ?? 0] as const),
      },
    ].filter(({ points }) => points.some(([, value]) => value > 0)),
    marks: [{ x: at + 1, label: "Peak" }],
    home: at + 1,
  };
}

/** Builds the chart of each room’s load at its peak, by source. */
function roomChart({ building }: LoadResult): Chart {
  const largest = [...building.rooms]
    .sort((a, b) => peakOf(b) - peakOf(a))
    .slice(0, MOST_ROOMS)
    .sort((a, b) => a.index - b.index);
  const isAll = largest.length === building.rooms.length;
  return {
    id: "rooms",
    kind: "categories",
    title: isAll ? "Room peaks" : `The ${MOST_ROOMS} largest room peaks`,
    ...concluded(roomFinding(building)),
    summary: sentence`The room peaks add up to ${heatText(building.sumOfPeaks)}; the largest simultaneous load is ${heatText(building.blockLoad)}.`,
    categories: { label: "Room", names: largest.map(({ name }) => name) },
    y: { label: "Cooling load", format: formats.heat },
    bars: "stacked",
    series: [
      ...PARTS.map((part) => ({
        id: part,
        label: PART_LABELS[part],
        values: largest.map((room) => Math.max(0, room.parts[part][room.peakIndex] ?? 0)),
      })),
      { id: "latent", label: "Latent", values: largest.map((room) => room.latent[room.peakIndex] ?? 0) },
    ].filter(({ values }) => values.some((value) => value > 0)),
  };
}

/** Which room needs most, where one does. */
function roomFinding({ rooms, sumOfPeaks }: LoadResult["building"]): Sentence | undefined {
  const [first, second] = rooms.toSorted((a, b) => peakOf(b) - peakOf(a));
  if (!first || !second || peakOf(first) <= peakOf(second) * EVEN) return undefined;
  const share = shareOf(peakOf(first), sumOfPeaks);
  return (
    share && sentence`${first.name} needs the most: ${heatText(peakOf(first))}, ${share} of all room peaks`
  );
}

/** Closer than this, two rooms are equal for a reader. */
const EVEN = 1.005;

const peakOf = (room: LoadResult["building"]["rooms"][number]): number =>
  (room.sensible[room.peakIndex] ?? 0) + (room.latent[room.peakIndex] ?? 0);

/** Builds the chart of the parts of the building’s peak load. */
function partsChart({ building }: LoadResult): Chart[] {
  const at = building.peakIndex;
  const parts = [
    ...PARTS.map((part) => ({ id: part, label: PART_LABELS[part], value: building.parts[part][at] ?? 0 })),
    { id: "latent", label: "Latent", value: building.latent[at] ?? 0 },
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
      title: "Peak load by component",
      ...concluded(
        share && positive.length > 1
          ? sentence`${most.label}: ${share} of the heat gain at the peak`
          : undefined,
      ),
      summary: sentence`At ${hourText(at)} the largest component is “${most.label}” at ${heatText(most.value)}.`,
      categories: { label: "Component", names: parts.map(({ label }) => label) },
      y: { label: "Cooling load", format: formats.plant },
      bars: "beside",
      series: [{ id: "load", label: "Load", values: parts.map(({ value }) => value) }],
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

/** Builds the psychrometric chart of the air at the coil’s peak. */
function psychrometric(
  { setting, building }: LoadResult,
  { index }: Plant,
  states: NonNullable<Plant["states"]>,
): Chart {
  const { outdoor, room, mixed, leaving, supply } = states;
  return psychrometricChart({
    id: "psychrometric",
    title: `Psychrometric chart at ${hourText(index)}`,
    ...(mixed.temperature > leaving.temperature && {
      finding:
        mixed.humidityRatio - leaving.humidityRatio > DRY
          ? sentence`The coil cools the air from ${airText(mixed)} to ${airText(leaving)} and dries it`
          : sentence`The coil cools the air from ${airText(mixed)} to ${airText(leaving)} and removes no moisture`,
    }),
    summary: sentence`Outdoor air and return air mix, the coil cools and dehumidifies the mixture, and the supply air picks up the load of ${building.rooms.length === 1 ? "the room" : "the rooms"}. Curves are relative humidity; straight lines are wet-bulb temperatures every 5 K (9 °F).`,
    states: Object.entries(STATE_LABELS).map(([name, label]) => ({
      label,
      state: states[name as StateName],
    })),
    processes: [
      ...(isApart(mixed, room) ? [{ id: "mixing", label: "Mixing", states: [outdoor, mixed, room] }] : []),
      { id: "coil", label: "Cooling coil", states: [mixed, leaving] },
      { id: "fan", label: "Fan and ducts", states: [leaving, supply] },
      { id: "rooms", label: building.rooms.length === 1 ? "Room" : "Rooms", states: [supply, room] },
    ].filter(({ states: [from, to] }) => from && to && isApart(from, to)),
    pressure: setting.day.pressure,
    formats: { temperature: formats.outdoor, humidityRatio: formats.humidityRatio },
  });
}

/** To a tenth of a degree. */
const airText = ({ temperature }: AirState) => ({
  value: temperature,
  format: { ...formats.outdoor, significant: 3 },
});

/** kg/kg of moisture that a coil takes out at least to be said to dry the air. */
const DRY = 5e-5;

/** True if two states are two points on a chart. Without a fan, the leaving air is the supply air. */
const isApart = (a: AirState, b: AirState): boolean =>
  Math.abs(a.temperature - b.temperature) > 0.01 || Math.abs(a.humidityRatio - b.humidityRatio) > 1e-6;
