import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmbedConverter } from "@/components/embed/embed-converter";
import { EmbedFrame } from "@/components/embed/embed-frame";
import { compiledConverter, converterPath, converters, findConverter } from "@/lib/catalog/converters";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { initialState, viewOf } from "@/lib/faces/page/converter-view";
import { metadataFor } from "@/lib/faces/page/metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => converters.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const converter = findConverter((await params).slug);
  if (!converter) notFound();
  const { name: title, description } = converter;
  return metadataFor({ title, description, path: converterPath(converter), noIndex: true });
}

export default async function ConverterEmbed({ params }: Props) {
  const converter = findConverter((await params).slug);
  if (!converter) notFound();
  const compiled = compiledConverter(converter);
  const laws = await lawsOf(converter.slug);
  const start = initialState(compiled, converter.defaultPair, laws);
  return (
    <EmbedFrame name={converter.name} page={converterPath(converter)}>
      <EmbedConverter
        converter={compiled}
        start={start}
        startView={viewOf(compiled, start, laws)}
        sources={`${converterPath(converter)}#sources`}
      />
    </EmbedFrame>
  );
}
