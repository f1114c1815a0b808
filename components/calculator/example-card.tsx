import type { ReactNode } from "react";
import { PageSection } from "@/components/page/page-section";

interface WorkedExamplesProps {
  titles: readonly string[];
  children: ReactNode;
}

export const WorkedExamples = ({ titles, children }: WorkedExamplesProps) => (
  <PageSection id="examples" title="Examples" summary={titles.join(" · ")} className="print:hidden">
    <ul className="grid gap-4 md:grid-cols-3">{children}</ul>
  </PageSection>
);

interface ExampleCardProps {
  title: string;
  /** Origin of its figures, without a period. */
  origin: string;
  /** Path of the page, and the query that opens the example there; empty for the initial state. */
  path: string;
  query: string;
  children: ReactNode;
}

export const ExampleCard = ({ title, origin, path, query, children }: ExampleCardProps) => (
  <li className="flex flex-col rounded-lg border border-line bg-surface p-4">
    <p className="font-medium leading-snug">{title}</p>
    {children}
    <p className="mt-3 mb-2 text-muted text-xs leading-snug">{origin}.</p>
    {/* Loads the page completely: the calculator reads its address when it starts. */}
    <a
      href={query ? `${path}?${query}` : path}
      rel="nofollow"
      className="mt-auto flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline"
    >
      Open this example<span className="sr-only">: {title}</span>
    </a>
  </li>
);
