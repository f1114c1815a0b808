import type { ArticleHeading } from "@/lib/catalog/articles";

export function TableOfContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="border-line border-y py-4 lg:border-y-0 lg:border-l lg:py-0 lg:pl-5"
    >
      <h2 id="contents" className="font-medium text-muted text-sm">
        Table of contents
      </h2>
      <ol className="mt-2">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm leading-snug underline-offset-4 hover:text-accent hover:underline lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
