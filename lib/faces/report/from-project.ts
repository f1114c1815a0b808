import { findCurrency } from "../../kit/fields/currency.ts";
import type { Project } from "../../projects/project.ts";
import { projectTitle } from "../../projects/project-title.ts";
import { type EntryResult, type LinkResult, sourceOf } from "../../projects/results.ts";
import { hasUnits } from "../../run/has-units.ts";
import { calculationReport } from "./calculation-report.ts";
import { namedProblems } from "./named-problems.ts";
import type { PartLink, ProjectReport, ReportPart, TitleBlock } from "./project-report.ts";

/** Builds the report of a calculated project. `day`: of the report, "2026-11-23". */
export function projectReport(project: Project, results: readonly EntryResult[], day: string): ProjectReport {
  return { kind: "project", title: titleBlock(project, results, day), parts: [...reportParts(results, day)] };
}

export function titleBlock(project: Project, results: readonly EntryResult[], day: string): TitleBlock {
  const { name, number, client, author, notes, units } = project;
  return {
    name: projectTitle(name),
    number,
    client,
    author,
    notes,
    units: results.some(({ view }) => view && hasUnits(view)) ? units : undefined,
    day,
  };
}

/** Builds the parts of a project’s report one at a time: a part with 200 rows takes up to 0.2 s. */
export function* reportParts(results: readonly EntryResult[], day: string): Generator<ReportPart> {
  const titles = new Map(results.map((result) => [result.entry.id, titleOf(result)]));
  // Uses indexes as ids: those of entries are the visitor’s, and would be part of addresses.
  for (const [index, result] of results.entries()) yield partOf(result, `part-${index + 1}`, day, titles);
}

const titleOf = ({ entry, view }: EntryResult): string =>
  entry.title.trim() || view?.label || entry.calculator;

function partOf(
  result: EntryResult,
  id: string,
  today: string,
  titles: ReadonlyMap<string, string>,
): ReportPart {
  const { entry, view, form, calculation, problems, links } = result;
  const part = { id, title: titleOf(result), notes: entry.notes, links: linksOf(links, result, titles) };
  if (!view || !form || !calculation?.ok)
    return { ...part, problems: namedProblems(view?.fields ?? {}, problems) };
  const currency = findCurrency(form.currency) ?? view.context.currency;
  const { displayedEntries, records, readings, value: answer } = calculation;
  const report = calculationReport(view, {
    entries: displayedEntries,
    system: form.system,
    currency,
    records,
    today,
    readings,
    answer,
  });
  return { ...part, report, problems: [] };
}

const linksOf = (
  links: readonly LinkResult[],
  { entry, view }: EntryResult,
  titles: ReadonlyMap<string, string>,
): PartLink[] =>
  links.flatMap(({ link, from, label, value, status, differs }) => {
    const field = view?.fields[link.field];
    if (status === "idle" || status === "undeclared" || !field || !sourceOf(field, from, link.output))
      return [];
    return [
      {
        field: field.label,
        from: titles.get(from.id) ?? entry.calculator,
        output: label,
        ...(value !== undefined && { value }),
        status,
        differs,
      },
    ];
  });
