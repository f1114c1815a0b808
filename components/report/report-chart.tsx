"use client";

import { useEffect, useState } from "react";
import { cachedCharts, loadCharts } from "@/components/chart/chart-slot";
import { roomOf } from "@/components/chart/room";
import type { Chart } from "@/lib/kit/calculator/chart";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { sentenceText } from "@/lib/run/format/sentence-text";

/** Chart on paper, in the narrow layout with its legend above. */
export function ReportChart({ chart, context }: { chart: Chart; context: InputContext }) {
  const [Drawing, setDrawing] = useState(cachedCharts);
  useEffect(() => {
    let current = true;
    if (!Drawing)
      loadCharts().then(
        (drawing) => current && setDrawing(drawing),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [Drawing]);
  const { currency, quantities } = context;
  const [room] = roomOf(chart);
  const isPlane = chart.kind !== "parts" && chart.kind !== "scale";
  return (
    <div className="report-chart @container mt-4">
      {chart.finding && <p className="text-muted">{chart.title}</p>}
      <h4 className="font-semibold">{chart.finding ? sentenceText(chart.finding, context) : chart.title}</h4>
      <p className="mb-2 text-muted">{sentenceText(chart.summary, context)}</p>
      {Drawing ? (
        <div style={isPlane ? { height: room } : { minHeight: room }}>
          <Drawing.default chart={chart} currency={currency} quantities={quantities} asTable={false} />
        </div>
      ) : (
        <p className="text-muted">The chart had not finished loading when this was printed.</p>
      )}
    </div>
  );
}
