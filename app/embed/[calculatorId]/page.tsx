import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormCalculator } from "@/components/calculator/form/form-calculator";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import { findFormCalculator, formCalculators } from "@/lib/catalog/calculators";
import { embeddableCalculators } from "@/lib/catalog/embeds";
import { calculatorView } from "@/lib/faces/page/calculator-view";

interface Props {
  params: Promise<{ calculatorId: string }>;
}

const embeddable = new Set(embeddableCalculators.map(({ id }) => id));

export const dynamicParams = false;

export const generateStaticParams = () =>
  formCalculators.filter(({ id }) => embeddable.has(id)).map(({ id }) => ({ calculatorId: id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const calculator = findFormCalculator((await params).calculatorId);
  if (!calculator) notFound();
  return calculatorEmbedMetadata(calculator);
}

/** Embeds of calculators with the generic form. Those with a panel of their own have a folder beside this one. */
export default async function FormCalculatorEmbed({ params }: Props) {
  const calculator = findFormCalculator((await params).calculatorId);
  if (!calculator) notFound();
  return (
    <CalculatorEmbed calculator={calculator}>
      <div className="p-4">
        <FormCalculator view={await calculatorView(calculator)} />
      </div>
    </CalculatorEmbed>
  );
}
