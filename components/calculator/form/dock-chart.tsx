"use client";

import { Preview } from "@/components/chart/preview";
import { placeOfChart, previewed } from "@/components/chart/previewed";
import { Icon } from "@/components/ui/icon";
import type { ChartsProps } from "./charts";

/** The first chart of an answer in little, which leads to where it can be read. */
export function DockChart({ charts, context }: ChartsProps) {
  const chart = previewed(charts);
  if (!chart) return null;
  return (
    <figure className="rounded-lg border border-line p-4 max-md:hidden">
      <figcaption className="mb-2 text-sm">
        <a
          href={`#${placeOfChart(chart)}`}
          className="flex items-center justify-between gap-2 font-medium hover:text-accent"
        >
          {chart.title}
          <Icon name="fit" className="size-4 text-muted" />
        </a>
      </figcaption>
      <Preview chart={chart} currency={context.currency} quantities={context.quantities} />
    </figure>
  );
}
