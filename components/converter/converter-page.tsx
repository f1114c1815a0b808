import Link from "next/link";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
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
import { initialState, viewOf } from "@/lib/faces/page/converter-view";
import { breadcrumbs, faqPage, webApplication } from "@/lib/faces/page/json-ld";
import { type PairTexts, pairTexts } from "@/lib/faces/page/pair-texts";
import type { ConverterDeclaration, PairDeclaration } from "@/lib/units/quantity";
import { ConverterPanel } from "./converter-panel";
import { FavoriteToggle } from "./favorite-toggle";
import { PairLinks } from "./pair-links";
import { SourceList } from "./source-list";

interface ConverterPageProps {
  converter: ConverterDeclaration;
  /** Set on the page of a popular pair. */
  pair?: PairDeclaration;
}

/** The page of a converter, or of one of its popular pairs. */
export async function ConverterPage({ converter, pair }: ConverterPageProps) {
  const compiled = compiledConverter(converter);
  const laws = await lawsOf(converter.slug);
  const start = initialState(compiled, pair ? [pair.from, pair.to] : converter.defaultPair, laws);
  const texts = pair && (await pairTexts(converter, pair));
  const path = pair ? pairPath(converter, pair) : converterPath(converter);
  const name = texts?.heading ?? converter.name;
  const description = texts?.description ?? converter.description;
  const crumbs = crumbsOf(converter, pair, texts);
  const structured = [
    webApplication({ name, description, path }),
    breadcrumbs(crumbs),
    ...(pair ? [] : [faqPage(converter.faq)]),
  ];

  return (
    <div className="column pt-4 md:pt-6">
      <JsonLd data={structured} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 md:mt-2 md:mb-6">
        <div className="measure">
          <h1 className="text-3xl md:text-4xl">{name}</h1>
          <p className="tabular mt-2 text-muted leading-relaxed">{texts?.lead || converter.description}</p>
        </div>
        <FavoriteToggle slug={converter.slug} name={shortName(converter)} />
      </div>
      <ConverterPanel
        key={path}
        converter={compiled}
        start={start}
        startView={viewOf(compiled, start, laws)}
        aside={
          <>
            <PairLinks converter={converter} current={pair} />
            <RelatedConverters converter={converter} />
          </>
        }
      >
        <Notes notes={converter.notes ?? []} />
        <section aria-labelledby="faq-title">
          <h2 id="faq-title" className="mb-3 text-xl">
            Frequently asked questions
          </h2>
          <FaqList id="faq" questions={converter.faq} />
        </section>
        <SourceList converter={converter} />
      </ConverterPanel>
      <ShareBlock url={absoluteUrl(path)} title={name} />
    </div>
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
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="text-xl">
        Common pitfalls
      </h2>
      <ul className="measure mt-3 list-disc space-y-2 pl-5 text-muted leading-relaxed marker:text-accent">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function RelatedConverters({ converter }: { converter: ConverterDeclaration }) {
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className="text-xl">
        Related converters
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {relatedConverters(converter).map((related) => (
          <li key={related.slug}>
            <Link
              href={converterPath(related)}
              prefetch={false}
              className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
            >
              {related.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
