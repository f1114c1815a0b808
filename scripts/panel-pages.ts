/** What stands around a panel, and where its parts come from. */
interface Frame {
  path: string;
  component: string;
  metadata: string;
}

const PAGE: Frame = {
  path: "@/components/calculator/calculator-page",
  component: "CalculatorPage",
  metadata: "calculatorMetadata",
};
const EMBED: Frame = {
  path: "@/components/embed/calculator-embed",
  component: "CalculatorEmbed",
  metadata: "calculatorEmbedMetadata",
};

/**
 * The pages of a calculator with a panel, by their paths. Each has pages of its own instead of an import() in the page of
 * all calculators: its code comes with these pages only, and with their first script.
 */
export const panelPages = (id: string, isEmbeddable: boolean): [path: string, text: string][] => [
  [`app/(site)/calculators/${id}/page.tsx`, pageText(id, PAGE)],
  ...(isEmbeddable ? [[`app/embed/${id}/page.tsx`, pageText(id, EMBED)] satisfies [string, string]] : []),
];

const pageText = (
  id: string,
  { path, component, metadata }: Frame,
): string => `import { ${component}, ${metadata} } from "${path}";
import Panel from "@/components/panels/${id}/panel";
import calculator from "@/lib/calculators/${id}/calculator";

export const metadata = ${metadata}(calculator);

export default function PanelPage() {
  return (
    <${component} calculator={calculator}>
      <Panel />
    </${component}>
  );
}
`;
