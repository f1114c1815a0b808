import { findRoot } from "../../core/numeric/root.ts";
import type { Guide, LabeledPoint, Line, LineChart, Point } from "../../kit/calculator/chart.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import type { AirState } from "./air-state.ts";
import { saturationTemperature } from "./dew-point.ts";
import { humidityRatio } from "./moist-air.ts";
import { humidityRatioByWetBulb } from "./wet-bulb.ts";

export interface NamedState {
  label: string;
  state: AirState;
}

/** Process of moist air, from state to state: mixing, a coil, a room. */
export interface AirProcess {
  id: string;
  label: string;
  states: readonly AirState[];
}

interface PsychrometricChart {
  id: string;
  title: string;
  finding?: Sentence;
  summary: Sentence;
  states: readonly NamedState[];
  processes: readonly AirProcess[];
  /** Pressure of the curves, Pa. */
  pressure: number;
  formats: { temperature: ValueFormat; humidityRatio: ValueFormat };
}

/** Spacing of wet bulbs, and of the ends of the axis, K. */
const STEP = 5;
/** Minimum ranges of the chart: comfortable rooms, the air that cools them, and outdoor air. */
const [COLDEST, WARMEST, MOISTEST] = [5, 35, 0.016];
const HUMIDITIES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
const NAMED_HUMIDITIES: readonly number[] = [0.2, 0.4, 0.6, 0.8, 1];

/**
 * Plots states of moist air on temperature and humidity ratio, with curves of relative humidity, lines of wet
 * bulbs, and the processes between states. All within the saturation curve.
 */
export function psychrometricChart(wanted: PsychrometricChart): LineChart {
  const { states, processes, pressure, formats } = wanted;
  const all = [...states.map(({ state }) => state), ...processes.flatMap((process) => process.states)];
  const temperatures = all.map(({ temperature }) => temperature - ZERO_CELSIUS);
  const plane: Plane = {
    pressure,
    coldest: ZERO_CELSIUS + STEP * Math.floor((Math.min(COLDEST, ...temperatures) - 1) / STEP),
    warmest: ZERO_CELSIUS + STEP * Math.ceil((Math.max(WARMEST, ...temperatures) + 1) / STEP),
    moistest: roundRatio(Math.max(MOISTEST, ...all.map((state) => state.humidityRatio * 1.1))),
  };
  return {
    kind: "lines",
    id: wanted.id,
    title: wanted.title,
    ...concluded(wanted.finding),
    summary: wanted.summary,
    x: { label: "Dry bulb", format: formats.temperature },
    y: { label: "Humidity ratio", format: formats.humidityRatio },
    guides: [...wetBulbs(plane), ...HUMIDITIES.flatMap((humidity) => humidityGuide(humidity, plane))],
    series: processes.map(
      ({ id, label, states: along }): Line => ({
        id,
        label,
        points: along
          .map((state): Point => [state.temperature, state.humidityRatio])
          .toSorted(([a], [b]) => a - b),
      }),
    ),
    points: pointsOf(states),
  };
}

/** Merges states at one point with their names: without a fan, the air leaving a coil is the supply air. */
function pointsOf(states: readonly NamedState[]): LabeledPoint[] {
  const points: LabeledPoint[] = [];
  for (const { label, state } of states) {
    const [x, y] = [state.temperature, state.humidityRatio];
    const same = points.findIndex((point) => Math.abs(point.x - x) < 0.01 && Math.abs(point.y - y) < 1e-6);
    const existing = points[same];
    if (existing) points[same] = { ...existing, label: `${existing.label}, ${label.toLowerCase()}` };
    else points.push({ x, y, label });
  }
  return points;
}

interface Plane {
  pressure: number;
  /** Ends of the axis, K. */
  coldest: number;
  warmest: number;
  /** Upper end of the axis, kg/kg. */
  moistest: number;
}

/** Rounds up to the next 2 g/kg. */
const roundRatio = (ratio: number): number => (Math.ceil(ratio * 500 - 1e-9) * 2) / 1000;

/** Returns a curve of relative humidity, clipped to the chart. */
function humidityGuide(humidity: number, plane: Plane): Guide[] {
  const { pressure, coldest, warmest, moistest } = plane;
  const at = (temperature: number) =>
    humidityRatio(temperature, humidity, pressure) ?? Number.POSITIVE_INFINITY;
  const top = at(warmest) <= moistest ? warmest : findRoot((t) => at(t) - moistest, coldest, warmest);
  if (top === undefined) return [];
  const points: Point[] = [];
  for (let temperature = coldest; temperature < top; temperature += 1)
    points.push([temperature, at(temperature)]);
  points.push([top, Math.min(moistest, at(top))]);
  return [
    {
      id: `humidity-${humidity}`,
      ...(NAMED_HUMIDITIES.includes(humidity) && { label: `${Math.round(humidity * 100)}%` }),
      points,
      ...(humidity === 1 && { isEdge: true as const }),
    },
  ];
}

/** Returns lines of wet bulb every 5 K, from saturation to dry air or the end of the chart. */
function wetBulbs({ pressure, coldest, warmest, moistest }: Plane): Guide[] {
  const guides: Guide[] = [];
  // Highest visible wet bulb: saturated at the upper end.
  const last = saturationTemperature((pressure * moistest) / (0.621945 + moistest)) ?? warmest;
  for (
    let wetBulb = Math.max(coldest, ZERO_CELSIUS - 10);
    wetBulb < Math.min(last, warmest);
    wetBulb += STEP
  ) {
    const at = (temperature: number) => humidityRatioByWetBulb(temperature, wetBulb, pressure) ?? Number.NaN;
    const end = at(warmest) >= 0 ? warmest : findRoot(at, wetBulb, warmest);
    if (end !== undefined)
      guides.push({
        id: `wet-bulb-${Math.round(wetBulb - ZERO_CELSIUS)}`,
        points: [
          [wetBulb, at(wetBulb)],
          [end, Math.max(0, at(end))],
        ],
      });
  }
  return guides;
}
