import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { CitationList } from "@/components/page/cited-sources";
import { FavoritePageStar } from "@/components/page/favorite-star";
import { GuideLinks } from "@/components/page/guide-links";
import { JsonLd } from "@/components/page/json-ld";
import { PageSection } from "@/components/page/page-section";
import { PaperHead } from "@/components/page/paper-head";
import { PaperSources } from "@/components/page/paper-sources";
import { RecentPage } from "@/components/page/recent-page";
import { ReportLink } from "@/components/page/report-link";
import { ShareBlock } from "@/components/page/share-block";
import { VerifiedCasesLink } from "@/components/page/verified-cases-link";
import { FaqList } from "@/components/ui/faq-list";
import { calculatorPath, defaultCalculatorPath, findCalculator } from "@/lib/catalog/calculators";
import { applicationKind } from "@/lib/catalog/curation";
import { absoluteUrl } from "@/lib/catalog/site";
import type { Citation } from "@/lib/core/sources/cite";
import { breadcrumbs, faqPage, webApplication } from "@/lib/faces/page/json-ld";
import { metadataFor, socialImage } from "@/lib/faces/page/metadata";
import type { CalculatorEntry } from "@/lib/kit/calculator/define";
import { CalculatorSidebar } from "./calculator-sidebar";
import { ClampedLead } from "./clamped-lead";
import { JobLinks } from "./job-links";
import { RelatedLinks } from "./related-links";

export const calculatorMetadata = (calculator: CalculatorEntry): Metadata =>
  metadataFor({
    ...calculator.seo,
    path: calculatorPath(calculator),
    ogImage: socialImage(calculator.category),
  });

interface CalculatorPageProps {
  calculator: CalculatorEntry;
  /** Sources, unless `children` cites them. */
  sources?: readonly Citation[];
  /** Names of related calculators and jobs. */
  related?: readonly string[];
  children: ReactNode;
}

/** Page around a calculator or a job: heading, sections on request, share block and the list of all calculators. */
export function CalculatorPage({ calculator, sources = [], related = [], children }: CalculatorPageProps) {
  const path = calculatorPath(calculator);
  const { job, faq = [] } = calculator;
  const isPanel = sources.length > 0;
  const whole = job === undefined ? undefined : findCalculator(calculator.id);
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Calculators", path: defaultCalculatorPath },
    ...(whole ? [{ name: whole.label, path: calculatorPath(whole) }] : []),
    { name: calculator.label, path },
  ];
  return (
    <div data-tool="" className="column gap-10 pt-3 md:pt-5 lg:grid lg:grid-cols-[15rem_1fr]">
      <JsonLd
        data={[
          webApplication({
            name: calculator.heading,
            description: calculator.seo.description,
            path,
            category: applicationKind(calculator),
          }),
          breadcrumbs(crumbs),
          ...(faq.length > 0 ? [faqPage(faq)] : []),
        ]}
      />
      <RecentPage path={path} />
      {/* Numbered columns: the calculator comes first and must not move when the list arrives. */}
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        {calculator.fillsPhone ? (
          <div data-fills-phone="" className="max-sm:flex max-sm:flex-col">
            <div className="flex items-center gap-x-3 max-sm:mb-1">
              <h1 className="text-2xl max-md:flex-1 max-sm:text-[clamp(0.9375rem,4.5vw,1.25rem)] md:text-3xl">
                {calculator.heading}
              </h1>
              <FavoritePageStar path={path} name={calculator.heading} />
            </div>
            <PaperHead address={absoluteUrl(path)} />
            <p className="measure mt-2 text-muted leading-relaxed max-sm:order-last max-sm:mt-6 sm:mb-6">
              {calculator.summary}
            </p>
            <div className="max-sm:order-last max-sm:mt-6">
              <JobLinks calculatorId={calculator.id} />
            </div>
            <div data-paper="panel" className="min-w-0">
              {children}
            </div>
          </div>
        ) : (
          <>
            {whole && <Breadcrumbs crumbs={crumbs} />}
            <div className="flex items-start gap-x-3">
              <h1 className="text-2xl max-md:flex-1 max-md:pt-1.5 md:text-3xl">{calculator.heading}</h1>
              <FavoritePageStar path={path} name={calculator.heading} />
            </div>
            <PaperHead address={absoluteUrl(path)} />
            <ClampedLead text={calculator.summary} />
            {!whole && <JobLinks calculatorId={calculator.id} />}
            {/* A form marks what it prints; a panel is printed as it is. */}
            {isPanel ? <div data-paper="panel">{children}</div> : children}
          </>
        )}
        <PaperSources sources={sources} />
        <PageSection
          id="guide"
          title="How it works"
          summary={calculator.guide.map(({ title }) => title).join(" · ")}
        >
          {!calculator.fillsPhone && (
            <p className="measure mb-5 text-muted leading-relaxed md:hidden">{calculator.summary}</p>
          )}
          <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
            {calculator.guide.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-medium">{title}</dt>
                <dd className="mt-1 text-muted leading-relaxed">{text}</dd>
              </div>
            ))}
          </dl>
        </PageSection>
        {faq.length > 0 && (
          <PageSection id="questions" title="Questions and answers" summary={faq[0]?.q}>
            <FaqList questions={faq} />
          </PageSection>
        )}
        {sources.length > 0 && (
          <PageSection id="sources" title="Sources" summary={sources.map(({ title }) => title).join(" · ")}>
            <CitationList sources={sources} />
            <VerifiedCasesLink tool={`calculators/${calculator.id}`} />
          </PageSection>
        )}
        <GuideLinks path={path} />
        <RelatedLinks names={related} />
        <ReportLink path={path} />
        <ShareBlock url={absoluteUrl(path)} title={calculator.heading} />
      </div>
      <CalculatorSidebar current={calculator.id} {...(job !== undefined && { job })} />
    </div>
  );
}
