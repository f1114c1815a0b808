"use client";

import { memo } from "react";
import { placeOfChart, previewed } from "@/components/chart/preview-chart";
import { useLoaded } from "@/components/ui/use-loaded";
import type { ScenariosProps } from "./compare/use-scenarios";
import { DockFigure } from "./dock-figure";
import { useFormatContext } from "./use-format-context";

const loadCompared = () =>
  import("./compare/compared-preview").then(({ ComparedPreview }) => ComparedPreview);

/**
 * Small version of the first chart, with a link to the full size; the curves of all scenarios during a
 * comparison. Updates when the figures have settled.
 */
export const DockChart = memo(function DockChart(props: ScenariosProps) {
  const { answer, format } = props.current;
  const context = useFormatContext(format);
  const isComparing = props.savedForms.length > 0;
  const { loaded: ComparedPreview } = useLoaded(isComparing, loadCompared);
  const chart = previewed(answer.charts ?? []);
  const dockFigure = chart && <DockFigure chart={chart} place={placeOfChart(chart)} context={context} />;
  return isComparing && ComparedPreview ? (
    <ComparedPreview {...props}>{dockFigure}</ComparedPreview>
  ) : (
    dockFigure
  );
});
