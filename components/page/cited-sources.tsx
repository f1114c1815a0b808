import type { Citation } from "@/lib/core/sources/cite";

interface SourcesProps {
  sources: readonly Citation[];
}

export const CitedSources = ({ sources }: SourcesProps) => (
  <section aria-labelledby="sources" className="mt-12">
    <h2 id="sources" className="text-xl">
      Sources
    </h2>
    <CitationList sources={sources} />
  </section>
);

export const CitationList = ({ sources }: SourcesProps) => (
  <ul className="measure mt-3 list-disc space-y-1.5 pl-5 text-muted text-sm leading-relaxed marker:text-accent">
    {sources.map(({ id, title, edition, clause, url }) => (
      <li key={id}>
        {url ? (
          <a href={url} rel="noopener" className="text-accent underline underline-offset-4">
            {title}
          </a>
        ) : (
          title
        )}
        {[edition, clause].filter(Boolean).map((part) => `, ${part}`)}
      </li>
    ))}
  </ul>
);
