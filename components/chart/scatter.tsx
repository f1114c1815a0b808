"use client";

import { memo, useMemo, useRef } from "react";
import { formatNumber } from "@/lib/core/numeric/text";
import type { ScatterChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue, writtenText } from "@/lib/run/format/format-value";
import { Axes, Marks } from "./axes";
import { Bands } from "./bands";
import { drawableScatter } from "./drawable";
import { type Frame, frameOf } from "./frame";
import { bandEntries } from "./line-reading";
import { colourOf, Marker, MarkerSwatch, markerAt, ResultMarker } from "./looks";
import { PointLabel, ResultPoint } from "./named-points";
import { leftOutNote, Nothing } from "./notes";
import type { Place } from "./paths";
import { type PlacedLabel, placeLabels } from "./point-labels";
import { Reader } from "./reader";
import type { Reading } from "./readout";
import { type CloudPoint, cloudOf, homeIn, nearestPlace } from "./scatter-points";
import { Merit, Ranges } from "./scatter-ranges";
import { widthOf } from "./text-size";
import { thinnedCloud } from "./thin";
import { useChoice } from "./use-choice";
import { useSize } from "./use-size";

interface ScatterProps {
  chart: ScatterChart;
  currency: Currency;
}

/** Points with their names where they fit; the selected one always has its name. */
export function Scatter({ chart: input, currency }: ScatterProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const { chart, leftOut } = useMemo(() => drawableScatter(input), [input]);
  const cloud = useMemo(() => cloudOf(chart), [chart]);
  const frame = useMemo(
    () =>
      frameIf(size.width > 0, () =>
        frameOf(chart, [...cloud.map(({ x }) => x), ...acrossRanges(chart)], undefined, size, currency),
      ),
    [chart, cloud, size, currency],
  );
  const places = useMemo(
    () => (frame ? cloud.map(({ x, y }) => ({ x: frame.x(x), y: frame.y(y) })) : []),
    [cloud, frame],
  );
  const { chosen, at, choose } = useChoice(chart, cloud.length, homeIn(cloud));
  const read = cloud[at];
  if (!read) return <Nothing note={leftOutNote(leftOut)} />;

  return (
    <Reader
      title={chart.title}
      area={area}
      size={size}
      count={cloud.length}
      at={at}
      reading={scatterReading(
        chart,
        read,
        `${formatNumber(at + 1)} of ${formatNumber(cloud.length)}`,
        currency,
      )}
      onChoose={choose}
      nearest={(x, y) => nearestPlace(places, x, y)}
      note={leftOutNote(leftOut)}
    >
      {frame && (
        <>
          <Axes frame={frame} />
          {chart.bands && <Bands bands={chart.bands} frame={frame} />}
          <Ranges chart={chart} frame={frame} />
          {chart.guides && <Merit guides={chart.guides} frame={frame} />}
          <Cloud chart={chart} frame={frame} />
          {chart.point && <ResultPoint point={chart.point} frame={frame} />}
          <Names cloud={cloud} places={places} frame={frame} chosen={chosen} />
          <Marks frame={frame} />
        </>
      )}
    </Reader>
  );
}

export const acrossRanges = ({ series }: ScatterChart): readonly number[] =>
  series.flatMap(({ points }) => points.flatMap(({ xRange = [] }) => xRange));

const frameIf = (isThere: boolean, make: () => Frame | undefined) => (isThere ? make() : undefined);

/**
 * Counts from which markers are smaller, and without a rim; and distance in pixels below which overlapping
 * ones are omitted.
 */
const [CROWDED, DENSE, APART] = [120, 400, 2];

const markerSize = (count: number): number => (count > DENSE ? 0.5 : count > CROWDED ? 0.8 : 1);

