import { describe, expect, it, vi } from "vitest";
import { inSystem } from "../../components/calculator/project/in-system.ts";
import { newEntry } from "../../lib/projects/edits.ts";
import { exampleProject } from "../../lib/projects/example-project.ts";
import type { Project } from "../../lib/projects/project.ts";
import { answerOf, projectResults } from "../../lib/projects/results.ts";
import { contextIn } from "../calculators/form.ts";

// The browser’s tools fetch the calculators from the site.
vi.mock("../../components/calculator/project/load-tools.ts", async () => {
  const { serverTools } = await import("../../lib/projects/server-tools.ts");
  const { unitsOfForm } = await import("../../components/calculator/form/unit-choices.ts");
  return {
    browserTools: async (...of: Parameters<typeof serverTools>) => {
      const tools = await serverTools(...of);
      if (!tools) return undefined;
      const { display, restore } = await unitsOfForm(tools.view);
      return { ...tools, display, restore };
    },
  };
});

async function compute(project: Project) {
  const { browserTools } = await import("../../components/calculator/project/load-tools.ts");
  const { results, project: followed } = await projectResults(project, browserTools, contextIn());
  return { results, followed, outputs: results.map((result) => answerOf(result)?.outputs) };
}

describe.each([
  ["us", "si"],
  ["si", "us"],
] as const)("a switch from %s to %s", (from, to) => {
  it("keeps every stored input and every figure of the example, there and back", async () => {
    const project = await exampleProject(from);
    const before = await compute(project);
    const switched = (await inSystem(project, to))(project);
    expect(switched).toEqual({ ...project, units: to });
    const after = await compute(switched);
    expect(after.outputs).toEqual(before.outputs);
    expect(after.followed).toBe(switched);
    expect((await inSystem(switched, from))(switched)).toEqual(project);
  });

  it("stores the defaults of a new calculation, which differ between the systems", async () => {
    const entry = newEntry({ id: "duct", calculator: "ductsizer", title: "Duct" });
    const project = { ...(await exampleProject(from)), entries: [entry] };
    const before = await compute(project);
    const switched = (await inSystem(project, to))(project);
    expect(switched.entries[0]?.inputs.sizes).toBe(from === "us" ? "us" : "metric");
    expect((await compute(switched)).outputs).toEqual(before.outputs);
  });
});

describe("a project in US units with inputs in meters", () => {
  it("displays feet, and stores what was entered", async () => {
    const inputs = { mode: "friction", length: { value: "10", unit: "meter" } };
    const entry = newEntry({ id: "duct", calculator: "ductsizer", title: "Duct", inputs });
    const project: Project = { ...(await exampleProject("us")), entries: [entry] };
    const [result] = (await compute(project)).results;
    const { form, restore } = result ?? {};
    expect(form?.entries.length).toEqual({ value: "32.81", unit: "foot" });
    expect(form && restore?.(form.entries, "us").length).toEqual(inputs.length);
    // A unit that the visitor chose in the form stays.
    const chosen = { ...form?.entries, length: { value: "400", unit: "inch" } };
    expect(restore?.(chosen, "us").length).toEqual(chosen.length);
  });
});
