"use client";

import { ChartSlot } from "@/components/chart/chart-slot";
import type { Calendar } from "@/lib/calculators/calendar";
import type { Chart } from "@/lib/calculators/chart";
import type { InputContext } from "@/lib/faces/text/scenario-text";
import { CalendarSheets } from "./calendar-sheets";

export interface ChartsProps {
  charts: readonly Chart[];
  calendar: Calendar | undefined;
  context: InputContext;
}

/** The days that an answer counts, and its charts. */
export const Charts = ({ calendar, ...props }: ChartsProps) => (
  <>
    {calendar && <CalendarSheets calendar={calendar} />}
    <AllCharts {...props} />
  </>
);

function AllCharts({ charts, context }: Omit<ChartsProps, "calendar">) {
  if (charts.length === 0) return null;
  return (
    <section aria-labelledby="charts-title" className="mt-10">
      <h2 id="charts-title" className="text-xl">
        Charts
      </h2>
      <div className="mt-4 space-y-8">
        {charts.map((chart) => (
          <ChartSlot
            key={chart.id}
            chart={chart}
            currency={context.currency}
            quantities={context.quantities}
          />
        ))}
      </div>
    </section>
  );
}
