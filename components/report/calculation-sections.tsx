import { Fragment } from "react";
import type { Citation } from "@/lib/core/sources/cite";
import type { CalculationReport } from "@/lib/faces/report/calculation-report";
import { compactRows } from "@/lib/faces/report/compact-rows";
import type { ReportRow } from "@/lib/faces/report/inputs";
import type { PartLink } from "@/lib/faces/report/project-report";
import {
  chartsIn,
  type ReportExtent,
  type Section,
  type SectionId,
  tablesIn,
} from "@/lib/faces/report/sections";
import { sourceText } from "@/lib/run/format/record-text";
import { messages } from "./messages";
import { ReportCalendar } from "./report-calendar";
import { ReportChart } from "./report-chart";
import { ReportSteps } from "./report-steps";
import { isWide, PrintedTable, ReportTable } from "./report-table";
import { RowBlocks } from "./row-blocks";

interface CalculationSectionsProps {
  report: CalculationReport;
  sections: readonly Section[];
  links: readonly PartLink[];
  level: 2 | 3;
  extent: ReportExtent;
}

export function CalculationSections({ report, sections, links, level, extent }: CalculationSectionsProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return sections.map(({ section, id, number, title }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mt-7 ${isLandscape(section, report) ? "report-wide" : ""}`}
    >
      <Heading id={`${id}-title`}>
        <span className="tabular mr-2 text-muted">{number}</span> {title}
      </Heading>
      <Content section={section} report={report} links={links} extent={extent} />
    </section>
  ));
}

/** Returns true if the section’s first table needs a landscape page, with its heading. */
const isLandscape = (section: SectionId, report: CalculationReport): boolean =>
  (section === "tables" || section === "appendix") && isWide(tablesIn(report, section)[0]?.columns ?? []);

interface ContentProps {
  section: SectionId;
  report: CalculationReport;
  links: readonly PartLink[];
  extent: ReportExtent;
}

function Content({ section, report, links, extent }: ContentProps) {
  switch (section) {
    case "inputs":
      return <Inputs report={report} links={links} extent={extent} />;
    case "results":
      return <Results report={report} />;
    case "formulas":
      return <ReportSteps report={report} />;
    case "calendar":
      return report.calendar && <ReportCalendar calendar={report.calendar} />;
    case "charts":
      return chartsIn(report, extent).map((chart) => (
        <ReportChart key={chart.id} chart={chart} context={report.context} />
      ));
    case "tables":
    case "appendix":
      return tablesIn(report, section).map((table) => (
        <ReportTable key={table.id} table={table} context={report.context} />
      ));
    case "assumptions":
      return <Texts texts={report.assumptions} />;
    case "warnings":
      return <Warnings report={report} />;
    case "sources":
      return <Sources report={report} extent={extent} />;
  }
}

function Inputs({ report, links, extent }: Omit<ContentProps, "section">) {
  return (
    <>
      <Figures
        figures={report.inputs.map(({ id, label, text, reading }) => ({
          id,
          label,
          text,
          ...(reading !== undefined && { below: `read as ${reading}` }),
        }))}
      />
      {report.lists.map(({ id, label, heads, lines, rows }) =>
        isWide(heads) ? (
          extent === "brief" ? (
            <CompactTables key={id} title={label} rows={rows} />
          ) : (
            <RowBlocks key={id} title={label} rows={rows} />
          )
        ) : (
          <PrintedTable key={id} title={label} columns={heads.map((head) => ({ head }))} rows={lines} />
        ),
      )}
      {links.length > 0 && (
        <ul className="mt-3 list-disc pl-5">
          {links.map((link) => (
            <li key={link.field}>{linkText(link)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Tables of wide rows: what differs in columns, what is equal in a line below. */
const CompactTables = ({ title, rows }: { title: string; rows: readonly ReportRow[] }) =>
  compactRows(title, rows).map((table) => (
    <Fragment key={table.title}>
      <PrintedTable
        title={table.title}
        columns={table.heads.map((head) => ({ head }))}
        rows={table.lines}
        isUpright
      />
      {table.common.length > 0 && <p className="mt-1 text-muted">{messages.inAllRows(table.common)}</p>}
    </Fragment>
  ));

function linkText({ field, from, output, value, status, differs }: PartLink): string {
  const link = { field, source: `“${from}”, ${output}${value === undefined ? "" : ` (${value})`}` };
  if (status === "follows") return messages.linked(link);
  if (status === "unavailable") return messages.linkedWithoutValue(link);
  return differs ? messages.detachedAndDiffers(link) : messages.detached(link);
}

function Results({ report }: { report: CalculationReport }) {
  const serious = report.warnings.filter(({ level }) => level !== "note").length;
  const [first, ...others] = report.results;
  return (
    <>
      {first && (
        <p className="mt-2 border-line-strong border-b pb-1">
          {first.label}: <span className="tabular font-semibold text-[13pt]">{first.text}</span>
          {first.hint && <span className="ml-3 text-muted">{first.hint}</span>}
        </p>
      )}
      <Figures
        figures={others.map(({ id, label, text, hint }) => ({
          id,
          label,
          text,
          ...(hint !== undefined && { below: hint }),
        }))}
      />
      {serious > 0 && <p className="mt-2">{messages.seeWarnings(serious)}</p>}
      {report.disclaimer && <p className="mt-2 text-muted">{report.disclaimer}</p>}
    </>
  );
}

interface Figure {
  id: string;
  label: string;
  text: string;
  /** Text below the label. */
  below?: string;
}

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="mt-2 columns-2 gap-8 max-sm:columns-1 print:columns-2">
    {figures.map(({ id, label, text, below }) => (
      <div key={id} className="flex break-inside-avoid justify-between gap-3 border-line border-b py-1">
        <dt className="text-muted">
          {label}
          {below && <span className="block text-[8pt]">{below}</span>}
        </dt>
        <dd className="tabular text-right font-semibold">{text}</dd>
      </div>
    ))}
  </dl>
);

const Texts = ({ texts }: { texts: readonly string[] }) => (
  <ul className="mt-2 list-disc space-y-1 pl-5">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function Warnings({ report }: { report: CalculationReport }) {
  if (report.warnings.length === 0) return <p className="mt-2">No warnings.</p>;
  return (
    <ul className="mt-2 space-y-1.5">
      {report.warnings.map(({ text, level, at }) => (
        <li
          key={`${at} ${text}`}
          className={level === "note" ? "pl-3" : "break-inside-avoid border-ink border-l-2 pl-3"}
        >
          <span className="font-semibold">{level === "note" ? "Note: " : "Warning: "}</span>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Sources({ report, extent }: { report: CalculationReport; extent: ReportExtent }) {
  if (extent === "brief" && report.values.length === 0)
    return <p className="mt-2">{messages.sourcesBelow}</p>;
  return (
    <>
      {report.values.length > 0 && (
        <PrintedTable
          title="Values from tables"
          columns={[
            { head: "For" },
            { head: "Entry" },
            { head: "Value" },
            { head: "Source, edition, section" },
          ]}
          rows={report.values.map(({ field, label, figures, note, source }) => [
            field,
            label,
            [figures, note].filter(Boolean).join(". "),
            sourceText(source),
          ])}
        />
      )}
      {extent === "full" && (
        <>
          <h4 className="mt-4 mb-1">Documents</h4>
          <Documents sources={report.sources} />
        </>
      )}
    </>
  );
}

export const Documents = ({ sources }: { sources: readonly Citation[] }) => (
  <ul className="list-disc space-y-1 pl-5">
    {sources.map((source) => (
      <li key={`${source.id} ${source.clause}`} className="break-inside-avoid">
        {sourceText(source)}
        {source.url && (
          <span className="block text-[8pt] text-muted [overflow-wrap:anywhere]">{source.url}</span>
        )}
      </li>
    ))}
  </ul>
);
