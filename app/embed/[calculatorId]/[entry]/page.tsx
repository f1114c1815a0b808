import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import { FormCalculatorEmbed } from "@/components/embed/form-calculator-embed";
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
  return calculatorEmbedMetadata(variant.calculator);
}

/** Embeds of jobs of calculators with the generic form. */
export default async function Page({ params }: Props) {
  const { calculatorId, entry } = await params;
  const variant = findVariant(calculatorId, entry);
  if (!variant) notFound();
  return <FormCalculatorEmbed {...variant} />;
}
