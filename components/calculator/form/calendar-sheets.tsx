"use client";

import { useState } from "react";
import {
  type Calendar,
  FEW_MONTHS,
  MOST_MONTHS,
  monthAfter,
  monthsBetween,
} from "@/lib/calculators/calendar";
import { civilDate } from "@/lib/civil/day";
import { longDate } from "@/lib/civil/day-names";
import { MonthSheet } from "./month-sheet";

/** The months that an answer counts days in, a sheet each; of many the first and the last. */
export function CalendarSheets({ calendar }: { calendar: Calendar }) {
  const { title, from, to, holidays, weekend, counted } = calendar;
  const [all, setAll] = useState(false);
  const months = monthsBetween(from, to);
  const isFolded = months > FEW_MONTHS && !(all && months <= MOST_MONTHS);
  const firsts = Array.from({ length: isFolded ? 1 : months }, (_, index) => monthAfter(from, index));
  return (
    <section aria-labelledby="calendar-title" className="mt-10">
      <h2 id="calendar-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">
        {longDate(civilDate(from))}
        {to > from && ` to ${longDate(civilDate(to))}`}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm" aria-label="Legend">
        {counted[1] >= counted[0] && (
          <Key sample="border-b-2 border-accent bg-accent-soft text-ink">Counted</Key>
        )}
        <Key sample="rounded-full bg-accent text-on-accent">{marked(calendar)}</Key>
        {weekend.length > 0 && <Key sample="text-muted">Weekend, not counted</Key>}
        {holidays.length > 0 && (
          <Key sample="border border-warning bg-warning-soft text-ink">Holiday, not counted</Key>
        )}
      </ul>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {firsts.map((first) => (
          <MonthSheet key={first} first={first} calendar={calendar} />
        ))}
        {isFolded && (
          <>
            <div className="grid min-h-24 place-content-center justify-items-center rounded-lg border border-line border-dashed p-4 text-center text-muted text-sm">
              {(months - 2).toLocaleString("en-US")} months between
              {months <= MOST_MONTHS && (
                <button
                  type="button"
                  onClick={() => setAll(true)}
                  className="script-only mt-1 min-h-11 font-medium text-accent underline-offset-4 hover:underline"
                >
                  Show all months
                </button>
              )}
            </div>
            <MonthSheet first={monthAfter(to, 0)} calendar={calendar} />
          </>
        )}
      </div>
    </section>
  );
}

const marked = ({ marks }: Calendar): string => marks.map(({ name }) => name).join(", ");

const Key = ({ sample, children }: { sample: string; children: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className={`tabular grid size-6 place-items-center text-xs ${sample}`}>
      8
    </span>
    {children}
  </li>
);
