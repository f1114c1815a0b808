import { JsonLd } from "@/components/page/json-ld";
import { BuiltFrom } from "@/components/verification/built-from";
import { LibraryTables } from "@/components/verification/library-tables";
import { messages } from "@/components/verification/messages";
import { RowFilter } from "@/components/verification/row-filter";
import { type CountedTool, ToolTable } from "@/components/verification/tool-table";
import { pageAt } from "@/lib/catalog/pages";
import { formatInteger } from "@/lib/core/locale/locale";
import { pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import { readLibraryFigures } from "@/lib/verification/library-figures";
import { countCases, VERIFICATION_INDEX_PATH, VERIFICATION_SCHEMA_PATH } from "@/lib/verification/published";
import { requireVerified, verifiedTools } from "@/lib/verification/tools";

const page = pageAt("/verification");

export const metadata = metadataFor(page);

const sum = (tools: readonly CountedTool[], count: (tool: CountedTool) => number): string =>
  formatInteger(tools.reduce((total, tool) => total + count(tool), 0));

/** Every tool with the number of its cases. A case that fails stops the build. */
export default async function VerificationPage() {
  const tools = await Promise.all(
    verifiedTools.map(
      async (tool): Promise<CountedTool> => ({ tool, ...countCases(await requireVerified(tool)) }),
    ),
  );
  return (
    <div className="column pt-8 md:pt-12">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <h1 className="text-3xl md:text-4xl">{page.label}</h1>
      <p className="measure mt-4 text-lg text-muted leading-relaxed">
        Every expected value comes from a published document or from an independent program. Each build of
        this site computes all of them again with the calculators’ own code, and a wrong one stops it.
      </p>
      <dl className="tabular mt-6 grid grid-cols-2 gap-x-8 gap-y-3 border-line border-y py-4 sm:flex sm:flex-wrap">
        <Figure label="Tools" value={formatInteger(tools.length)} />
        <Figure label="Cases" value={sum(tools, ({ cases }) => cases)} />
        <Figure label="Values, all right" value={sum(tools, ({ values }) => values)} />
        <Figure label="Cases from documents" value={sum(tools, ({ published }) => published)} />
      </dl>
      <BuiltFrom
        links={[
          { path: VERIFICATION_INDEX_PATH, text: messages.index },
          { path: VERIFICATION_SCHEMA_PATH, text: messages.schema },
        ]}
      />
      <LibraryTables figures={readLibraryFigures()} />
      <div className="mt-8">
        <RowFilter label="Find a tool or document" target="tools" />
      </div>
      <div id="tools">
        <ToolTable title="Calculators" tools={tools.filter(({ tool }) => tool.kind === "calculator")} />
        <ToolTable title="Converters" tools={tools.filter(({ tool }) => tool.kind === "converter")} />
      </div>
    </div>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end sm:pr-6">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="text-2xl">{value}</dd>
  </div>
);
