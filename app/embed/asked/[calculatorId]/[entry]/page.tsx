import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import { FormCalculatorEmbed } from "@/components/embed/form-calculator-embed";
import { plainCalculator } from "@/lib/faces/plain/plain-calculator";
import { type AskedParams, queryOf } from "@/lib/run/address/rendered-pages";
import { findVariant } from "@/lib/run/address/unit-variants";

interface Props {
  /** The job with the system of units (lib/run/address/unit-variants.ts). */
  params: Promise<{ calculatorId: string; entry: string }>;
  searchParams: Promise<AskedParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { calculatorId, entry } = await params;
  const variant = findVariant(calculatorId, entry);
  if (!variant) notFound();
  return calculatorEmbedMetadata(variant.calculator);
}

/** An embedded job with the inputs of its address (docs/decisions/without-script.md). */
export default async function AskedJobEmbed({ params, searchParams }: Props) {
  const { calculatorId, entry } = await params;
  const variant = findVariant(calculatorId, entry);
  if (!variant) notFound();
  const { calculator, system } = variant;
  const plain = await plainCalculator(calculator, queryOf(await searchParams), system);
  return <FormCalculatorEmbed {...variant} plain={plain} />;
}
