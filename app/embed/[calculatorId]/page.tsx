import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorPanel } from "@/components/calculator/calculator-panel";
import { EmbedFrame } from "@/components/embed/embed-frame";
import { calculatorPath, findCalculator, findFormCalculator } from "@/lib/catalog/calculators";
import { embeddableCalculators } from "@/lib/catalog/embeds";
import { calculatorView } from "@/lib/faces/calculator-view";
import { metadataFor } from "@/lib/faces/metadata";

interface Props {
  params: Promise<{ calculatorId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => embeddableCalculators.map(({ id }) => ({ calculatorId: id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const calculator = findCalculator((await params).calculatorId);
  if (!calculator) notFound();
  return metadataFor({ ...calculator.seo, path: calculatorPath(calculator), noIndex: true });
}

export default async function CalculatorEmbed({ params }: Props) {
  const calculator = findCalculator((await params).calculatorId);
  if (!calculator) notFound();
  const form = findFormCalculator(calculator.id);
  return (
    <EmbedFrame name={`${calculator.label} Calculator`} page={calculatorPath(calculator)}>
      {form ? (
        <div className="p-4">
          <CalculatorPanel id={form.id} view={await calculatorView(form)} />
        </div>
      ) : (
        <CalculatorPanel id={calculator.id} />
      )}
    </EmbedFrame>
  );
}
