// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import { CalculatorPage, calculatorMetadata } from "@/components/calculator/calculator-page";
import { UnitsLink } from "@/components/calculator/units-link";
import Panel from "@/components/panels/physics/panel";
import calculator from "@/lib/calculators/physics/calculator";

export const metadata = calculatorMetadata(calculator);

export default function PanelPage() {
  return (
    <CalculatorPage calculator={calculator} sources={calculator.sources}>
      <UnitsLink system="us" />
      <Panel system="us" />
    </CalculatorPage>
  );
}
