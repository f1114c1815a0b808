import { memo } from "react";
import type { Guide, LineChart } from "@/lib/calculators/chart";
import type { Frame } from "./frame";
import { namedPoints } from "./heights";
import { PointLabel } from "./named-points";
import type { Place } from "./paths";
import { alongLine, type Labeled, placeLabels } from "./point-labels";
import { placesOf } from "./shapes";
import { widthOf } from "./text-size";
import { thinnedLine } from "./thin";

interface Name extends Labeled {
  look: "own" | "point" | "line";
}

/** What points and, on paper, lines are called, beside them and off the lines where there is room. */
export const LineNames = memo(function LineNames({ chart, frame }: { chart: LineChart; frame: Frame }) {
  const { series, y2, point, guides = [] } = chart;
  const drawn = [
    ...series.map((line) => ({ line, places: placesOf(line, frame) })),
    ...(y2?.series ?? []).map((line) => ({ line, places: placesOf(line, frame, true) })),
  ];
  // The chart's own point is named before all others.
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
  const names = [...points, ...(frame.isPaper && drawn.length > 1 ? endsOf(drawn) : []), ...endsOf(paper)];
  const lines = drawn.flatMap(({ places }) => alongLine(thinnedLine(places, frame.right - frame.left)));
  const labels = placeLabels(names, { box: frame, markers: points, lines });
  return names.map(({ text, look, x, y }, index) => {
    const place = labels[index];
    return place && <PointLabel key={`${text} ${x} ${y}`} text={text} place={place} look={look} />;
  });
});

/** Of the names of lines: longer ones are in the legend alone. */
const LONGEST = 96;

/** The names of lines at their ends. */
const endsOf = (drawn: readonly { line: Pick<Guide, "label">; places: readonly Place[] }[]): Name[] =>
  drawn.flatMap(({ line: { label }, places }) => {
    const [x, y] = places.at(-1) ?? [];
    if (x === undefined || y === undefined || label === undefined || widthOf(label) > LONGEST) return [];
    return [{ x, y, text: label, look: "line" as const }];
  });
