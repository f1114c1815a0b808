import type { Table } from "../../kit/calculator/computation.ts";
import {
  aspectRatio,
  type DuctSection,
  equivalentDiameter,
  round,
  sectionPerimeter,
} from "../../science/fluids/duct-section.ts";
import { chosenFlat, isLargeEnough, type Need, roundedUp, roundNeed } from "./choose-size.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Setting } from "./setting.ts";
import { sizeText } from "./texts.ts";

const columns: Table["columns"] = [
  { id: "size", label: messages.columns.size, format: formats.text },
  { id: "velocity", label: messages.columns.velocity, format: formats.airVelocity },
  { id: "rate", label: messages.columns.frictionRate, format: formats.frictionRate },
  { id: "perimeter", label: messages.columns.perimeter, format: formats.diameter },
  { id: "verdict", label: messages.columns.meetsLimits, format: formats.text },
];

export function roundCandidates(flow: number, need: Need, setting: Setting): Table | undefined {
  const { series } = setting;
  if (!series) return undefined;
  const at = series.round.indexOf(roundedUp(roundNeed(need), series.round, series.step));
  if (at < 0) return undefined;
  return {
    id: "round",
    title: messages.sizes.round,
    columns,
    rows: series.round.flatMap((size, index) => {
      if (index < at - 2 || index > at + 1) return [];
      const verdict =
        index === at
          ? messages.verdicts.smallest
          : index < at
            ? messages.verdicts.doesNotMeet
            : messages.verdicts.meets;
      return [row(flow, round(size), setting, verdict)];
    }),
  };
}

/** Returns a rectangular duct of each height, at least as wide as high, that meets a need. */
export function rectangularCandidates(
  flow: number,
  need: Need,
  setting: Setting,
  mostAspect: number,
): Table | undefined {
  const { series } = setting;
  if (!series) return undefined;
  const sections = series.rectangular.flatMap((height) => {
    const section = chosenFlat("rectangular", height, need, series);
    if (section?.shape !== "rectangular" || section.width < height) return [];
    return aspectRatio(section) <= mostAspect ? [section] : [];
  });
  const square = series.rectangular.find((side) =>
    isLargeEnough({ shape: "rectangular", width: side, height: side }, need),
  );
  if (square !== undefined && sections.length === 0)
    sections.push({ shape: "rectangular", width: square, height: square });
  if (sections.length === 0) return undefined;
  return {
    id: "rectangular",
    title: messages.sizes.rectangular,
    columns: [
      ...columns.slice(0, 4),
      { id: "aspect", label: messages.columns.aspectRatio, format: formats.ratio },
      { id: "equivalent", label: messages.columns.equivalentDiameter, format: formats.diameter },
    ],
    rows: sections.map((section) => [
      ...row(flow, section, setting).slice(0, 4),
      aspectRatio(section),
      equivalentDiameter(section),
    ]),
  };
}

function row(flow: number, section: DuctSection, setting: Setting, verdict = ""): (number | string)[] {
  const { velocity, frictionRate } = setting.flowIn(flow, section);
  return [
    sizeText(section, setting.tables.series),
    velocity,
    frictionRate,
    sectionPerimeter(section),
    verdict,
  ];
}
