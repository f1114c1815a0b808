// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEntryPage, entryMetadata } from "@/components/calculator/entry-page";
import { Entry } from "@/components/panels/periodictable/entry";
import calculator from "@/lib/calculators/periodictable/calculator";
import entries from "@/lib/calculators/periodictable/entries";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => entries.pages.map(({ slug }) => ({ entry: slug }));

async function load(params: Props["params"]) {
  const { entry: slug } = await params;
  const entry = entries.pages.find((page) => page.slug === slug);
  if (!entry) notFound();
  return entry;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(calculator, await load(params));
}

export default async function EntryPage({ params }: Props) {
  const entry = await load(params);
  return (
    <CalculatorEntryPage calculator={calculator} entry={entry}>
      <Entry slug={entry.slug} />
    </CalculatorEntryPage>
  );
}
