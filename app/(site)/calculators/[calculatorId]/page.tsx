import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorPage, calculatorMetadata } from "@/components/calculator/calculator-page";
import { FormCalculator } from "@/components/calculator/form/form-calculator";
import { FormCalculatorNotes } from "@/components/calculator/form-calculator-notes";
import { Presets } from "@/components/calculator/presets";
import { UnitsLink } from "@/components/calculator/units-link";
import { formCalculators } from "@/lib/catalog/calculators";
import { findVariant, hasQuantities, variantsOf } from "@/lib/faces/address/unit-variants";
import { calculatorView } from "@/lib/faces/page/calculator-view";
import { workedExamples } from "@/lib/faces/page/worked-examples";

interface Props {
  /** With the system of units (lib/faces/address/unit-variants.ts). */
  params: Promise<{ calculatorId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  formCalculators.flatMap(variantsOf).map((variant) => ({ calculatorId: variant }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = findVariant((await params).calculatorId);
  if (!variant) notFound();
  return calculatorMetadata(variant.calculator);
}

/** Every calculator with the generic form. Those with a panel of their own have a page beside this one (scripts/panel-pages.ts). */
export default async function FormCalculatorPage({ params }: Props) {
  const variant = findVariant((await params).calculatorId);
  if (!variant) notFound();
  const { calculator, system } = variant;
  return (
    <CalculatorPage calculator={calculator}>
      {hasQuantities(calculator) && <UnitsLink system={system} />}
      <Presets calculator={calculator} system={system} />
      <FormCalculator view={await calculatorView(calculator, undefined, system)} />
      <FormCalculatorNotes calculator={calculator} examples={await workedExamples(calculator)} />
    </CalculatorPage>
  );
}
