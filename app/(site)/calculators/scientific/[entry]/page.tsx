// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEntryPage, entryMetadata } from "@/components/calculator/entry-page";
import { Entry } from "@/components/panels/scientific/entry";
import calculator from "@/lib/calculators/scientific/calculator";
import { entryVariants } from "@/lib/run/address/unit-variants";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => entryVariants(calculator.id).map(({ entry }) => ({ entry }));

async function load(params: Props["params"]) {
  const { entry: name } = await params;
  const variant = entryVariants(calculator.id).find(({ entry }) => entry === name);
  if (!variant) notFound();
  return variant;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(await load(params));
}

export default async function EntryPage({ params }: Props) {
  const variant = await load(params);
  return (
    <CalculatorEntryPage entry={variant} sources={calculator.sources}>
      <Entry slug={variant.page.slug} />
    </CalculatorEntryPage>
  );
}
