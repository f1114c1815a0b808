import { findCurrency } from "../../fields/currency.ts";
import type { Project } from "../../projects/project.ts";
import { hasUnits } from "../page/has-units.ts";
import { type EntryResult, type LinkResult, sourceOf } from "../project/results.ts";
import { calculationReport } from "./calculation-report.ts";
import { namedProblems } from "./named-problems.ts";
import type { PartLink, ProjectReport, ReportPart } from "./project-report.ts";

/** The report of a project and its answers. `day`: when it is made, "2026-11-23"; `address`: where it can be opened again. */
export function projectReport(
  project: Project,
  results: readonly EntryResult[],
  day: string,
  address?: string,
): ProjectReport {
  const { name, number, client, author, notes, units } = project;
  const titles = new Map(results.map((result) => [result.entry.id, titleOf(result)]));
  return {
    kind: "project",
    title: {
      name: name.trim() || "Unnamed project",
      number,
      client,
      author,
      notes,
      units: results.some(({ view }) => view && hasUnits(view)) ? units : undefined,
      day,
      ...(address !== undefined && { address }),
    },
    // By place: an id is the visitor's, and would be a part of addresses.
    parts: results.map((result, index) => partOf(result, `part-${index + 1}`, day, titles)),
  };
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
  const { shown, records, readings, answer } = calculation;
  const report = calculationReport(view, {
    typed: shown,
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
