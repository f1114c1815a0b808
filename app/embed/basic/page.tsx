import { BasicPanel } from "@/components/calculator/panels/basic";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import basic from "@/lib/calculators/basic/calculator";

export const metadata = calculatorEmbedMetadata(basic);

export default function BasicEmbed() {
  return (
    <CalculatorEmbed calculator={basic}>
      <BasicPanel />
    </CalculatorEmbed>
  );
}
