/** What stands around a panel, and where its parts come from. */
interface Frame {
  path: string;
  component: string;
  metadata: string;
  /** Further properties of the component. */
  more: string;
}

const PAGE: Frame = {
  path: "@/components/calculator/calculator-page",
  component: "CalculatorPage",
  metadata: "calculatorMetadata",
  more: " sources={calculator.sources}",
};
const EMBED: Frame = {
  path: "@/components/embed/calculator-embed",
  component: "CalculatorEmbed",
  metadata: "calculatorEmbedMetadata",
  more: "",
};

/**
 * The pages of a calculator with a panel, by their paths. Each has pages of its own instead of an import() in the page of
 * all calculators: its code comes with these pages only, and with their first script.
 */
export function panelPages(
  id: string,
  has: { isEmbeddable: boolean; hasEntries: boolean },
): [path: string, text: string][] {
  const pages: [string, string][] = [[`app/(site)/calculators/${id}/page.tsx`, pageText(id, PAGE)]];
  if (has.hasEntries) pages.push([`app/(site)/calculators/${id}/[entry]/page.tsx`, entryText(id)]);
  if (has.isEmbeddable) pages.push([`app/embed/${id}/page.tsx`, pageText(id, EMBED)]);
  return pages;
}

const pageText = (
  id: string,
  { path, component, metadata, more }: Frame,
): string => `import { ${component}, ${metadata} } from "${path}";
import Panel from "@/components/panels/${id}/panel";
import calculator from "@/lib/calculators/${id}/calculator";

export const metadata = ${metadata}(calculator);

export default function PanelPage() {
  return (
    <${component} calculator={calculator}${more}>
      <Panel />
    </${component}>
  );
}
`;

/** The page of each of the things that the calculator is about: static, and none for what is not among them. */
const entryText = (id: string): string => `import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEntryPage, entryMetadata } from "@/components/calculator/entry-page";
import { Entry } from "@/components/panels/${id}/entry";
import calculator from "@/lib/calculators/${id}/calculator";
import entries from "@/lib/calculators/${id}/entries";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => entries.pages.map(({ slug }) => ({ entry: slug }));

async function load(params: Props["params"]) {
  const { entry: slug } = await params;
  const entry = entries.pages.find((page) => page.slug === slug);
  if (!entry) notFound();
  return entry;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(calculator, await load(params));
}

export default async function EntryPage({ params }: Props) {
  const entry = await load(params);
  return (
    <CalculatorEntryPage calculator={calculator} entry={entry}>
      <Entry slug={entry.slug} />
    </CalculatorEntryPage>
  );
}
`;
