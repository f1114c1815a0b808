import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { CitationList } from "@/components/page/cited-sources";
import { JsonLd } from "@/components/page/json-ld";
import { PageSection } from "@/components/page/page-section";
import { BuiltFrom } from "@/components/verification/built-from";
import { CaseTable } from "@/components/verification/case-table";
import { messages } from "@/components/verification/messages";
import { RowFilter } from "@/components/verification/row-filter";
import { verificationPath } from "@/lib/catalog/pages";
import { joinWithAnd } from "@/lib/core/locale/locale";
import { breadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor, TITLE_ROOM } from "@/lib/faces/page/metadata";
import { casesPath, countCases } from "@/lib/verification/published";
import {
  type FurtherRecords,
  findVerifiedTool,
  furtherRecords,
  requireVerified,
  type ToolParams,
  toolParams,
  type VerifiedTool,
} from "@/lib/verification/tools";

export const dynamicParams = false;

export const generateStaticParams = toolParams;

interface ToolPageProps {
  params: Promise<ToolParams>;
}

async function toolOf(params: Promise<ToolParams>): Promise<VerifiedTool> {
  const { kind, tool } = await params;
  return findVerifiedTool(`${kind}/${tool}`) ?? notFound();
}

export async function generateMetadata({ params }: ToolPageProps): Promise<Metadata> {
  const { id, name } = await toolOf(params);
  const titles = [name, name.replace(/ Converter\b/, "")].map((short) => `Verified: ${short}`);
  return metadataFor({
    title: titles.find(({ length }) => length <= TITLE_ROOM) ?? name,
    description: messages.description(name),
    path: verificationPath(id),
  });
}

/** The cases of one tool. A case that fails stops the build. */
export default async function ToolVerificationPage({ params }: ToolPageProps) {
  const tool = await toolOf(params);
  const cases = await requireVerified(tool);
  const counts = countCases(cases);
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Verification", path: "/verification" },
    { name: tool.name, path: verificationPath(tool.id) },
  ];
  return (
    <div className="column pt-4 md:pt-6">
      <JsonLd data={[breadcrumbs(crumbs)]} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 text-2xl md:text-4xl">{tool.name}: verified cases</h1>
      <p className="measure mt-2 text-muted leading-relaxed">
        {joinWithAnd([messages.cases(counts.cases), messages.values(counts.values)])}, all right.{" "}
        {messages.origins(counts)}{" "}
        {tool.kind === "calculator" && Object.keys(tool.outputs).length > 0 && messages.units}{" "}
        <Link href={tool.path} prefetch={false} className="text-accent underline underline-offset-4">
          Open the {tool.name}
        </Link>
      </p>
      <BuiltFrom links={[{ path: casesPath(tool.id), text: messages.toolFile }]} />
      <section aria-labelledby="cases-title" className="mt-8">
        <h2 id="cases-title" className="mb-3 text-xl">
          Cases
        </h2>
        <RowFilter label="Find a case" target="cases" />
        <CaseTable tool={tool} cases={cases} />
      </section>
      <div className="mt-10">
        {tool.sources.length > 0 && (
          <PageSection
            id="sources"
            title="Sources"
            summary={tool.sources.map(({ title }) => title).join(" · ")}
          >
            <CitationList sources={tool.sources} />
          </PageSection>
        )}
        <FurtherRecordsSection records={furtherRecords(tool)} />
        {tool.properties.length > 0 && (
          <PageSection
            id="properties"
            title="Properties on random inputs"
            summary={tool.properties.join(" · ")}
          >
            <ul className={LIST}>
              {tool.properties.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </PageSection>
        )}
      </div>
    </div>
  );
}

const LIST =
  "measure list-disc space-y-1.5 pl-5 text-muted text-sm leading-relaxed marker:text-accent wrap-anywhere";

const FurtherRecordsSection = ({ records }: { records: readonly FurtherRecords[] }) =>
  records.length > 0 && (
    <PageSection
      id="further"
      title="More expected values"
      summary={records.map(messages.further).join(" · ")}
    >
      <ul className={LIST}>
        {records.map((each) => (
          <li key={each.file}>
            {messages.further(each)}: <code>tests/oracles/{each.file}</code>
            {each.generator !== undefined && (
              <>
                , written by <code>{each.generator}</code>
              </>
            )}
            , compared by <code>{each.test}</code>
          </li>
        ))}
      </ul>
    </PageSection>
  );
