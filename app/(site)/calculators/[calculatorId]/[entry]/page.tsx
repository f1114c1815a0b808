import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { calculatorMetadata } from "@/components/calculator/calculator-page";
import { FormCalculatorPage } from "@/components/calculator/form-calculator-page";
import { findVariant, jobVariants } from "@/lib/run/address/unit-variants";

interface Props {
  /** The job with the system of units (lib/run/address/unit-variants.ts). */
  params: Promise<{ calculatorId: string; entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = jobVariants;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { calculatorId, entry } = await params;
  const variant = findVariant(calculatorId, entry);
  if (!variant) notFound();
  return calculatorMetadata(variant.calculator);
}

/** Every job of a calculator with the generic form. Those of panels have generated pages (scripts/panel-pages.ts). */
export default async function Page({ params }: Props) {
  const { calculatorId, entry } = await params;
  const variant = findVariant(calculatorId, entry);
  if (!variant) notFound();
  return <FormCalculatorPage {...variant} />;
}
