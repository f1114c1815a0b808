import type { CalculatorEntry } from "../kit/calculator/define.ts";
import type { Entries, EntryPage } from "../kit/calculator/entries.ts";
import type { Job } from "../kit/calculator/jobs.ts";
import { calculatorPath, calculators } from "./calculators.ts";
import { entries as declared } from "./generated/entries.ts";
import { jobsOf } from "./jobs.ts";

/** Page below a calculator’s. Server only: browsers get rendered pages. */
export interface ListedEntry {
  calculator: CalculatorEntry;
  page: EntryPage;
  /** The page, if it is a job. */
  job?: Job;
  /** Kind of the entry: "Element", "Job". */
  kind: string;
  path: string;
}

const byId: Readonly<Record<string, Entries>> = declared;

/** Returns true if a calculator has pages other than jobs. */
export const hasEntries = (calculatorId: string): boolean => Object.hasOwn(byId, calculatorId);

const listed = (calculator: CalculatorEntry): ListedEntry[] => {
  const { kind = "", pages = [] } = hasEntries(calculator.id) ? (byId[calculator.id] ?? {}) : {};
  return [
    ...jobsOf(calculator.id).map(({ job, path }) => ({
      calculator,
      page: { ...job, line: job.question },
      job,
      kind: "Job",
      path,
    })),
    ...pages.map((page) => ({ calculator, page, kind, path: `${calculatorPath(calculator)}/${page.slug}` })),
  ];
};

/** All elements, formulas and jobs, in the order of the calculators. */
export const entries: readonly ListedEntry[] = calculators.flatMap(listed);

export const entriesOf = (calculatorId: string): readonly ListedEntry[] =>
  entries.filter(({ calculator }) => calculator.id === calculatorId);

const entriesByName: ReadonlyMap<string, ListedEntry> = new Map([
  ...entries.flatMap((entry) =>
    (entry.page.aliases ?? []).map((alias): [string, ListedEntry] => [
      `${calculatorPath(entry.calculator)}/${alias}`,
      entry,
    ]),
  ),
  ...entries.map((entry): [string, ListedEntry] => [entry.path, entry]),
]);

/** Returns the entry of a calculator by its slug or another spelling of it. */
export const findEntry = (calculatorId: string, name: string): ListedEntry | undefined =>
  entriesByName.get(calculatorPath({ id: calculatorId, job: name.toLowerCase() }));
