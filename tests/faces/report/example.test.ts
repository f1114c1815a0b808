import { describe, expect, it } from "vitest";
import { csvArchive, workbook } from "../../../lib/faces/report/files.ts";
import { projectReport } from "../../../lib/faces/report/from-project.ts";
import { sectionsOf } from "../../../lib/faces/report/sections.ts";
import { reportSheets } from "../../../lib/faces/report/sheets.ts";
import { UNIT_SYSTEMS } from "../../../lib/kit/quantities/systems.ts";
import { exampleProject } from "../../../lib/projects/example-project.ts";
import { projectResults } from "../../../lib/projects/results.ts";
import { serverTools } from "../../../lib/projects/server-tools.ts";
import { projectOfShared, sharedProject } from "../../../lib/projects/share-link.ts";
import { serverContext } from "../../../lib/run/calculator-view.ts";

const context = serverContext(Date.parse("2026-11-23T12:00:00Z"));

describe("the worked example's report", () => {
  it.each(UNIT_SYSTEMS)("is complete in %s", async (system) => {
    const project = await exampleProject(system);
    const { results } = await projectResults(project, serverTools, context);
    const report = projectReport(project, results, "2026-11-23");
    expect(report.parts).toHaveLength(project.entries.length);
    for (const part of report.parts) {
      expect(part.problems, part.title).toEqual([]);
      const titles = sectionsOf(part, "1.").map(({ title }) => title);
      expect(titles).toEqual(
        expect.arrayContaining(["Inputs", "Results", "Assumptions", "Warnings", "Sources"]),
      );
      for (const { text } of part.report?.results ?? []) expect(text).not.toMatch(/NaN|undefined|Infinity/);
      for (const { title, edition, clause } of part.report?.sources ?? [])
        expect(edition ?? clause, `${part.title}: ${title}`).toBeTruthy();
    }
    // A calculation that follows another one says so.
    expect(report.parts.flatMap(({ links }) => links).some(({ status }) => status === "follows")).toBe(true);
    const sheets = reportSheets(report);
    for (const { rows } of sheets)
      for (const row of rows) expect(row.join(" ")).not.toMatch(/NaN|undefined|Infinity/);
    expect((await workbook(sheets)).size).toBeGreaterThan(10_000);
    expect((await csvArchive(sheets)).size).toBeGreaterThan(10_000);
  });

  it.each(UNIT_SYSTEMS)("fits into a link in %s", async (system) => {
    const project = await exampleProject(system);
    const fragment = await sharedProject(project);
    expect(fragment).toBeDefined();
    expect(await projectOfShared(`#${fragment}`)).toEqual({ ok: true, value: project });
  });
});
