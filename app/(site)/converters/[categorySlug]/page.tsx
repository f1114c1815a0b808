import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { Icon } from "@/components/ui/icon";
import {
  converterCategories,
  converterCategoryPath,
  findConverterCategory,
} from "@/lib/catalog/converter-categories";
import { converterPath, convertersIn, shortName } from "@/lib/catalog/converters";
import { absoluteUrl } from "@/lib/catalog/site";
import { breadcrumbs, itemList } from "@/lib/faces/page/json-ld";
import { metadataFor, socialImage } from "@/lib/faces/page/metadata";

interface Props {
  params: Promise<{ categorySlug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => converterCategories.map(({ slug }) => ({ categorySlug: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findConverterCategory((await params).categorySlug);
  if (!category) notFound();
  return metadataFor({
    title: `${category.name} Converters`,
    description: `${convertersIn(category).length} free unit converters. ${category.description} Exact factors, formulas and sources.`,
    path: converterCategoryPath(category),
    ogImage: socialImage(category.slug),
  });
}

export default async function CategoryPage({ params }: Props) {
  const category = findConverterCategory((await params).categorySlug);
  if (!category) notFound();
  const tools = convertersIn(category);
  const path = converterCategoryPath(category);
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Converters", path: "/converters" },
    { name: category.name, path },
  ];
  const items = tools.map((converter) => ({ name: converter.name, path: converterPath(converter) }));
  return (
    <div className="column pt-4 md:pt-6">
      <JsonLd data={[breadcrumbs(crumbs), itemList(category.name, items)]} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-2xl md:mt-2 md:text-4xl">{category.name}</h1>
      <p className="measure mt-1 text-muted leading-relaxed max-md:text-sm md:mt-2">{category.description}</p>
      {/* Rows on a phone, cards where there is room; the link covers both. */}
      <ul className="mt-5 max-sm:divide-y max-sm:divide-line max-sm:border-line max-sm:border-y sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {tools.map((converter) => (
          <li
            key={converter.slug}
            className="group relative flex flex-col py-3 pr-8 sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-5 sm:pb-2 sm:hover:border-accent"
          >
            <h2 className="text-base group-hover:text-accent sm:text-lg">{shortName(converter)}</h2>
            <p className="mt-0.5 flex-1 text-muted text-sm leading-snug max-sm:line-clamp-1 sm:mt-1 sm:leading-relaxed">
              {converter.description}
            </p>
            <Link
              href={converterPath(converter)}
              prefetch={false}
              className="inline-flex items-center self-start rounded-md font-medium text-accent text-sm after:absolute after:inset-0 max-sm:absolute max-sm:inset-0 sm:min-h-11"
            >
              <span className="max-sm:sr-only">
                Use Converter
                <span className="sr-only">: {shortName(converter)}</span>
              </span>
            </Link>
            <Icon
              name="chevron-down"
              className="absolute top-1/2 right-1 size-5 -translate-y-1/2 -rotate-90 text-muted sm:hidden"
            />
          </li>
        ))}
      </ul>
      <Link
        href="/converters"
        prefetch={false}
        className="mt-8 inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
      >
        ← Back to all converters
      </Link>
      <ShareBlock url={absoluteUrl(path)} title={category.name} />
    </div>
  );
}
