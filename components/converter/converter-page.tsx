import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { JsonLd } from "@/components/page/json-ld";
import { PageSection } from "@/components/page/page-section";
import { PaperHead } from "@/components/page/paper-head";
import { ReportLink } from "@/components/page/report-link";
import { ShareBlock } from "@/components/page/share-block";
import { PlainForm } from "@/components/plain/plain-form";
import { PlainNotice } from "@/components/plain/plain-notice";
import { FaqList } from "@/components/ui/faq-list";
import { converterCategoryPath, findConverterCategory } from "@/lib/catalog/converter-categories";
import {
  compiledConverter,
  converterPath,
  pairPath,
  relatedConverters,
  shortName,
} from "@/lib/catalog/converters";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { absoluteUrl } from "@/lib/catalog/site";
import { citationText } from "@/lib/core/sources/citation-text";
import { breadcrumbs, faqPage, webApplication } from "@/lib/faces/page/json-ld";
import { type PairContext, pairContext } from "@/lib/faces/page/pair-context";
import { pairFacts } from "@/lib/faces/page/pair-facts";
import { converterQuestions, pairQuestions } from "@/lib/faces/page/pair-questions";
import { type PairTexts, pairTexts } from "@/lib/faces/page/pair-texts";
import type { PlainPage } from "@/lib/faces/plain/plain-page";
import type { ConverterState } from "@/lib/run/address/converter-state";
import { type ConverterView, initialState, viewOf } from "@/lib/run/converter-view";
import type { CompiledConverter } from "@/lib/units/compile";
import type { ConverterDeclaration, PairDeclaration, Question } from "@/lib/units/quantity";
import { usualName } from "@/lib/units/with-unit";
import { ConverterPanel } from "./converter-panel";
import { FavoriteToggle } from "./favorite-toggle";
import { LinkChips } from "./link-chips";
import { PairFacts } from "./pair-facts";
import { NearbyPairs, PopularPairs } from "./pair-links";
import { SourceList } from "./source-list";

interface ConverterPageProps {
  converter: ConverterDeclaration;
  pair?: PairDeclaration;
  /** Answer to the address for browsers without script; the static page only links to it. */
  plain?: PlainPage;
}

export async function ConverterPage({ converter, pair, plain }: ConverterPageProps) {
  const compiled = withDocumentNames(compiledConverter(converter));
  const laws = await lawsOf(converter.slug);
  const start = initialState(compiled, pair ? [pair.from, pair.to] : converter.defaultPair, laws);
  const context = pair && (await pairContext(converter, pair));
  const texts = context && pairTexts(context);
  const path = pair ? pairPath(converter, pair) : converterPath(converter);
  const name = texts?.heading ?? converter.name;
  const description = texts?.description ?? converter.description;
  const questions = context ? pairQuestions(context) : converterQuestions(converter);
  const crumbs = crumbsOf(converter, pair, texts);
  const structured = [
    webApplication({ name, description, path }),
    breadcrumbs(crumbs),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
  const view = viewOf(compiled, start, laws);

  return (
    <div data-tool="" className="column pt-4 md:pt-6">
      <JsonLd data={structured} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mb-4 md:mt-2 md:mb-5">
        <div className="flex items-start gap-x-3 md:items-center">
          <h1 className="text-2xl max-md:flex-1 md:text-4xl">{name}</h1>
          <FavoriteToggle slug={converter.slug} name={shortName(converter)} />
        </div>
        <PaperHead address={absoluteUrl(path)} />
        <p className="tabular measure mt-1 text-muted leading-relaxed max-md:line-clamp-2 max-md:text-sm md:mt-2">
          {texts?.lead || converter.description}
        </p>
      </div>
      {plain ? (
        <PlainForm path={path} page={plain} />
      ) : (
        <PlainNotice path={path} start={{ value: start.text }} />
      )}
      <div className={plain && "script-only"}>
        {context ? (
          <PairPanel
            key={path}
            compiled={compiled}
            start={start}
            startView={{ ...view, rows: [] }}
            context={context}
          />
        ) : (
          <ConverterPanel key={path} converter={compiled} start={start} startView={view}>
            <Notes notes={converter.notes ?? []} />
            <PopularPairs converter={converter} />
            <RelatedConverters converter={converter} />
            <SourceList converter={converter} />
            <Questions questions={questions} />
          </ConverterPanel>
        )}
      </div>
      <ReportLink path={path} />
      <ShareBlock url={absoluteUrl(path)} title={name} />
    </div>
  );
}

interface PairPanelProps {
  compiled: CompiledConverter;
  start: ConverterState;
  startView: ConverterView;
  context: PairContext;
}

/** Converter of a pair: its facts instead of the table of all units. */
function PairPanel({ compiled, start, startView, context }: PairPanelProps) {
  const { declaration, pair, from, to } = context;
  const facts = pairFacts(context);
  return (
    <ConverterPanel
      converter={compiled}
      start={start}
      startView={startView}
      facts={<PairFacts facts={facts} units={[usualName(from), usualName(to)]} />}
    >
      <NearbyPairs links={facts.links} />
      <SourceList converter={declaration} units={[pair.from, pair.to]} />
      <Questions questions={pairQuestions(context)} />
    </ConverterPanel>
  );
}

/** Names the documents that define the units, for the line below the formula. */
const withDocumentNames = (converter: CompiledConverter): CompiledConverter => ({
  ...converter,
  groups: converter.groups.map(({ name, source }) => ({ name, source: citationText(source) })),
});

function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="faq-title" className="mt-10">
      <h2 id="faq-title" className="mb-3 text-xl">
        Frequently asked questions
      </h2>
      <FaqList questions={questions} />
    </section>
  );
}

function crumbsOf(
  converter: ConverterDeclaration,
  pair: PairDeclaration | undefined,
  texts: PairTexts | undefined,
) {
  const category = findConverterCategory(converter.category);
  if (!category) throw new RangeError(`No category ${converter.category}`);
  return [
    { name: "Home", path: "/" },
    { name: "Converters", path: "/converters" },
    { name: category.name, path: converterCategoryPath(category) },
    { name: converter.name, path: converterPath(converter) },
    ...(pair && texts ? [{ name: texts.heading, path: pairPath(converter, pair) }] : []),
  ];
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <PageSection id="pitfalls" title="Common pitfalls" summary={notes[0]}>
      <ul className="measure list-disc space-y-2 pl-5 text-muted leading-relaxed marker:text-accent">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </PageSection>
  );
}

function RelatedConverters({ converter }: { converter: ConverterDeclaration }) {
  const links = relatedConverters(converter).map((related) => ({
    path: converterPath(related),
    text: related.name,
  }));
  return (
    <PageSection
      id="related"
      title="Related converters"
      summary={links.map(({ text }) => text).join(", ")}
      className="print:hidden"
    >
      <LinkChips links={links} />
    </PageSection>
  );
}
