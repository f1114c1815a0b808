// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import { UnitsLink } from "@/components/calculator/units-link";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import Panel from "@/components/panels/physics/panel";
import calculator from "@/lib/calculators/physics/calculator";

export const metadata = calculatorEmbedMetadata(calculator);

export default function PanelPage() {
  return (
    <CalculatorEmbed calculator={calculator}>
      <UnitsLink system="us" />
      <Panel system="us" />
    </CalculatorEmbed>
  );
}
