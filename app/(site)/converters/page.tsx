import Link from "next/link";
import { HubLists } from "@/components/converter/hub-lists";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { AnswerBar } from "@/components/search/answer-bar";
import { Icon } from "@/components/ui/icon";
import {
  type ConverterCategory,
  converterCategories,
  converterCategoryPath,
} from "@/lib/catalog/converter-categories";
import { converterPath, converters, convertersIn, shortName } from "@/lib/catalog/converters";
import { commonConverters } from "@/lib/catalog/curation";
import { pageAt } from "@/lib/catalog/pages";
import { absoluteUrl } from "@/lib/catalog/site";
import { breadcrumbs, itemList } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/converters");
const HEADING = "The Ultimate Converter Hub";
const TOOLS_PER_CARD = 7;

export const metadata = metadataFor(page);

export default function HubPage() {
  const pairs = converters.reduce((sum, converter) => sum + converter.pairs.length, 0);
  const tools = converters.map((converter) => ({
    slug: converter.slug,
    name: shortName(converter),
    path: converterPath(converter),
    description: converter.description,
    category: converterCategories.find(({ slug }) => slug === converter.category)?.name ?? "",
  }));
  return (
    <div className="column pt-4 md:pt-8">
      <JsonLd
        data={[
          breadcrumbs([
            { name: "Home", path: "/" },
            { name: "Converters", path: page.path },
          ]),
          itemList(
            HEADING,
            converters.map((converter) => ({ name: converter.name, path: converterPath(converter) })),
          ),
        ]}
      />
      <h1 className="text-2xl md:text-4xl">{HEADING}</h1>
      <p className="measure mt-1 text-muted leading-relaxed max-md:text-sm md:mt-2">
        {converters.length} converters and {pairs} popular conversions in {converterCategories.length}{" "}
        categories. Every factor is computed from its definition, and every page names its sources.
      </p>
      <div className="mt-4 max-w-2xl md:mt-6">
        <AnswerBar
          label="Search converters"
          placeholder="Search or convert: pressure, 72 f in c…"
          tools={tools}
          fromAddress
          over
        />
      </div>
      <HubLists tools={tools} />
      <div className="mt-5 grid gap-3 md:mt-8 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {converterCategories.map((category) => (
          <CategoryCard key={category.slug} category={category} />
        ))}
      </div>
      <ShareBlock url={absoluteUrl(page.path)} title={HEADING} />
    </div>
  );
}

function CategoryCard({ category }: { category: ConverterCategory }) {
  const all = convertersIn(category);
  // Without them, pressure and energy would be behind “View all”.
  const common = commonConverters.flatMap((slug) => all.filter((converter) => converter.slug === slug));
  const displayed = [...new Set([...common, ...all])].slice(0, TOOLS_PER_CARD);
  return (
    <section
      aria-labelledby={category.slug}
      className="flex flex-col rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex items-center gap-3">
        <Icon name={category.icon} className="size-6 text-accent" />
        <h2 id={category.slug} className="text-lg">
          {category.name}
        </h2>
      </div>
      <p className="mt-2 text-muted text-sm leading-relaxed max-md:hidden">{category.description}</p>
      <ul className="mt-2 flex-1 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 md:mt-3">
        {displayed.map((converter) => (
          <li key={converter.slug}>
            <Link
              href={converterPath(converter)}
              prefetch={false}
              className="flex min-h-11 items-center text-sm leading-snug underline-offset-4 hover:text-accent hover:underline md:min-h-9"
            >
              {shortName(converter)}
            </Link>
          </li>
        ))}
      </ul>
      {all.length > TOOLS_PER_CARD && (
        <Link
          href={converterCategoryPath(category)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          View all {all.length}
          <span className="sr-only"> in {category.name}</span>
        </Link>
      )}
    </section>
  );
}
