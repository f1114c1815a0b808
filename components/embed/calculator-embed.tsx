import type { Metadata } from "next";
import type { ReactNode } from "react";
import { calculatorPath } from "@/lib/catalog/calculators";
import { metadataFor } from "@/lib/faces/page/metadata";
import type { CalculatorEntry } from "@/lib/kit/calculator/define";
import { EmbedFrame } from "./embed-frame";

export const calculatorEmbedMetadata = (calculator: CalculatorEntry): Metadata =>
  metadataFor({ ...calculator.seo, path: calculatorPath(calculator), noIndex: true });

export function CalculatorEmbed({
  calculator,
  children,
}: {
  calculator: CalculatorEntry;
  children: ReactNode;
}) {
  return (
    <EmbedFrame
      name={calculator.job === undefined ? `${calculator.label} Calculator` : calculator.heading}
      page={calculatorPath(calculator)}
    >
      {children}
    </EmbedFrame>
  );
}
