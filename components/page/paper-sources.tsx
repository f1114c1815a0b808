import type { Citation } from "@/lib/core/sources/cite";

/** Maximum number of sources that leave room for the rest on one page. */
const MAX_SOURCES = 4;

/** Main sources of a panel on paper. */
export function PaperSources({ sources }: { sources: readonly Citation[] }) {
  if (sources.length === 0) return null;
  return (
    <section data-paper="source" aria-label="Source" className="paper-only">
      {sources.slice(0, MAX_SOURCES).map(({ id, title, edition, clause }) => (
        <p key={id}>Source: {[title, edition, clause].filter(Boolean).join(", ")}</p>
      ))}
    </section>
  );
}
