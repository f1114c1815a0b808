import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConverterEmbed, converterEmbedMetadata } from "@/components/embed/converter-embed";
import { converters, findConverter } from "@/lib/catalog/converters";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => converters.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const converter = findConverter((await params).slug);
  if (!converter) notFound();
  return converterEmbedMetadata(converter);
}

export default async function Page({ params }: Props) {
  const converter = findConverter((await params).slug);
  if (!converter) notFound();
  return <ConverterEmbed converter={converter} />;
}
