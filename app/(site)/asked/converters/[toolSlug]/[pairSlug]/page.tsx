import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConverterPage } from "@/components/converter/converter-page";
import {
  compiledConverter,
  converterPath,
  findConverter,
  findPair,
  pairPath,
} from "@/lib/catalog/converters";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { metadataFor, socialImage } from "@/lib/faces/page/metadata";
import { pairContext } from "@/lib/faces/page/pair-context";
import { converterDescription, pairTexts } from "@/lib/faces/page/pair-texts";
import { plainConverter } from "@/lib/faces/plain/plain-converter";
import { type AskedParams, NO_PAIR, queryOf } from "@/lib/run/address/rendered-pages";

interface Props {
  /** The pair's name, or NO_PAIR. */
  params: Promise<{ toolSlug: string; pairSlug: string }>;
  searchParams: Promise<AskedParams>;
}

async function load(params: Props["params"]) {
  const { toolSlug, pairSlug } = await params;
  const converter = findConverter(toolSlug);
  if (!converter) notFound();
  if (pairSlug === NO_PAIR) return { converter };
  const pair = findPair(converter, pairSlug);
  if (!pair) notFound();
  return { converter, pair };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { converter, pair } = await load(params);
  if (!pair)
    return metadataFor({
      title: converter.name,
      description: converterDescription(converter),
      path: converterPath(converter),
      ogImage: socialImage(converter.category),
    });
  const { title, description } = pairTexts(await pairContext(converter, pair));
  return metadataFor({
    title,
    description,
    path: pairPath(converter, pair),
    ogImage: socialImage(converter.category),
  });
}

/** A converter with the inputs of its address, which the proxy leads here (docs/decisions/without-script.md). */
export default async function AskedConverter({ params, searchParams }: Props) {
  const { converter, pair } = await load(params);
  const units = pair ? ([pair.from, pair.to] as const) : converter.defaultPair;
  const laws = await lawsOf(converter.slug);
  const plain = plainConverter(compiledConverter(converter), units, queryOf(await searchParams), laws);
  return <ConverterPage converter={converter} {...(pair && { pair })} plain={plain} />;
}