export const Cloud = memo(function Cloud({ chart, frame }: { chart: ScatterChart; frame: Frame }) {
  const count = chart.series.reduce((sum, { points }) => sum + points.length, 0);
  const size = markerSize(count);
  return chart.series.map(({ id, points }, group) => {
    const places = points.map(({ x, y }): Place => [frame.x(x), frame.y(y)]);
    const visible = size < 1 ? thinnedCloud(places, APART) : places;
    return (
      <path
        key={id}
        transform={`scale(${size})`}
        d={visible.map(([x, y]) => markerAt(group, x / size, y / size)).join("")}
        fill={colourOf(group)}
        {...(size === 1 && { stroke: "var(--paper)" })}
      />
    );
  });
});

interface NamesProps {
  cloud: readonly CloudPoint[];
  places: readonly { x: number; y: number }[];
  frame: Frame;
  chosen: number | null;
}

function Names({ cloud, places, frame, chosen }: NamesProps) {
  const placed = useMemo(() => {
    const ungrouped = cloud.findIndex(({ group }) => group === undefined);
    const order = cloud
      .map((_, index) => index)
      .filter((index) => cloud[index]?.label && index !== ungrouped);
    if (ungrouped >= 0) order.unshift(ungrouped);
    const labels = placeLabels(
      order.map((index) => ({ x: 0, y: 0, ...places[index], text: cloud[index]?.label ?? "" })),
      { box: frame, markers: places },
    );
    return new Map(order.flatMap((index, each) => (labels[each] ? [[index, labels[each]] as const] : [])));
  }, [cloud, places, frame]);
  const read = chosen === null ? undefined : cloud[chosen];
  const at = chosen === null ? undefined : places[chosen];
  const isNamed = chosen !== null && placed.has(chosen);
  return (
    <>
      {[...placed].map(([index, place]) => (
        <PointLabel
          key={index}
          text={cloud[index]?.label ?? ""}
          place={place}
          look={index === chosen || cloud[index]?.group === undefined ? "own" : "point"}
        />
      ))}
      {read && at && (
        <>
          <circle cx={at.x} cy={at.y} r="9" fill="none" stroke="var(--ink)" strokeWidth="2" />
          {read.label && !isNamed && (
            <PointLabel text={read.label} place={aboveOrBelow(at, read.label, frame)} look="own" />
          )}
        </>
      )}
    </>
  );
}

/** Places the name of the selected point above or below it if the name has no place yet. */
function aboveOrBelow(
  { x, y }: { x: number; y: number },
  text: string,
  { left, right, top }: Frame,
): PlacedLabel {
  const half = widthOf(text) / 2;
  return {
    x: Math.max(left + half, Math.min(right - half, x)),
    y: y - 15 > top + 10 ? y - 15 : y + 24,
    anchor: "middle",
  };
}

function scatterReading(chart: ScatterChart, read: CloudPoint, rank: string, currency: Currency): Reading {
  const { x, y, series, point } = chart;
  const group = read.group === undefined ? undefined : series[read.group]?.label;
  const place = {
    label: (series.length > 1 ? group : undefined) ?? "Point",
    text: read.label ?? rank,
  };
  const values = [
    { id: " x", label: x.label, value: formatValue(read.x, x.format, currency) },
    { id: " y", label: y.label, value: formatValue(read.y, y.format, currency) },
  ];
  const groups = series.map(({ id, label }, index) => ({
    id,
    label,
    swatch: (
      <MarkerSwatch>
        <Marker index={index} x={0} y={0} />
      </MarkerSwatch>
    ),
  }));
  const pointEntry = point
    ? [
        {
          id: " point",
          label: point.label,
          swatch: (
            <MarkerSwatch>
              <ResultMarker />
            </MarkerSwatch>
          ),
        },
      ]
    : [];
  const spokenParts = values.map(({ label, value }) => `${label} ${writtenText(value)}`);
  return {
    at: place,
    entries: [
      ...values,
      ...(series.length > 1 || point ? groups : []),
      ...pointEntry,
      ...bandEntries(chart, currency),
    ],
    spokenText: `${place.label} ${place.text}: ${spokenParts.join(", ")}`,
  };
}
