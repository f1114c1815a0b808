// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import Panel from "@/components/panels/periodictable/panel";
import calculator from "@/lib/calculators/periodictable/calculator";

export const metadata = calculatorEmbedMetadata(calculator);

export default function PanelPage() {
  return (
    <CalculatorEmbed calculator={calculator}>
      <Panel />
    </CalculatorEmbed>
  );
}
