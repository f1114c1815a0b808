import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { calculatorPath, defaultCalculatorPath } from "@/lib/catalog/calculators";
import { absoluteUrl } from "@/lib/catalog/site";
import { breadcrumbs, definedTerm } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import type { CalculatorEntry } from "@/lib/kit/calculator/define";
import type { EntryPage } from "@/lib/kit/calculator/entries";
import { CalculatorSidebar } from "./calculator-sidebar";

const pathOf = (calculator: CalculatorEntry, entry: EntryPage): string =>
  `${calculatorPath(calculator)}/${entry.slug}`;

export const entryMetadata = (calculator: CalculatorEntry, entry: EntryPage): Metadata =>
  metadataFor({ ...entry.seo, path: pathOf(calculator, entry) });

interface CalculatorEntryPageProps {
  calculator: CalculatorEntry;
  entry: EntryPage;
  children: ReactNode;
}

export function CalculatorEntryPage({ calculator, entry, children }: CalculatorEntryPageProps) {
  const path = pathOf(calculator, entry);
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Calculators", path: defaultCalculatorPath },
    { name: calculator.label, path: calculatorPath(calculator) },
    { name: entry.name, path },
  ];
  return (
    <div className="column gap-10 pt-4 lg:grid lg:grid-cols-[15rem_1fr]">
      <JsonLd
        data={[
          definedTerm({
            name: entry.name,
            ...(entry.code !== undefined && { code: entry.code }),
            description: entry.seo.description,
            path,
            set: { name: calculator.heading, path: calculatorPath(calculator) },
          }),
          breadcrumbs(crumbs),
        ]}
      />
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <Breadcrumbs crumbs={crumbs} />
        {children}
        <ShareBlock url={absoluteUrl(path)} title={entry.name} />
      </div>
      <CalculatorSidebar current={calculator.id} />
    </div>
  );
}
