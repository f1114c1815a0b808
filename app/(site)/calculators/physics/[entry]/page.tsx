// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEntryPage, entryMetadata } from "@/components/calculator/entry-page";
import { UnitsLink } from "@/components/calculator/units-link";
import { Entry } from "@/components/panels/physics/entry";
import calculator from "@/lib/calculators/physics/calculator";
import entries from "@/lib/calculators/physics/entries";
import { entryVariants } from "@/lib/run/address/unit-variants";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

/** Each page in each system of units. */
const variants = entries.pages.flatMap((page) =>
  entryVariants(calculator.id, page.slug).map((variant) => ({ ...variant, page })),
);

export const generateStaticParams = () => variants.map(({ entry }) => ({ entry }));

async function load(params: Props["params"]) {
  const { entry: name } = await params;
  const entry = variants.find((variant) => variant.entry === name);
  if (!entry) notFound();
  return entry;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(calculator, (await load(params)).page);
}

export default async function EntryPage({ params }: Props) {
  const { page, system } = await load(params);
  return (
    <CalculatorEntryPage calculator={calculator} entry={page}>
      <UnitsLink system={system} />
      <Entry slug={page.slug} system={system} />
    </CalculatorEntryPage>
  );
}
