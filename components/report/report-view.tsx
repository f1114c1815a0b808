import { memo, useMemo } from "react";
import type { CalculationReport } from "@/lib/faces/report/calculation-report";
import { type ProjectReport, type ReportPart, unitsLine } from "@/lib/faces/report/project-report";
import { type ReportExtent, sectionsOf } from "@/lib/faces/report/sections";
import { formatDay } from "@/lib/run/format/format-day";
import { CalculationSections, Documents } from "./calculation-sections";
import { messages } from "./messages";
import { useRenderedCount } from "./use-rendered-count";

/** Report: title block, contents, and every calculation with its sections. A single one has no chapter. */
export function ReportView({ report, extent = "full" }: { report: ProjectReport; extent?: ReportExtent }) {
  const { title, parts } = report;
  const [first] = parts;
  const isSingle = report.kind === "calculation";
  const chapters = useMemo(
    () =>
      parts.map((part, index) => ({
        part,
        number: String(index + 1),
        sections: sectionsOf(part, isSingle ? "" : `${index + 1}.`, extent),
      })),
    [parts, isSingle, extent],
  );
  const renderedCount = useRenderedCount(parts.length);
  return (
    <>
      <Head report={report} />
      {title.notes && <p className="mt-4 whitespace-pre-line">{title.notes}</p>}
      <nav aria-label="Contents" className="mt-6 break-inside-avoid-page">
        <h2>Contents</h2>
        <ol className={isSingle ? "mt-2 columns-2 gap-8" : "mt-2 space-y-2"}>
          {isSingle
            ? chapters[0]?.sections.map(({ id, number, title: name }) => (
                <Entry key={id} id={id} number={number} name={name} />
              ))
            : chapters.map(({ part, number, sections }) => (
                <li key={part.id} className="break-inside-avoid">
                  <a href={`#${part.id}`} className="font-semibold">
                    <span className="tabular mr-2 inline-block min-w-6">{number}</span> {part.title}
                  </a>
                  {extent === "full" && (
                    <ol className="ml-8 flex flex-wrap gap-x-5">
                      {sections.map(({ id, number: sectionNumber, title: name }) => (
                        <Entry key={id} id={id} number={sectionNumber} name={name} />
                      ))}
                    </ol>
                  )}
                </li>
              ))}
        </ol>
      </nav>
      {!isSingle && <Summary parts={parts} />}
      {isSingle && first ? (
        <PartContent part={first} sections={chapters[0]?.sections ?? []} level={2} extent={extent} />
      ) : (
        chapters
          .slice(0, renderedCount)
          .map((chapter) => <Chapter key={chapter.part.id} {...chapter} extent={extent} />)
      )}
      {extent === "brief" && <ProjectSources parts={parts} />}
    </>
  );
}

const Entry = ({ id, number, name }: { id: string; number: string; name: string }) => (
  <li>
    <a href={`#${id}`}>
      <span className="tabular mr-2 inline-block min-w-6 text-muted">{number}</span> {name}
    </a>
  </li>
);

/** Title block for engineers’ files. Empty fields stay blank, to be filled in by hand. */
function Head({ report: { kind, title, parts } }: { report: ProjectReport }) {
  const isSingle = kind === "calculation";
  const [day, units] = [formatDay(title.day, "long"), unitsLine(title)];
  const boxes: [label: string, text: string, wide?: true][] = [
    isSingle ? ["Project", "", true] : ["Client", title.client, true],
    ["Project number", title.number],
    isSingle ? ["Client", title.client] : ["Calculations", String(parts.length)],
    ["Prepared by", title.author],
    ["Checked by", ""],
    units === "" ? ["Date", day, true] : ["Date", day],
    ...(units === "" ? [] : [["Units", units] as [string, string]]),
  ];
  return (
    <header>
      <h1>{title.name}</h1>
      <dl className="mt-4 grid grid-cols-4 max-sm:grid-cols-2 print:grid-cols-4 border-line-strong border-t border-l">
        {boxes.map(([label, text, wide]) => (
          <div
            key={label}
            className={`min-h-12 border-line-strong border-r border-b px-2 py-1 ${wide ? "col-span-2" : ""}`}
          >
            <dt className="text-[7.5pt] text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {title.address && (
        <p className="mt-2 text-[8pt] text-muted [overflow-wrap:anywhere]">
          {messages.calculatedAt(title.address)}
        </p>
      )}
    </header>
  );
}

/** Maximum number of results of a calculation in the summary. */
const MAX_KEY_RESULTS = 3;

const keyResults = ({ results }: CalculationReport): string =>
  results
    .slice(0, MAX_KEY_RESULTS)
    .map(({ label, text }) => `${label}: ${text}`)
    .join("; ");

function Summary({ parts }: { parts: readonly ReportPart[] }) {
  return (
    <section aria-labelledby="report-summary" className="mt-7">
      <h2 id="report-summary">Summary</h2>
      <table className="mt-2">
        <thead>
          <tr>
            <th scope="col">Calculation</th>
            <th scope="col">Calculator</th>
            <th scope="col">Key results</th>
            <th scope="col" data-number>
              Warnings
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, title, report }, index) => (
            <tr key={id}>
              <th scope="row">
                {index + 1} {title}
              </th>
              <td>{report?.label}</td>
              <td>{report ? keyResults(report) : "No result"}</td>
              <td data-number>{report?.warnings.filter(({ level }) => level !== "note").length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Documents of all calculations, each once. */
function ProjectSources({ parts }: { parts: readonly ReportPart[] }) {
  const all = parts.flatMap(({ report }) => report?.sources ?? []);
  const sources = [...new Map(all.map((source) => [`${source.id} ${source.clause}`, source])).values()];
  return (
    <section aria-labelledby="report-sources" className="mt-7">
      <h2 id="report-sources">Sources</h2>
      <Documents sources={sources} />
    </section>
  );
}

interface ChapterProps {
  extent: ReportExtent;
  part: ReportPart;
  number: string;
  sections: ReturnType<typeof sectionsOf>;
}

const Chapter = memo(function Chapter({ part, number, sections, extent }: ChapterProps) {
  const { id, title, notes, report } = part;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="report-part">
      <h2 id={`${id}-title`}>
        <span className="tabular mr-2 text-muted">{number}</span> {title}
      </h2>
      {report && report.label !== title && <p className="text-muted">{report.label}</p>}
      {notes && <p className="mt-2 whitespace-pre-line">{notes}</p>}
      <PartContent part={part} sections={sections} level={3} extent={extent} />
    </section>
  );
});

interface PartContentProps {
  extent: ReportExtent;
  part: ReportPart;
  sections: ReturnType<typeof sectionsOf>;
  level: 2 | 3;
}

/** Sections of a calculation, or the reason why it has none: an answer to other inputs is never printed. */
function PartContent({ part: { report, problems, links }, sections, level, extent }: PartContentProps) {
  if (report) return <CalculationSections {...{ report, sections, links, level, extent }} />;
  return (
    <div className="mt-5 border-ink border-l-2 pl-3">
      <p className="font-semibold">There is no result for these inputs.</p>
      <ul className="mt-1 list-disc pl-5">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
