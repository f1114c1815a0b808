import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConverterPage } from "@/components/converter/converter-page";
import { converters, findConverter, findPair, pairPath } from "@/lib/catalog/converters";
import { metadataFor, socialImage } from "@/lib/faces/page/metadata";
import { pairContext } from "@/lib/faces/page/pair-context";
import { pairTexts } from "@/lib/faces/page/pair-texts";

interface Props {
  params: Promise<{ categorySlug: string; toolSlug: string; pairSlug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  converters.flatMap(({ category, slug, pairs }) =>
    pairs.map((pair) => ({ categorySlug: category, toolSlug: slug, pairSlug: pair.slug })),
  );

async function load(params: Props["params"]) {
  const { toolSlug, pairSlug } = await params;
  const converter = findConverter(toolSlug);
  const pair = converter && findPair(converter, pairSlug);
  if (!converter || !pair) notFound();
  return { converter, pair };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { converter, pair } = await load(params);
  const { title, description } = pairTexts(await pairContext(converter, pair));
  return metadataFor({
    title,
    description,
    path: pairPath(converter, pair),
    ogImage: socialImage(converter.category),
  });
}

export default async function Page({ params }: Props) {
  return <ConverterPage {...(await load(params))} />;
}
