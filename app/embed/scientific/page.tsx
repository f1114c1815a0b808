import { ScientificPanel } from "@/components/calculator/panels/scientific";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import scientific from "@/lib/calculators/scientific/calculator";

export const metadata = calculatorEmbedMetadata(scientific);

export default function ScientificEmbed() {
  return (
    <CalculatorEmbed calculator={scientific}>
      <ScientificPanel />
    </CalculatorEmbed>
  );
}
