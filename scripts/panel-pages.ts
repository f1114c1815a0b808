import type { UnitSystem } from "../lib/kit/quantities/systems.ts";

/** Imports of the component and the metadata around a panel. */
interface Frame {
  path: string;
  component: string;
  metadata: string;
  /** Additional properties of the component. */
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
 * Returns the pages of a calculator with a panel, by path. Each has separate pages instead of an import() in
 * the page of all calculators: its code loads only with these pages, in their first script.
 */
export function panelPages(
  id: string,
  has: { isInSystems: boolean; hasEntries: boolean },
): [path: string, text: string][] {
  const pagesIn = (folder: string, frame: Frame): [string, string][] => {
    const page = (variant: string, system?: UnitSystem): [string, string] => [
      `${folder}/${variant}/page.tsx`,
      pageText(id, frame, system),
    ];
    return has.isInSystems ? [page(id, "si"), page(`${id}~us`, "us")] : [page(id)];
  };
  const pages = [...pagesIn("app/(site)/calculators", PAGE), ...pagesIn("app/embed", EMBED)];
  if (has.hasEntries)
    pages.push([`app/(site)/calculators/${id}/[entry]/page.tsx`, entryText(id, has.isInSystems)]);
  return pages;
}

const UNITS_LINK = 'import { UnitsLink } from "@/components/calculator/units-link";\n';

/** Orders import lines by their path, as the linter does. */
const byPath = (a: string, b: string): number => (pathIn(a) < pathIn(b) ? -1 : 1);
const pathIn = (line: string): string => line.slice(line.indexOf('"'));

const pageText = (
  id: string,
  { path, component, metadata, more }: Frame,
  system?: UnitSystem,
): string => `${[`import { ${component}, ${metadata} } from "${path}";\n`, ...(system ? [UNITS_LINK] : [])].sort(byPath).join("")}import Panel from "@/components/panels/${id}/panel";
import calculator from "@/lib/calculators/${id}/calculator";

export const metadata = ${metadata}(calculator);

export default function PanelPage() {
  return (
    <${component} calculator={calculator}${more}>
${system ? `      <UnitsLink system="${system}" />\n      <Panel system="${system}" />` : "      <Panel />"}
    </${component}>
  );
}
`;

/** Returns the static page of a calculator's entries; others are not found. */
const entryText = (id: string, isInSystems: boolean): string => `import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEntryPage, entryMetadata } from "@/components/calculator/entry-page";
${isInSystems ? UNITS_LINK : ""}import { Entry } from "@/components/panels/${id}/entry";
import calculator from "@/lib/calculators/${id}/calculator";
import entries from "@/lib/calculators/${id}/entries";
${isInSystems ? 'import { entryVariants } from "@/lib/run/address/unit-variants";\n' : ""}
interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

${isInSystems ? VARIANTS : SLUGS}
  if (!entry) notFound();
  return entry;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(calculator, ${isInSystems ? "(await load(params)).page" : "await load(params)"});
}

export default async function EntryPage({ params }: Props) {
  const ${isInSystems ? "{ page, system }" : "entry"} = await load(params);
  return (
    <CalculatorEntryPage calculator={calculator} entry={${isInSystems ? "page" : "entry"}}>
${isInSystems ? "      <UnitsLink system={system} />\n      <Entry slug={page.slug} system={system} />" : "      <Entry slug={entry.slug} />"}
    </CalculatorEntryPage>
  );
}
`;

const SLUGS = `export const generateStaticParams = () => entries.pages.map(({ slug }) => ({ entry: slug }));

async function load(params: Props["params"]) {
  const { entry: slug } = await params;
  const entry = entries.pages.find((page) => page.slug === slug);`;

const VARIANTS = `/** Each page in each system of units. */
const variants = entries.pages.flatMap((page) =>
  entryVariants(calculator.id, page.slug).map((variant) => ({ ...variant, page })),
);

export const generateStaticParams = () => variants.map(({ entry }) => ({ entry }));

async function load(params: Props["params"]) {
  const { entry: name } = await params;
  const entry = variants.find((variant) => variant.entry === name);`;
