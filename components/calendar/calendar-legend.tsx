import { civilDate } from "@/lib/core/civil/day";
import { longDate } from "@/lib/core/civil/day-names";
import type { Calendar } from "@/lib/kit/calculator/calendar";

export const CalendarLegend = ({
  calendar: { from, to, counted, marks, weekend, holidays },
}: CalendarProps) => (
  <>
    <p className="mt-1 text-muted">
      {longDate(civilDate(from))}
      {to > from && ` to ${longDate(civilDate(to))}`}
    </p>
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm" aria-label="Legend">
      {counted[1] >= counted[0] && (
        <Key sample="border-b-2 border-accent bg-accent-soft text-ink">Counted</Key>
      )}
      <Key sample="rounded-full bg-accent text-on-accent">{marks.map(({ name }) => name).join(", ")}</Key>
      {weekend.length > 0 && <Key sample="text-muted">Weekend, not counted</Key>}
      {holidays.length > 0 && (
        <Key sample="border border-warning bg-warning-soft text-ink">Holiday, not counted</Key>
      )}
    </ul>
  </>
);

export interface CalendarProps {
  calendar: Calendar;
}

const Key = ({ sample, children }: { sample: string; children: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className={`tabular grid size-6 place-items-center text-xs ${sample}`}>
      8
    </span>
    {children}
  </li>
);
