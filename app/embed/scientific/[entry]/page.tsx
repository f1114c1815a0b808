// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import { Entry } from "@/components/panels/scientific/entry";
import calculator from "@/lib/calculators/scientific/calculator";
import { findPanelJobPage, jobsOf } from "@/lib/catalog/jobs";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => jobsOf(calculator.id).map(({ job }) => ({ entry: job.slug }));

async function load(params: Props["params"]) {
  const job = findPanelJobPage(calculator.id, (await params).entry);
  if (!job) notFound();
  return job;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return calculatorEmbedMetadata(await load(params));
}

export default async function JobEmbed({ params }: Props) {
  const page = await load(params);
  return (
    <CalculatorEmbed calculator={page}>
      <div className="p-4 embed-low:p-2">
        <Entry slug={page.job} />
      </div>
    </CalculatorEmbed>
  );
}
