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
  has: { isInSystems: boolean; entries: boolean; jobs: boolean },
): [path: string, text: string][] {
  const pagesIn = (folder: string, frame: Frame): [string, string][] => {
    const page = (variant: string, system?: UnitSystem): [string, string] => [
      `${folder}/${variant}/page.tsx`,
      pageText(id, frame, system),
    ];
    return has.isInSystems ? [page(id, "si"), page(`${id}~us`, "us")] : [page(id)];
  };
  const pages = [...pagesIn("app/(site)/calculators", PAGE), ...pagesIn("app/embed", EMBED)];
  if (has.entries || has.jobs)
    pages.push([`app/(site)/calculators/${id}/[entry]/page.tsx`, entryText(id, has.isInSystems)]);
  if (has.jobs) pages.push([`app/embed/${id}/[entry]/page.tsx`, jobEmbedText(id)]);
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

/** Returns the static pages of a calculator's elements, formulas and jobs; others are not found. */
const entryText = (id: string, isInSystems: boolean): string => `import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEntryPage, entryMetadata } from "@/components/calculator/entry-page";
${isInSystems ? UNITS_LINK : ""}import { Entry } from "@/components/panels/${id}/entry";
import calculator from "@/lib/calculators/${id}/calculator";
import { entryVariants } from "@/lib/run/address/unit-variants";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => entryVariants(calculator.id).map(({ entry }) => ({ entry }));

async function load(params: Props["params"]) {
  const { entry: name } = await params;
  const variant = entryVariants(calculator.id).find(({ entry }) => entry === name);
  if (!variant) notFound();
  return variant;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(await load(params));
}

export default async function EntryPage({ params }: Props) {
  const variant = await load(params);
  return (
    <CalculatorEntryPage entry={variant} sources={calculator.sources}>
${isInSystems ? "      <UnitsLink system={variant.system} />\n      <Entry slug={variant.page.slug} system={variant.system} />" : "      <Entry slug={variant.page.slug} />"}
    </CalculatorEntryPage>
  );
}
`;

const jobEmbedText = (id: string): string => `import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorEmbed, calculatorEmbedMetadata } from "@/components/embed/calculator-embed";
import { Entry } from "@/components/panels/${id}/entry";
import calculator from "@/lib/calculators/${id}/calculator";
import { findPanelJobPage, jobsOf } from "@/lib/catalog/jobs";

interface Props {
  params: Promise<{ entry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => jobsOf(calculator.id).map(({ job }) => ({ entry: job.slug }));

async function load(params: Props["params"]) {
  const job = findPanelJobPage(calculator.id, (await params).entry);
  if (!job) notFound();
  return job;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return calculatorEmbedMetadata(await load(params));
}

export default async function JobEmbed({ params }: Props) {
  const page = await load(params);
  return (
    <CalculatorEmbed calculator={page}>
      <div className="p-4 embed-low:p-2">
        <Entry slug={page.job} />
      </div>
    </CalculatorEmbed>
  );
}
`;
