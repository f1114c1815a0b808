"use client";

import { useMemo, useState } from "react";
import { ChartSlot } from "@/components/chart/chart-slot";
import { Sealed } from "@/components/page/seal";
import { ChoiceField } from "@/components/ui/choice";
import {
  findProperty,
  PROPERTY_IDS,
  type PropertyId,
  properties,
} from "@/lib/calculators/periodictable/properties";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { type Along, scatterChart, trendChart } from "@/lib/calculators/periodictable/trend-chart";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import type { Coloring } from "./table/looks";

const ALONG: readonly { id: Along | PropertyId; label: string }[] = [
  { id: "number", label: "Atomic number" },
  { id: "period", label: "Atomic number, by period" },
  { id: "group", label: "Period, by main group" },
  ...properties,
];

interface TrendsProps {
  elements: readonly TableElement[];
  /** Elements that match the filter. */
  matching: ReadonlySet<number>;
  coloring: Coloring;
  logarithmic: boolean;
}

const isProperty = (id: string): id is PropertyId => (PROPERTY_IDS as readonly string[]).includes(id);

export function Trends({ elements, matching, coloring, logarithmic }: TrendsProps) {
  const [along, setAlong] = useState<Along | PropertyId>("number");
  const property: PropertyId = isProperty(coloring) ? coloring : "ionization1";
  const measured = findProperty(property)?.measured;
  const chart = useMemo(() => {
    const matchingElements = elements.filter(({ z }) => matching.has(z));
    const isLog = isProperty(coloring) && logarithmic;
    return isProperty(along)
      ? scatterChart(matchingElements, [along, property], {
          x: properties.some((each) => each.id === along && each.logarithmic),
          y: isLog,
        })
      : trendChart(matchingElements, property, along, isLog);
  }, [elements, matching, property, along, coloring, logarithmic]);

  return (
    <div className="space-y-4">
      <div className="max-w-sm">
        <ChoiceField
          label="Against"
          options={ALONG}
          value={along}
          onChange={(id) => setAlong(id as Along | PropertyId)}
        />
      </div>
      {!isProperty(coloring) && (
        <p className="text-muted text-sm">
          The first ionization energy is shown. Choose another property under “Show”.
        </p>
      )}
      <ChartSlot key={chart.id} chart={chart} currency={DEFAULT_CURRENCY} />
      {measured !== undefined && (
        <div className="max-w-xl">
          <Sealed seal="measured" source={measured} />
        </div>
      )}
    </div>
  );
}
