import { memo } from "react";
import type { LineChart } from "@/lib/kit/calculator/chart";
import type { Frame } from "./frame";
import { namedPoints } from "./heights";
import { apartNames, endsOf } from "./line-ends";
import { PointLabel } from "./named-points";
import { alongLine, type Labeled, placeLabels } from "./point-labels";
import { placesOf } from "./shapes";
import { thinnedLine } from "./thin";

interface Name extends Labeled {
  look: "own" | "point" | "line";
}

export interface LineNamesProps {
  chart: LineChart;
  frame: Frame;
  hasLegend?: boolean;
}

export const LineNames = memo(function LineNames({ chart, frame, hasLegend = false }: LineNamesProps) {
  const { series, y2, point, guides = [] } = chart;
  const placedLines = [
    ...series.map((line) => ({ line, places: placesOf(line, frame) })),
    ...(y2?.series ?? []).map((line) => ({ line, places: placesOf(line, frame, true) })),
  ];
  // The chart's main point gets its name first.
  const points = namedPoints(chart)
    .toReversed()
    .map(
      (each): Name => ({
        x: frame.x(each.x),
        y: frame.y(each.y),
        text: each.label,
        look: each === point ? "own" : "point",
      }),
    );
  const paper = guides.map((line) => ({ line, places: placesOf(line, frame) }));
  const endNames = frame.isPaper && placedLines.length > 1 ? endsOf(placedLines) : [];
  const apart = frame.isPaper || hasLegend ? [] : apartNames(placedLines, frame, points);
  const lineNames = [...endNames, ...endsOf(paper)].map((name): Name => ({ ...name, look: "line" }));
  const names = [...points, ...lineNames];
  const lines = placedLines.flatMap(({ places }) => alongLine(thinnedLine(places, frame.right - frame.left)));
  const labels = placeLabels(names, { box: frame, markers: points, lines });
  return (
    <>
      {names.map(({ text, look, x, y }, index) => {
        const place = labels[index];
        return place && <PointLabel key={`${text} ${x} ${y}`} text={text} place={place} look={look} />;
      })}
      {apart.map(({ text, place }) => (
        <PointLabel key={text} text={text} place={place} look="line" />
      ))}
    </>
  );
});
