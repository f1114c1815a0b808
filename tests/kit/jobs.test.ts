import { describe, expect, it } from "vitest";
import {
  calculatorPath,
  findCalculator,
  findFormCalculator,
  panelCalculators,
} from "../../lib/catalog/calculators.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import {
  allJobForms,
  findJobForm,
  findPanelJob,
  jobs,
  linkedJobsOf,
  relatedLink,
} from "../../lib/catalog/jobs.ts";
import { resolveDay } from "../../lib/core/civil/relative-day.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import type { Example } from "../../lib/kit/calculator/define.ts";
import { jobFields, withAnswer } from "../../lib/kit/calculator/jobs.ts";
import { defaultEntries, type Entries } from "../../lib/kit/fields/entry.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { UNIT_SYSTEMS } from "../../lib/kit/quantities/systems.ts";
import { formFromQuery } from "../../lib/run/address/calculator-url.ts";
import { pageOfForm } from "../../lib/run/address/job-address.ts";
import { calculatorView } from "../../lib/run/calculator-view.ts";
import { answerOf } from "../../lib/verification/calculator-cases.ts";
import { expectOutputs } from "../calculators/expect-outputs.ts";

describe.each(jobs.map((listed) => [listed.path, listed] as const))("%s", (path, { calculator, job }) => {
  it("has an address in words, a question, and texts of the right length", () => {
    expect(path).toBe(calculatorPath({ id: calculator.id, job: job.slug }));
    expect(job.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(job.question).toMatch(/\?$/);
    expect(job.lead.split(/\s+/).length).toBeGreaterThanOrEqual(12);
    expect(job.name.length).toBeLessThanOrEqual(40);
    expect(job.guide.length).toBeGreaterThanOrEqual(2);
    expect(job.faq.length).toBeGreaterThanOrEqual(2);
    expect(job.words.length).toBeGreaterThanOrEqual(3);
  });

  it("links only to pages that exist", () => {
    expect(job.related.length).toBeGreaterThanOrEqual(2);
    expect(job.related.filter((name) => !relatedLink(name))).toEqual([]);
    expect(job.related).not.toContain(`${calculator.id}/${job.slug}`);
  });
});

it("has one job for each slug, name and question", () => {
  for (const key of ["name", "question", "heading"] as const)
    expect(new Set(jobs.map(({ job }) => job[key].toLowerCase())).size, key).toBe(jobs.length);
  expect(new Set(jobs.map(({ path }) => path)).size).toBe(jobs.length);
});

describe.each(allJobForms().map((form) => [calculatorPath(form), form] as const))(
  "the form of %s",
  (_, form) => {
    it("shows one to six fields first, and answers in both unit systems", async () => {
      const first = Object.values(form.inputs).filter(
        (field) => !field.advanced && !(field.kind === "choice" && field.options.length === 1),
      );
      expect(first.length).toBeGreaterThanOrEqual(1);
      expect(first.length).toBeLessThanOrEqual(6);
      for (const system of UNIT_SYSTEMS)
        expect((await calculatorView(form, undefined, system)).answer.outputs).not.toEqual({});
    });

    it.each(form.examples.map((example): [string, Example] => [example.id, example]))(
      "has the expected answer to example %s",
      async (_id, example) => {
        const result = await answerOf(form, example);
        expect(result.ok ? [] : result.problems).toEqual([]);
        if (result.ok && "outputs" in example.expect) expectOutputs(result.value.outputs, example.expect);
      },
    );
  },
);

describe.each(allJobForms().map((form) => [calculatorPath(form), form] as const))(
  "a link to %s",
  (_, form) => {
    it.each(form.examples.map((example): [string, Example] => [example.id, example]))(
      "opens a job of the same choices with the inputs of %s",
      (_id, { inputs }) => {
        const whole = findFormCalculator(form.id);
        const { entries, system } = entriesFrom(form.inputs, inputs);
        const state = { entries, currency: "USD", system };
        const { path } = pageOfForm(linkedJobsOf(form.id), {
          fields: whole?.inputs ?? {},
          state: { ...state, entries: { ...defaultEntries(whole?.inputs ?? {}, system), ...entries } },
          sent: Object.keys(inputs),
        });
        const { pathname, searchParams } = new URL(`https://scicalc.test${path}`);
        const job = findJobForm(form.id, pathname.slice(1));
        const read = formFromQuery(job?.inputs ?? {}, searchParams, system);
        expect([...read.problems, ...read.ignored]).toEqual([]);
        for (const [id, entry] of Object.entries(entries))
          if (job && Object.hasOwn(job.inputs, id)) expect(read.entries[id], id).toEqual(entry);
      },
    );
  },
);

it("leads to no job that sets a record which the form does not have", () => {
  const fields = findFormCalculator("ductsizer")?.inputs ?? {};
  const state = { entries: defaultEntries(fields, "us"), currency: "USD", system: "us" } as const;
  const page = (entries: Entries): string =>
    pageOfForm(linkedJobsOf("ductsizer"), {
      fields,
      state: { ...state, entries: { ...state.entries, ...entries } },
      sent: ["flow", "length", "sizes"],
    }).path.split("?")[0] ?? "";
  expect(page({})).toBe("/duct-size");
  expect(page({ material: "flexible-duct" })).toBe("/flex-duct");
});

const panelJobs = jobs.flatMap(({ calculator, job, path }) => {
  const panelJob = findPanelJob(calculator.id, job.slug);
  return panelJob ? [[path, calculator.id, panelJob] as const] : [];
});

describe.each(panelJobs)("the panel of %s", (_path, calculatorId, job) => {
  it("starts with its first example", () => {
    expect(job.examples.length).toBeGreaterThanOrEqual(2);
    expect(job.examples[0]?.query).toBeUndefined();
    const documents = panelCalculators.find(({ id }) => id === calculatorId)?.sources.map(({ id }) => id);
    expect(documents).toEqual(expect.arrayContaining([...job.sources]));
  });

  it.each(job.examples.map(({ title, ...example }) => [title, example] as const))(
    "has the expected answer to %s",
    async (_title, { query, answer }) => {
      const outcome = await localEvaluator(loadFromFolder).runPanel(calculatorId, { ...job.query, ...query });
      expect(outcome).toMatchObject({ ok: true, text: expect.arrayContaining([...answer]) });
    },
  );
});

describe("the fields of a job", () => {
  const { inputs } = findFormCalculator("date") ?? { inputs: {} };
  const fields = jobFields(inputs, {
    slug: "sample",
    fixed: { mode: "difference" },
    fields: ["end", "start"],
    defaults: { end: "--12-25", includeEnd: "true" },
  });

  it("are the named ones in their order, then those under “More options”, without those of other modes", () => {
    expect(Object.keys(fields)).toEqual(["end", "start", "mode", "includeEnd"]);
    expect(fields.includeEnd?.advanced).toBe(true);
    expect(fields.end).not.toHaveProperty("advanced");
  });

  it("have the job’s initial values, and only its mode", () => {
    expect(fields.end).toMatchObject({ default: "--12-25" });
    expect(fields.includeEnd).toMatchObject({ default: true });
    expect(fields.mode).toMatchObject({ options: [{ id: "difference" }], default: "difference" });
  });

  it("cannot be unknown", () => {
    expect(() => jobFields(inputs, { slug: "sample", fixed: {}, fields: ["price"] })).toThrow("price");
    expect(() => jobFields(inputs, { slug: "sample", fixed: { mode: "none" }, fields: [] })).toThrow("none");
  });
});

describe("the outputs of a job", () => {
  const format = { kind: "text" } as const;
  const outputs = {
    first: { label: "First", format, primary: true },
    second: { label: "Second", format, verdict: true },
    third: { label: "Third", format, key: true },
    fourth: { label: "Fourth", format },
  } as const;

  it("begin with those that answer its question; only the first is primary", () => {
    const answer = withAnswer(outputs, ["third", "first"], "sample");
    expect(Object.keys(answer)).toEqual(["third", "first", "second", "fourth"]);
    expect(answer).toEqual({
      third: { label: "Third", format, primary: true },
      first: { label: "First", format, key: true },
      second: { label: "Second", format },
      fourth: { label: "Fourth", format },
    });
  });

  it("cannot be unknown", () => {
    expect(() => withAnswer(outputs, ["price"], "sample")).toThrow("price");
  });
});

it("finds no form of an unknown job or calculator", () => {
  expect(findJobForm("date", "unknown")).toBeUndefined();
  expect(findJobForm("unknown", "days-until")).toBeUndefined();
  expect(findCalculator("date")).toBeDefined();
});

it("resolves a day of the year to the next one, today included", () => {
  expect(resolveDay("--12-25", "2026-11-29")).toBe("2026-12-25");
  expect(resolveDay("--12-25", "2026-12-25")).toBe("2026-12-25");
  expect(resolveDay("--12-25", "2026-12-26")).toBe("2027-12-25");
  expect(resolveDay("--02-29", "2026-11-29")).toBe("2028-02-29");
  expect(resolveDay("--02-29", "1896-03-01")).toBe("1904-02-29");
  for (const text of ["2026-02-30", "--02-30", "--13-01", "--00-10"])
    expect(resolveDay(text, "2026-01-01")).toBe(text);
});
