import { longDay } from "@/lib/catalog/dates";

/** When a text was last changed. `day` is an ISO day. */
export function LastUpdated({ day }: { day: string }) {
  return (
    <p className="tabular mt-3 text-muted text-sm">
      Last Updated: <time dateTime={day}>{longDay(day)}</time>
    </p>
  );
}
