import { formatTimestamp } from "@/lib/core/locale/locale";

/** A moment, the same for everyone who reads it. */
export function Moment({ at, className = "" }: { at: Date; className?: string }) {
  return (
    <time dateTime={at.toISOString()} className={`tabular whitespace-nowrap ${className}`}>
      {formatTimestamp(at)}
    </time>
  );
}
