import { formatTimestamp } from "@/lib/core/locale/locale";

export function Moment({ at, className = "" }: { at: Date; className?: string }) {
  return (
    <time dateTime={at.toISOString()} className={`tabular whitespace-nowrap ${className}`}>
      {formatTimestamp(at)}
    </time>
  );
}
