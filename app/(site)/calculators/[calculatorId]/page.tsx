import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { calculatorMetadata } from "@/components/calculator/calculator-page";
import { FormCalculatorPage } from "@/components/calculator/form-calculator-page";
import { formCalculators } from "@/lib/catalog/calculators";
import { findVariant, variantsOf } from "@/lib/run/address/unit-variants";

interface Props {
  /** With the system of units (lib/run/address/unit-variants.ts). */
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
export default async function Page({ params }: Props) {
  const variant = findVariant((await params).calculatorId);
  if (!variant) notFound();
  return <FormCalculatorPage {...variant} />;
}
