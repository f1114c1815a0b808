import { type CalculationReport, calculationReport } from "../../../lib/faces/report/calculation-report.ts";
import type { ProjectReport } from "../../../lib/faces/report/project-report.ts";
import type { FormCalculator } from "../../../lib/kit/calculator/define.ts";
import { DEFAULT_CURRENCY } from "../../../lib/kit/fields/currency.ts";
import type { RawInput } from "../../../lib/kit/fields/entry.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";
import type { UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { calculate } from "../../../lib/run/calculate.ts";
import { calculatorView, engineOf, serverContext } from "../../../lib/run/calculator-view.ts";

const NOW = Date.parse("2026-01-15T12:00:00Z");

/** The report of a calculator's form with these inputs, the others at their defaults. */
export async function reportOf(
  calculator: FormCalculator,
  system: UnitSystem,
  inputs: Readonly<Record<string, RawInput>> = {},
): Promise<CalculationReport> {
  const context = serverContext(NOW);
  const view = await calculatorView(calculator, context, system);
  const { entries, problems } = entriesFrom(calculator.inputs, inputs, { units: system });
  if (problems[0]) throw new Error(`${problems[0].path}: ${problems[0].message}`);
  const result = await calculate(calculator.inputs, entries, context, await engineOf(calculator.id), system);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(" "));
  const { displayedEntries, records, readings, value: answer } = result;
  return calculationReport(view, {
    entries: displayedEntries,
    system,
    currency: DEFAULT_CURRENCY,
    records,
    today: context.today,
    readings,
    answer,
  });
}

/** A report of several calculations. */
export const projectOf = (
  reports: readonly CalculationReport[],
  title: Partial<ProjectReport["title"]> = {},
): ProjectReport => ({
  kind: "project",
  title: {
    name: "Office",
    number: "",
    client: "",
    author: "",
    notes: "",
    units: "si",
    day: "2026-01-15",
    ...title,
  },
  parts: reports.map((report, index) => ({
    id: `r${index + 1}`,
    title: report.label,
    notes: "",
    links: [],
    report,
    problems: [],
  })),
});
