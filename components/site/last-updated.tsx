import { longDay } from "@/lib/catalog/dates";

/** Date of the last change of a text. `day` is an ISO day. */
export function LastUpdated({ day }: { day: string }) {
  return (
    <p className="tabular mt-3 text-muted text-sm">
      Last Updated: <time dateTime={day}>{longDay(day)}</time>
    </p>
  );
}
