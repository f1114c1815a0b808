import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormCalculator } from "@/components/calculator/form/form-calculator";
import { UnitsLink } from "@/components/calculator/units-link";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import { calculatorPath, formCalculators } from "@/lib/catalog/calculators";
import { embeddableCalculators } from "@/lib/catalog/embeds";
import { findVariant, hasQuantities, variantsOf } from "@/lib/faces/address/unit-variants";
import { calculatorView } from "@/lib/faces/page/calculator-view";

interface Props {
  /** With the system of units (lib/faces/address/unit-variants.ts). */
  params: Promise<{ calculatorId: string }>;
}

const embeddable = new Set(embeddableCalculators.map(({ id }) => id));

export const dynamicParams = false;

export const generateStaticParams = () =>
  formCalculators
    .filter(({ id }) => embeddable.has(id))
    .flatMap(variantsOf)
    .map((variant) => ({ calculatorId: variant }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = findVariant((await params).calculatorId);
  if (!variant) notFound();
  return calculatorEmbedMetadata(variant.calculator);
}

/** Embeds of calculators with the generic form. Those with a panel of their own have a page beside this one (scripts/panel-pages.ts). */
export default async function FormCalculatorEmbed({ params }: Props) {
  const variant = findVariant((await params).calculatorId);
  if (!variant) notFound();
  const { calculator, system } = variant;
  return (
    <CalculatorEmbed calculator={calculator}>
      {/* The figure stays in sight in a frame as low as its snippet makes it. */}
      <div className="p-4 embed-low:p-2 embed-low:[&_.primary]:sticky embed-low:[&_.primary]:top-0 embed-low:[&_.primary]:z-10 embed-low:[&_output]:text-2xl">
        {hasQuantities(calculator) && <UnitsLink system={system} />}
        <FormCalculator
          view={await calculatorView(calculator, undefined, system)}
          sources={`${calculatorPath(calculator)}#sources`}
        />
      </div>
    </CalculatorEmbed>
  );
}
