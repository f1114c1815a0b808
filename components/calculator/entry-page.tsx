import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { FavoritePageStar } from "@/components/page/favorite-star";
import { JsonLd } from "@/components/page/json-ld";
import { PaperHead } from "@/components/page/paper-head";
import { PaperSources } from "@/components/page/paper-sources";
import { RecentPage } from "@/components/page/recent-page";
import { ReportLink } from "@/components/page/report-link";
import { ShareBlock } from "@/components/page/share-block";
import { VerifiedCasesLink } from "@/components/page/verified-cases-link";
import { calculatorPath, defaultCalculatorPath } from "@/lib/catalog/calculators";
import type { ListedEntry } from "@/lib/catalog/entries";
import { findPanelJob, findPanelJobPage } from "@/lib/catalog/jobs";
import { absoluteUrl } from "@/lib/catalog/site";
import type { Citation } from "@/lib/core/sources/cite";
import { breadcrumbs, definedTerm } from "@/lib/faces/page/json-ld";
import { metadataFor, socialImage } from "@/lib/faces/page/metadata";
import { CalculatorPage } from "./calculator-page";
import { CalculatorSidebar } from "./calculator-sidebar";
import { PanelJobNotes } from "./panel-job-notes";

export const entryMetadata = ({ calculator, page, path }: ListedEntry): Metadata =>
  metadataFor({
    ...page.seo,
    path,
    ogImage: socialImage(calculator.category),
    ...(page.noIndex && { noIndex: true }),
  });

interface CalculatorEntryPageProps {
  entry: ListedEntry;
  /** Sources of the calculator, which the page of an element or a formula cites itself. */
  sources: readonly Citation[];
  children: ReactNode;
}

/** Page below a panel’s: a job, or an element or formula. */
export function CalculatorEntryPage({ entry, sources, children }: CalculatorEntryPageProps) {
  const { calculator, page, path } = entry;
  const job = findPanelJob(calculator.id, page.slug);
  const jobPage = findPanelJobPage(calculator.id, page.slug);
  if (job && jobPage)
    return (
      <CalculatorPage
        calculator={jobPage}
        sources={sources.filter(({ id }) => job.sources.includes(id))}
        related={job.related}
      >
        {children}
        <PanelJobNotes job={job} path={path} />
      </CalculatorPage>
    );
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Calculators", path: defaultCalculatorPath },
    { name: calculator.label, path: calculatorPath(calculator) },
    { name: page.name, path },
  ];
  return (
    <div data-tool="" className="column gap-10 pt-4 lg:grid lg:grid-cols-[15rem_1fr]">
      <JsonLd
        data={[
          definedTerm({
            name: page.name,
            ...(page.code !== undefined && { code: page.code }),
            description: page.seo.description,
            path,
            set: { name: calculator.heading, path: calculatorPath(calculator) },
          }),
          breadcrumbs(crumbs),
        ]}
      />
      <RecentPage path={path} />
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <div className="flex items-start justify-between gap-x-3">
          <Breadcrumbs crumbs={crumbs} />
          <FavoritePageStar path={path} name={page.name} />
        </div>
        <PaperHead address={absoluteUrl(path)} />
        <div data-paper="panel">{children}</div>
        <PaperSources sources={sources} />
        <VerifiedCasesLink tool={`calculators/${calculator.id}`} />
        <ReportLink path={path} />
        <ShareBlock url={absoluteUrl(path)} title={page.name} />
      </div>
      <CalculatorSidebar current={calculator.id} />
    </div>
  );
}
