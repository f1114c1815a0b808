import type { ReviewSummary } from "@/lib/catalog/reviews";
import { formatCounted, formatInteger } from "@/lib/core/locale/locale";

/** Average and distribution of all approved reviews; empty without any. */
export function RatingSummary({ summary: { count, average, distribution } }: { summary: ReviewSummary }) {
  if (average === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 border-line border-y py-5">
      <p>
        <span className="tabular font-semibold text-4xl">{average.toFixed(1)}</span>
        <span className="text-muted"> out of 5</span>
        <span className="block text-muted text-sm">
          {formatCounted(count, { one: "review", other: "reviews" })}
        </span>
      </p>
      <dl className="grid min-w-56 flex-1 gap-1.5 text-sm">
        {distribution.map((row) => (
          <div key={row.rating} className="grid grid-cols-[4rem_1fr_4rem] items-center gap-3">
            <dt className="tabular text-muted">
              {formatCounted(row.rating, { one: "star", other: "stars" })}
            </dt>
            <dd className="contents">
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
                className="h-2 w-full rounded-sm bg-sunken text-accent"
              >
                <rect width={(row.count / count) * 100} height="1" fill="currentColor" />
              </svg>
              <span className="tabular text-right">{formatInteger(row.count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
