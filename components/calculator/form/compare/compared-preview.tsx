"use client";

import { type ReactNode, useMemo } from "react";
import { comparedCharts } from "@/lib/faces/explore/compared-charts";
import { DockFigure } from "../dock-figure";
import { useFormatContext } from "../use-format-context";
import { useRenderedPart } from "./chart-parts";
import { type ScenariosProps, useScenarios } from "./use-scenarios";

interface ComparedPreviewProps extends ScenariosProps {
  children: ReactNode;
}

export function ComparedPreview({ children, ...props }: ComparedPreviewProps) {
  const scenarios = useScenarios(props);
  const context = useFormatContext(props.current.format);
  useRenderedPart("chart", scenarios !== undefined);
  const [compared] = useMemo(
    () =>
      comparedCharts(
        (scenarios ?? []).map(({ title, answer }) => ({ name: title, charts: answer.charts ?? [] })),
      ),
    [scenarios],
  );
  if (!compared) return children;
  return <DockFigure chart={compared.chart} place="compare" context={context} />;
}
