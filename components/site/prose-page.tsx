import type { ReactNode } from "react";
import { JsonLd } from "@/components/page/json-ld";
import { anchorOf } from "@/lib/catalog/anchor";
import type { SitePage } from "@/lib/catalog/pages";
import { pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { LastUpdated } from "./last-updated";
import { Prose } from "./prose";

interface ProsePageProps {
  page: SitePage;
  lead: ReactNode;
  /** ISO day of the line “Last Updated”, if the page has one. */
  updated?: string;
  /** ISO day of the last change of the text. */
  changed: string;
  children: ReactNode;
}

export function ProsePage({ page, lead, updated, changed, children }: ProsePageProps) {
  return (
    <article className="column pt-8 md:pt-12">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <h1 className="text-3xl md:text-4xl">{page.title}</h1>
      <p className="measure mt-4 text-lg text-muted leading-relaxed">{lead}</p>
      <LastUpdated {...(updated && { day: updated })} changed={changed} />
      <Prose>{children}</Prose>
    </article>
  );
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = anchorOf(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
