const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A moment, the same for everyone who reads it. */
export function Moment({ at, className = "" }: { at: Date; className?: string }) {
  return (
    <time dateTime={at.toISOString()} className={`tabular whitespace-nowrap ${className}`}>
      {format.format(at)} UTC
    </time>
  );
}
