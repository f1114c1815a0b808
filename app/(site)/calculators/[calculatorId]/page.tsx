import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorPage, calculatorMetadata } from "@/components/calculator/calculator-page";
import { FormCalculator } from "@/components/calculator/form/form-calculator";
import { FormCalculatorNotes } from "@/components/calculator/form-calculator-notes";
import { findFormCalculator, formCalculators } from "@/lib/catalog/calculators";
import { calculatorView } from "@/lib/faces/page/calculator-view";
import { workedExamples } from "@/lib/faces/page/worked-examples";

interface Props {
  params: Promise<{ calculatorId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => formCalculators.map(({ id }) => ({ calculatorId: id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const calculator = findFormCalculator((await params).calculatorId);
  if (!calculator) notFound();
  return calculatorMetadata(calculator);
}

/** Every calculator with the generic form. Those with a panel of their own have a folder beside this one. */
export default async function FormCalculatorPage({ params }: Props) {
  const calculator = findFormCalculator((await params).calculatorId);
  if (!calculator) notFound();
  return (
    <CalculatorPage calculator={calculator}>
      <FormCalculator view={await calculatorView(calculator)} />
      <FormCalculatorNotes calculator={calculator} examples={await workedExamples(calculator)} />
    </CalculatorPage>
  );
}
