import type { CalculatorEntry } from "../kit/calculator/define.ts";
import {
  type FormJob,
  type Job,
  type JobCalculator,
  jobCalculator,
  type LinkedJob,
  type PanelJob,
  panelJobPage,
} from "../kit/calculator/jobs.ts";
import { calculatorPath, calculators, findFormCalculator, panelCalculators } from "./calculators.ts";
import { formJobs as forms } from "./generated/form-jobs.ts";
import { panelJobs as panels } from "./generated/panel-jobs.ts";

const formJobs: Readonly<Record<string, readonly FormJob[]>> = forms;
const panelJobs: Readonly<Record<string, readonly PanelJob[]>> = panels;

/** Job with its address. Server only: browsers get rendered pages and the search index. */
export interface ListedJob {
  calculator: CalculatorEntry;
  job: Job;
  path: string;
}

const listed = (calculator: CalculatorEntry): ListedJob[] =>
  [...(formJobs[calculator.id] ?? []), ...(panelJobs[calculator.id] ?? [])].map((job) => ({
    calculator,
    job,
    path: calculatorPath({ id: calculator.id, job: job.slug }),
  }));

/** All jobs, in the order of the calculators. */
export const jobs: readonly ListedJob[] = calculators.flatMap(listed);

export const jobsOf = (calculatorId: string): readonly ListedJob[] =>
  jobs.filter(({ calculator }) => calculator.id === calculatorId);

export const findJob = (calculatorId: string, slug: string): ListedJob | undefined =>
  jobs.find(({ calculator, job }) => calculator.id === calculatorId && job.slug === slug);

/** Returns the jobs of a calculator with the generic form, as declared. */
export const formJobsOf = (calculatorId: string): readonly FormJob[] =>
  Object.hasOwn(formJobs, calculatorId) ? (formJobs[calculatorId] ?? []) : [];

/** Returns the jobs of a calculator as answers need them for links. */
export const linkedJobsOf = (calculatorId: string): LinkedJob[] =>
  formJobsOf(calculatorId).map(({ slug, name, fixed, fields, defaults, answer, words }) => ({
    slug,
    name,
    fixed,
    fields,
    ...(defaults && { defaults }),
    ...(answer && { answer }),
    words,
  }));

/** Returns a job of a calculator with a panel, as declared. */
export const findPanelJob = (calculatorId: string, slug: string): PanelJob | undefined =>
  Object.hasOwn(panelJobs, calculatorId)
    ? panelJobs[calculatorId]?.find((job) => job.slug === slug)
    : undefined;

/** Returns a calculator with a panel reduced to one of its jobs: the page’s texts. */
export function findPanelJobPage(calculatorId: string, slug: string) {
  const calculator = panelCalculators.find(({ id }) => id === calculatorId);
  const job = findPanelJob(calculatorId, slug);
  return calculator && job && panelJobPage(calculator, job);
}

const jobForms = new Map<string, JobCalculator>();

/** Returns the form of a job, built once. */
export function findJobForm(calculatorId: string, slug: string): JobCalculator | undefined {
  const calculator = findFormCalculator(calculatorId);
  const job = formJobsOf(calculatorId).find((each) => each.slug === slug);
  if (!calculator || !job) return undefined;
  const path = calculatorPath({ id: calculatorId, job: slug });
  const form = jobForms.get(path) ?? jobCalculator(calculator, job);
  jobForms.set(path, form);
  return form;
}

/** Returns the forms of all jobs. */
export const allJobForms = (): JobCalculator[] =>
  jobs.flatMap(({ calculator, job }) => findJobForm(calculator.id, job.slug) ?? []);

/** Returns the link to a calculator or a job that a declaration names: "time", "date/business-days". */
export function relatedLink(name: string): { label: string; path: string } | undefined {
  const [id = "", slug] = name.split("/");
  if (slug !== undefined) {
    const listing = findJob(id, slug);
    return listing && { label: listing.job.name, path: listing.path };
  }
  const calculator = calculators.find((each) => each.id === id);
  return calculator && { label: calculator.label, path: calculatorPath(calculator) };
}
