"use client";

import dynamic from "next/dynamic";
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Choice } from "@/components/ui/choice";
import type { Group3, Width } from "@/lib/calculators/periodictable/layout";
import { findProperty } from "@/lib/calculators/periodictable/properties";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { type Filter, fits, isFiltered, NO_FILTER } from "@/lib/calculators/periodictable/view";
import { ROOM_TEMPERATURE } from "@/lib/science/chemistry/state";
import { Controls } from "./controls";
import { Grid } from "./grid";
import { Legend } from "./legend";
import { type Coloring, looksOf } from "./looks";
import { Preview } from "./preview";
import { StateTemperature } from "./state-temperature";
import { Timeline } from "./timeline";

const loading = () => <p className="min-h-[30rem] text-muted text-sm">Loading…</p>;
const ElementList = dynamic(() => import("../list").then(({ ElementList }) => ElementList), {
  ssr: false,
  loading,
});
const Trends = dynamic(() => import("../trends").then(({ Trends }) => Trends), { ssr: false, loading });
const Compare = dynamic(() => import("../compare").then(({ Compare }) => Compare), { ssr: false, loading });

export type View = "table" | "list" | "trends" | "compare";

const VIEWS: readonly { id: View; label: string }[] = [
  { id: "table", label: "Table" },
  { id: "list", label: "List" },
  { id: "trends", label: "Trends" },
  { id: "compare", label: "Compare" },
];

interface TableViewProps {
  elements: readonly TableElement[];
  onOpen: (z: number) => void;
}

/** Elements as a table, a list, a chart or a comparison, all with one property and filter. */
export const TableView = memo(function TableView({ elements, onOpen }: TableViewProps) {
  const [view, setView] = useState<View>("table");
  const [coloring, setColoring] = useState<Coloring>("category");
  const [logarithmic, setLogarithmic] = useState(false);
  const [kelvin, setKelvin] = useState(ROOM_TEMPERATURE);
  const [width, setWidth] = useState<Width>("18");
  const [group3, setGroup3] = useState<Group3>("gap");
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [current, setCurrent] = useState<number>();
  useEffect(() => setCurrent(1), []);

  const shownKelvin = useDeferredValue(kelvin);
  const { look, scale } = useMemo(
    () => looksOf(elements, coloring, { kelvin: shownKelvin, logarithmic }),
    [elements, coloring, shownKelvin, logarithmic],
  );
  const matching = useMemo(
    () => new Set(elements.filter((element) => fits(element, filter)).map(({ z }) => z)),
    [elements, filter],
  );

  const narrow = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }));

  function color(next: Coloring) {
    setColoring(next);
    setLogarithmic(findProperty(next)?.logarithmic === true);
    if (next !== "discovered") narrow({ year: undefined });
  }

  const matchingElements = elements.filter(({ z }) => matching.has(z));
  return (
    <div className="space-y-4">
      <Controls
        coloring={coloring}
        onColoring={color}
        logarithmic={logarithmic}
        onLogarithmic={setLogarithmic}
        filter={filter}
        onFilter={narrow}
        layout={view === "table" ? { width, onWidth: setWidth, group3, onGroup3: setGroup3 } : undefined}
      >
        <Choice label="View" options={VIEWS} value={view} onChange={setView} />
      </Controls>
      {coloring === "state" && view === "table" && <StateTemperature kelvin={kelvin} onKelvin={setKelvin} />}
      {coloring === "discovered" && view === "table" && (
        <Timeline elements={elements} year={filter.year} onYear={(year) => narrow({ year })} />
      )}
      <p role="status" className={isFiltered(filter) ? "text-muted text-sm" : "sr-only"}>
        {isFiltered(filter) && `${matching.size} of ${elements.length} elements`}
      </p>
      {view === "table" && (
        <div className="relative">
          <Grid
            elements={elements}
            width={width}
            group3={group3}
            look={look}
            fits={({ z }) => matching.has(z)}
            current={current}
            onCurrent={(z) => startTransition(() => setCurrent(z))}
            onOpen={onOpen}
            group={filter.group}
            period={filter.period}
            onGroup={(group) => narrow({ group: filter.group === group ? undefined : group })}
            onPeriod={(period) => narrow({ period: filter.period === period ? undefined : period })}
          />
          {width === "18" && <Preview element={elements[(current ?? 1) - 1]} kelvin={shownKelvin} />}
          <div className="mt-4">
            <Legend
              coloring={coloring}
              scale={scale}
              elements={matchingElements}
              kelvin={shownKelvin}
              category={filter.category}
              onCategory={(category) => narrow({ category })}
            />
          </div>
        </div>
      )}
      {view === "list" && <ElementList elements={matchingElements} onOpen={onOpen} />}
      {view === "trends" && (
        <Trends elements={elements} matching={matching} coloring={coloring} logarithmic={logarithmic} />
      )}
      {view === "compare" && <Compare elements={elements} first={current ?? 1} />}
    </div>
  );
});
