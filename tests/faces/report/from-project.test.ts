import { describe, expect, it } from "vitest";
import { projectReport } from "../../../lib/faces/report/from-project.ts";
import { unitsLine } from "../../../lib/faces/report/project-report.ts";
import { reportSheets } from "../../../lib/faces/report/sheets.ts";
import { PROJECT_FORMAT, PROJECT_VERSION } from "../../../lib/projects/limits.ts";
import type { Project } from "../../../lib/projects/project.ts";
import { projectResults } from "../../../lib/projects/results.ts";
import { serverTools } from "../../../lib/projects/server-tools.ts";
import { serverContext } from "../../../lib/run/calculator-view.ts";

const entry = (id: string, calculator: string, change: object = {}) => ({
  id,
  calculator,
  title: "",
  notes: "",
  inputs: {},
  currency: "USD",
  links: [],
  ...change,
});
const project = (entries: Project["entries"], change: Partial<Project> = {}): Project => ({
  format: PROJECT_FORMAT,
  version: PROJECT_VERSION,
  id: "office",
  name: "Office",
  number: "2026-014",
  client: "ACME",
  author: "N. N.",
  notes: "As built.",
  units: "si",
  entries,
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
  ...change,
});

async function reportOf(project: Project) {
  const { results } = await projectResults(
    project,
    serverTools,
    serverContext(Date.parse("2026-11-23T12:00:00Z")),
  );
  return projectReport(project, results, "2026-11-23");
}

describe("the report of a project", () => {
  it("has the title block and each calculation in the order of the project", async () => {
    const report = await reportOf(
      project([entry("b", "ductsizer", { title: "Supply ducts", notes: "Ground floor" }), entry("a", "bmi")]),
    );
    expect(report.title).toEqual({
      name: "Office",
      number: "2026-014",
      client: "ACME",
      author: "N. N.",
      notes: "As built.",
      units: "si",
      day: "2026-11-23",
    });
    expect(report.parts.map(({ id, title, notes }) => [id, title, notes])).toEqual([
      ["part-1", "Supply ducts", "Ground floor"],
      ["part-2", "BMI", ""],
    ]);
    expect(report.parts.every((part) => part.report && part.problems.length === 0)).toBe(true);
  });

  it("says no units where nothing is measured", async () => {
    const report = await reportOf(project([entry("a", "mortgage"), entry("b", "date")]));
    expect(report.title.units).toBeUndefined();
    expect(unitsLine(report.title)).toBe("");
  });

  it("names the day that “today” stands for", async () => {
    const report = await reportOf(project([entry("a", "date")]));
    const to = report.parts[0]?.report?.inputs.find(({ label }) => label === "To");
    expect(to?.text).toBe("November 23, 2026 (today)");
  });

  it("is in the units of the project", async () => {
    const inputs = { flow: { value: "1000", unit: "cubic-foot-per-minute" } };
    const [si, us] = await Promise.all(
      (["si", "us"] as const).map((units) =>
        reportOf(project([entry("a", "ductsizer", { inputs })], { units })),
      ),
    );
    const texts = [si, us].map((report) => report?.parts[0]?.report?.results[0]?.text ?? "");
    expect(texts[0]).toMatch(/ mm$/);
    expect(texts[1]).toMatch(/ in$/);
  });

  it("says why a calculation has no answer", async () => {
    const report = await reportOf(
      project([entry("a", "ductsizer", { title: "Main", inputs: { flow: "much" } }), entry("b", "no-such")]),
    );
    expect(report.parts.map((part) => part.report)).toEqual([undefined, undefined]);
    expect(report.parts[0]?.problems[0]?.message).toMatch(/^Airflow: .+\.$/);
    expect(report.parts[1]?.problems[0]?.message).toContain("There is no calculator");
    const names = reportSheets(report).map(({ name }) => name);
    expect(names).toEqual(["Overview", "1 No result", "2 No result"]);
  });
});
