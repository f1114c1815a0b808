import { CalculatorPage, calculatorMetadata } from "@/components/calculator/calculator-page";
import { BasicPanel } from "@/components/calculator/panels/basic";
import basic from "@/lib/calculators/basic/calculator";

export const metadata = calculatorMetadata(basic);

export default function BasicCalculator() {
  return (
    <CalculatorPage calculator={basic}>
      <BasicPanel />
    </CalculatorPage>
  );
}
