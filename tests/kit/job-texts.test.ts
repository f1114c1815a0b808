import { expect, it } from "vitest";
import { panelCalculators } from "../../lib/catalog/calculators.ts";
import { findJobForm, findPanelJob, jobs, type ListedJob } from "../../lib/catalog/jobs.ts";
import { pageSources } from "../../lib/faces/page/job-sources.ts";
import { calculatorView } from "../../lib/run/calculator-view.ts";
import { shinglesOf } from "../shingles.ts";

const MOST_SHARED = 1 / 3;

/** Texts that the page of a job prints besides the labels of its form. */
async function textsOf({ calculator, job }: ListedJob): Promise<string[]> {
  const form = findJobForm(calculator.id, job.slug);
  const panelJob = findPanelJob(calculator.id, job.slug);
  const panel = panelCalculators.find(({ id }) => id === calculator.id);
  const sources = form
    ? pageSources(form, await calculatorView(form))
    : (panel?.sources ?? []).filter(({ id }) => panelJob?.sources.includes(id));
  return [
    ...[job.heading, job.question, job.lead],
    ...job.guide.flatMap(({ title, text }) => [title, text]),
    ...job.faq.flatMap(({ q, a }) => [q, a]),
    ...(form?.assumptions ?? []),
    ...(form?.disclaimer === undefined ? [] : [form.disclaimer]),
    ...(form?.examples ?? panelJob?.examples ?? []).map(({ title }) => title),
    ...sources.map(({ title, clause = "" }) => `${title} ${clause}`),
  ];
}

it("never shares more than a third of its text with another job", async () => {
  const pages = await Promise.all(
    jobs.map(async (listed) => ({ path: listed.path, shingles: shinglesOf(await textsOf(listed)) })),
  );
  const alike = pages.flatMap((page, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const shared = [...page.shingles].filter((shingle) => other.shingles.has(shingle)).length;
      const share = shared / Math.min(page.shingles.size, other.shingles.size);
      return share > MOST_SHARED ? [`${page.path} and ${other.path}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
