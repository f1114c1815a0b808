import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import {
  converterCategories,
  converterCategoryPath,
  findConverterCategory,
} from "@/lib/catalog/converter-categories";
import { converterPath, convertersIn, shortName } from "@/lib/catalog/converters";
import { absoluteUrl } from "@/lib/catalog/site";
import { breadcrumbs, itemList } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";

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
      <h1 className="mt-2 text-3xl md:text-4xl">{category.name}</h1>
      <p className="measure mt-2 text-muted leading-relaxed">{category.description}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map((converter) => (
          <li key={converter.slug} className="flex flex-col rounded-lg border border-line bg-surface p-5">
            <h2 className="text-lg">{shortName(converter)}</h2>
            <p className="mt-1 flex-1 text-muted text-sm leading-relaxed">{converter.description}</p>
            <Link
              href={converterPath(converter)}
              prefetch={false}
              className="mt-2 inline-flex min-h-11 items-center self-start font-medium text-accent text-sm underline-offset-4 hover:underline"
            >
              Use Converter
              <span className="sr-only">: {shortName(converter)}</span>
            </Link>
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
