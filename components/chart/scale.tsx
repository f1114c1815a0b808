"use client";

import { useRef } from "react";
import type { ScaleChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue, writtenText } from "@/lib/run/format/format-value";
import type { Size } from "./frame";
import { ResultMarker } from "./looks";
import { widthOf } from "./text-size";
import { useSize } from "./use-size";

interface ScaleProps {
  chart: ScaleChart;
  currency: Currency;
}

type Band = ScaleChart["bands"][number];

const TOP = 34;
const BAR = 18;
const HEIGHT = 78;
/** Margin on both sides for the texts at the ends. */
const SIDE = 16;

/** Scale with a value on a row of named bands, and the limits of the bands in words. */
export function Scale({ chart, currency }: ScaleProps) {
  const { bands, value } = chart;
  const plain = (at: number) => formatValue(at, chart.x.format, currency).text;
  const currentBand = bandOf(bands, value.x);
  return (
    <div>
      <ScaleBar chart={chart} currency={currency} />
      <ul className="tabular mt-2 @2xl:columns-2 gap-x-8 text-sm">
        {bands.map((band, index) => (
          <li
            key={`${band.from} ${band.label}`}
            aria-current={band === currentBand ? "true" : undefined}
            className="flex min-h-8 break-inside-avoid items-center gap-2.5 border-line border-b py-1 aria-[current]:font-semibold"
          >
            <svg aria-hidden="true" width="14" height="14" className="shrink-0">
              <rect width="14" height="14" rx="2" fill={`var(--tone-${band.tone})`} />
            </svg>
            <span className="min-w-0 flex-1">
              {band.label}
              {band === currentBand && <span className="sr-only"> (current value)</span>}
            </span>
            <span className={band === currentBand ? "" : "text-muted"}>
              {limits(index, bands.length, plain(band.from), plain(band.to))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ScaleBarProps extends ScaleProps {
  before?: Size;
}

export function ScaleBar({ chart, currency, before }: ScaleBarProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area, before);
  const { bands, value } = chart;
  const [low, high] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 1];
  const x = (at: number) =>
    SIDE + ((Math.min(high, Math.max(low, at)) - low) / (high - low || 1)) * (width - 2 * SIDE);
  const write = (at: number) => writtenText(formatValue(at, chart.x.format, currency));
  const plain = (at: number) => formatValue(at, chart.x.format, currency).text;
  const currentBand = bandOf(bands, value.x);
  return (
    <div ref={area} className="relative" style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="tabular absolute inset-0 size-full overflow-visible text-xs"
        >
          {bands.map((band, index) => {
            const [from, to] = [x(band.from) + (index > 0 ? 1 : 0), x(band.to) - 1];
            return (
              <rect
                key={`${band.from} ${band.label}`}
                x={from}
                y={currentBand === band ? TOP : TOP + 5}
                width={Math.max(1, to - from)}
                height={currentBand === band ? BAR : BAR - 10}
                fill={`var(--tone-${band.tone})`}
              />
            );
          })}
          <Limits limits={bands.slice(1).map(({ from }) => from)} x={x} write={plain} />
          <Pointer
            at={x(value.x)}
            width={width}
            text={value.label.includes(plain(value.x)) ? value.label : `${value.label} ${write(value.x)}`}
          />
        </svg>
      )}
    </div>
  );
}

/** Returns the band of a value: from its lower limit to below the next one's; outside, the outermost one. */
const bandOf = (bands: readonly Band[], value: number): Band | undefined =>
  bands.findLast(({ from }) => value >= from) ?? bands[0];

function limits(index: number, count: number, from: string, to: string): string {
  if (count === 1) return `${from} to ${to}`;
  if (index === 0) return `below ${to}`;
  return index === count - 1 ? `${from} and above` : `${from} to < ${to}`;
}

/** Limits between bands, as far as they fit. */
function Limits(props: {
  limits: readonly number[];
  x: (value: number) => number;
  write: (value: number) => string;
}) {
  let end = Number.NEGATIVE_INFINITY;
  return props.limits.map((limit) => {
    const [at, text] = [props.x(limit), props.write(limit)];
    const half = widthOf(text) / 2;
    if (at - half < end) return null;
    end = at + half + 6;
    return (
      <text key={limit} x={at} y={TOP + BAR + 17} textAnchor="middle" fill="var(--muted)">
        {text}
      </text>
    );
  });
}

function Pointer({ at, width, text }: { at: number; width: number; text: string }) {
  const half = (widthOf(text) * 1.2) / 2;
  return (
    <>
      <g
        style={{ transform: `translate(${at}px, ${TOP + BAR / 2}px)` }}
        className="ease-out motion-safe:transition-transform motion-safe:duration-150"
      >
        <path d={`M0 ${BAR / 2 + 4}V${-BAR / 2 - 8}`} stroke="var(--ink)" strokeWidth="2" />
        <ResultMarker />
      </g>
      <text
        x={Math.max(half, Math.min(width - half, at))}
        y={TOP - 19}
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        fill="var(--ink)"
      >
        {text}
      </text>
    </>
  );
}
