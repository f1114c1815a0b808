"use client";

import { type CSSProperties, memo, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import type { Chart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import type { Quantities } from "@/lib/run/format/format-value";
import { sentenceText } from "@/lib/run/format/sentence-text";
import { messages } from "./messages";
import { placeOfChart } from "./preview-chart";
import { roomOf } from "./room";

interface ChartSlotProps {
  chart: Chart;
  currency: Currency;
  quantities?: Quantities | undefined;
}

type Drawing = typeof import("./chart");
let loaded: Drawing | undefined;

/** Loads the drawing code of charts, for those that cannot wait: a print button loads it before it prints. */
export async function loadCharts(): Promise<Drawing> {
  loaded ??= await import("./chart");
  return loaded;
}

/** Returns the drawing code if loaded: a print does not wait for it. */
export const cachedCharts = (): Drawing | undefined => loaded;

/** Title, summary and space of a chart; the drawing renders when it comes near the window. */
export const ChartSlot = memo(function ChartSlot({ chart, currency, quantities }: ChartSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const [room, wideRoom] = roomOf(chart);
  const [Drawing, setDrawing] = useState<Drawing>();
  const [failed, setFailed] = useState(false);
  const [asTable, setAsTable] = useState(false);

  function load() {
    setFailed(false);
    loadCharts().then(setDrawing, () => setFailed(true));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the slot comes near
  useEffect(() => {
    const element = box.current;
    if (!element || Drawing) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    // Loaded code renders synchronously: browsers do not wait before they print.
    const beforePrint = () => (loaded ? flushSync(() => setDrawing(loaded)) : load());
    window.addEventListener("beforeprint", beforePrint);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", beforePrint);
    };
  }, [Drawing]);

  return (
    <section
      id={placeOfChart(chart)}
      aria-labelledby={title}
      className="@container min-w-0 print:break-inside-avoid"
    >
      <div className="flex items-center justify-between gap-x-4">
        {chart.finding ? (
          <p id={title} className="min-w-0 flex-1 text-muted text-sm">
            {chart.title}
          </p>
        ) : (
          <h3 id={title} className="min-w-0 flex-1 text-lg">
            {chart.title}
          </h3>
        )}
        <Button
          look="quiet"
          className="-mr-4 shrink-0 embed:-mr-2 print:hidden"
          onClick={() => {
            setAsTable(!asTable);
            if (!Drawing) load();
          }}
        >
          {asTable ? messages.showChart : messages.showTable}
        </Button>
      </div>
      {chart.finding && (
        <h3 className="-mt-2 mb-1 text-lg">{sentenceText(chart.finding, { currency, quantities })}</h3>
      )}
      <p className="measure mb-4 text-muted text-sm">
        {sentenceText(chart.summary, { currency, quantities })}
      </p>
      <div
        ref={box}
        style={{ "--room": `${room}px`, "--room-wide": `${wideRoom}px` } as CSSProperties}
        className={roomClass(chart, asTable, Drawing !== undefined)}
      >
        {Drawing && (
          <Drawing.default chart={chart} currency={currency} quantities={quantities} asTable={asTable} />
        )}
        {failed && (
          <p className="text-sm">
            The chart could not be loaded. <Button onClick={load}>Try again</Button>
          </p>
        )}
      </div>
    </section>
  );
});

/** Leaves no gap on paper for a chart without code. */
function roomClass(chart: Chart, asTable: boolean, isDrawn: boolean): string {
  const room =
    asTable || isPlane(chart) ? "@2xl:h-(--room-wide) h-(--room)" : "@2xl:min-h-(--room-wide) min-h-(--room)";
  if (!isDrawn) return `${room} print:hidden`;
  return asTable ? `${room} print:h-auto` : room;
}

const isPlane = ({ kind }: Chart): boolean => kind !== "parts" && kind !== "scale";
