import { CalculatorPage, calculatorMetadata } from "@/components/calculator/calculator-page";
import { ScientificPanel } from "@/components/calculator/panels/scientific";
import scientific from "@/lib/calculators/scientific/calculator";

export const metadata = calculatorMetadata(scientific);

export default function ScientificCalculator() {
  return (
    <CalculatorPage calculator={scientific}>
      <ScientificPanel />
    </CalculatorPage>
  );
}
