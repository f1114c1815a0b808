import { ticks } from "d3-array";
import type { ScaledAxis } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import type { Range } from "./axis-range";
import { partOf } from "./axis-scale";
import { logGrid, logTicks } from "./log-ticks";
import { widthOf } from "./text-size";
import { axisTicks, labelled, type Tick } from "./ticks";

type Placing = (value: number) => number;

/** Minimum gaps between labels of neighboring ticks: horizontal, and vertical from baseline to baseline. */
const [GAP, DOWN] = [11, 20];
/** Pixels for each tick on a broad axis, and on any other. */
const [BROAD, EACH_BROAD, EACH] = [560, 68, 48];
/** Part of a power axis beyond which ticks of equal steps are never omitted. */
const LOWER_PART = 0.4;
const FINE_GAP = 6;

/** Returns at most about `count` ticks of an axis with this height in pixels, whose labels do not touch. */
export function ticksDown(
  range: Range,
  axis: ScaledAxis,
  count: number,
  length: number,
  currency: Currency,
): readonly Tick[] {
  const all = ticksOf(range, axis, count, currency);
  if (axis.scale?.kind !== "power") return all;
  const part = partOf(...range, axis.scale);
  return spaced(all, (a, b) => Math.abs(part(a.value) - part(b.value)) * length >= DOWN);
}

/** Returns as many ticks as fit next to each other between two places. */
export function ticksAcross(
  range: Range,
  axis: ScaledAxis,
  place: Placing,
  room: { from: number; to: number },
  currency: Currency,
  keep: (value: number) => boolean = () => true,
): readonly Tick[] {
  const apart = (a: Tick, b: Tick) =>
    Math.abs(place(b.value) - place(a.value)) >= (widthOf(a.label) + widthOf(b.label)) / 2 + GAP;
  const inside = (candidates: readonly Tick[]) =>
    candidates.filter(({ value, label }) => {
      const half = widthOf(label) / 2;
      return place(value) - half >= room.from && place(value) + half <= room.to + 4;
    });
  const width = room.to - room.from;
  const isPower = axis.scale?.kind === "power";
  const most = Math.max(2, Math.floor(width / (width > BROAD && !isPower ? EACH_BROAD : EACH)));
  for (let count = most; count > 1; count -= 1) {
    const fitting = inside(ticksOf(range, axis, count, currency).filter(({ value }) => keep(value)));
    // The steps of a power axis are short near 0 only.
    const upper = isPower
      ? fitting.filter(({ value }) => Math.abs(value) >= LOWER_PART * Math.abs(range[1]))
      : fitting;
    const isClear = upper.every((tick, index) => index === 0 || apart(upper[index - 1] ?? tick, tick));
    if (fitting.length > 0 && isClear) return spaced(fitting, apart);
  }
  return inside(labelled([range[0]], axis.format, currency));
}

function ticksOf([min, max]: Range, axis: ScaledAxis, count: number, currency: Currency): readonly Tick[] {
  if (axis.scale?.kind !== "log") return axisTicks(min, max, count, axis.format, currency);
  const values = logTicks(min, max, count);
  const whole = axis.format.kind === "count" ? values.filter(Number.isInteger) : values;
  return labelled(whole.length > 0 ? whole : values, axis.format, currency);
}

/** Selects ticks from the last one on that are far enough apart; always includes the first. */
function spaced(candidates: readonly Tick[], apart: (a: Tick, b: Tick) => boolean): readonly Tick[] {
  const spacedTicks: Tick[] = [];
  for (const tick of candidates.toReversed()) {
    const next = spacedTicks.at(-1);
    const isClear = !next || apart(tick, next);
    if (!isClear && tick === candidates[0]) spacedTicks.pop();
    if (isClear || tick === candidates[0]) spacedTicks.push(tick);
  }
  return spacedTicks.reverse();
}

/** Returns the fine grid of a logarithmic or power axis with this length in pixels. */
export function fineGrid(
  [min, max]: Range,
  { scale }: ScaledAxis,
  place: Placing,
  length: number,
): readonly number[] {
  if (!scale) return [];
  if (scale.kind === "log") return logGrid(min, max, length / Math.log10(max / min));
  const all = ticks(min, max, Math.floor(length / 16));
  return all.filter((value, index) => {
    const next = all[index + 1];
    return next === undefined || Math.abs(place(next) - place(value)) >= FINE_GAP;
  });
}
