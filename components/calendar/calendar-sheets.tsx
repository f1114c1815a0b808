"use client";

import { useState } from "react";
import { formatInteger } from "@/lib/core/locale/locale";
import { FEW_MONTHS, firstsOf, MOST_MONTHS, monthAfter, monthsBetween } from "@/lib/kit/calculator/calendar";
import { CalendarLegend, type CalendarProps } from "./calendar-legend";
import { MonthSheet } from "./month-sheet";

/**
 * Sheets for the months of a count; of many, the first and the last. As many side by side as fit, at most two
 * in a column.
 */
export function CalendarSheets({ calendar }: CalendarProps) {
  const { title, from, to } = calendar;
  const [all, setAll] = useState(false);
  const months = monthsBetween(from, to);
  const isFolded = months > FEW_MONTHS && !(all && months <= MOST_MONTHS);
  return (
    <section aria-labelledby="calendar-title" className="@container">
      <h2 id="calendar-title" className="text-xl">
        {title}
      </h2>
      <CalendarLegend calendar={calendar} />
      <div
        className={`mt-4 grid gap-x-6 gap-y-6 ${months > 1 ? "@xs:grid-cols-2 @2xl:grid-cols-3" : "max-w-xs"}`}
      >
        {firstsOf(from, isFolded ? 1 : months).map((first) => (
          <MonthSheet key={first} first={first} calendar={calendar} />
        ))}
        {isFolded && (
          <>
            <MonthSheet first={monthAfter(to, 0)} calendar={calendar} />
            <p className="col-span-full text-muted text-sm">
              {formatInteger(months - 2)} months between them are not shown
              {months <= MOST_MONTHS && (
                <>
                  {". "}
                  <button
                    type="button"
                    onClick={() => setAll(true)}
                    className="script-only min-h-11 font-medium text-accent underline-offset-4 hover:underline"
                  >
                    Show all months
                  </button>
                </>
              )}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
