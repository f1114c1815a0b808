import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConverterPage } from "@/components/converter/converter-page";
import { GuideLinks } from "@/components/page/guide-links";
import { converterPath, converters, findConverter } from "@/lib/catalog/converters";
import { metadataFor, socialImage } from "@/lib/faces/page/metadata";
import { converterDescription } from "@/lib/faces/page/pair-texts";

interface Props {
  params: Promise<{ categorySlug: string; toolSlug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  converters.map(({ category, slug }) => ({ categorySlug: category, toolSlug: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const converter = findConverter((await params).toolSlug);
  if (!converter) notFound();
  return metadataFor({
    title: converter.name,
    description: converterDescription(converter),
    path: converterPath(converter),
    ogImage: socialImage(converter.category),
  });
}

export default async function Page({ params }: Props) {
  const converter = findConverter((await params).toolSlug);
  if (!converter) notFound();
  return (
    <>
      <ConverterPage converter={converter} />
      <div className="column">
        <GuideLinks path={converterPath(converter)} />
      </div>
    </>
  );
}
