import { Preview } from "@/components/chart/preview";
import { placeOfChart } from "@/components/chart/preview-chart";
import type { LineChart } from "@/lib/kit/calculator/chart";
import type { ValueContext } from "@/lib/run/format/format-output";

export interface CurvePreviewProps {
  chart: LineChart;
  context: ValueContext;
}

/** Small version of the curve, with a link to the section that has it in full size. */
export const CurvePreview = ({ chart, context }: CurvePreviewProps) => (
  <figure>
    <figcaption className="flex min-h-11 items-center justify-between gap-4 text-sm md:min-h-9">
      <span className="text-muted">{chart.title}</span>
      <a
        href={`#${placeOfChart(chart)}`}
        className="inline-flex min-h-11 shrink-0 items-center text-accent underline-offset-4 hover:underline md:min-h-9 print:hidden"
      >
        Larger chart
      </a>
    </figcaption>
    <Preview chart={chart} currency={context.currency} quantities={context.quantities} />
  </figure>
);
