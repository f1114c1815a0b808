import { Preview } from "@/components/chart/preview";
import { Icon } from "@/components/ui/icon";
import type { Chart } from "@/lib/kit/calculator/chart";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { sentenceText } from "@/lib/run/format/sentence-text";

interface DockFigureProps {
  chart: Chart;
  /** Id of the full-size chart on the page. */
  place: string;
  context: InputContext;
}

/** Small chart next to the result, under what it shows. */
export const DockFigure = ({ chart, place, context }: DockFigureProps) => (
  <figure data-paper="chart" className="rounded-lg border border-line p-4 max-md:p-3">
    <figcaption className="mb-2 text-sm">
      <a
        href={`#${place}`}
        target="_self"
        className="flex items-start justify-between gap-2 font-medium leading-snug hover:text-accent"
      >
        {chart.finding === undefined ? chart.title : sentenceText(chart.finding, context)}
        <Icon name="fit" className="size-4 text-muted print:hidden" />
      </a>
    </figcaption>
    <Preview chart={chart} currency={context.currency} quantities={context.quantities} />
  </figure>
);
