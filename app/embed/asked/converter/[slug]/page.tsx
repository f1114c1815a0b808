import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConverterEmbed, converterEmbedMetadata } from "@/components/embed/converter-embed";
import { compiledConverter, findConverter } from "@/lib/catalog/converters";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { plainConverter } from "@/lib/faces/plain/plain-converter";
import { type AskedParams, queryOf } from "@/lib/run/address/rendered-pages";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<AskedParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const converter = findConverter((await params).slug);
  if (!converter) notFound();
  return converterEmbedMetadata(converter);
}

/** An embedded converter with the inputs of its address (docs/decisions/without-script.md). */
export default async function AskedConverterEmbed({ params, searchParams }: Props) {
  const converter = findConverter((await params).slug);
  if (!converter) notFound();
  const laws = await lawsOf(converter.slug);
  const query = queryOf(await searchParams);
  const plain = plainConverter(compiledConverter(converter), converter.defaultPair, query, laws);
  return <ConverterEmbed converter={converter} plain={plain} />;
}
