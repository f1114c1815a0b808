import { describe, expect, test } from "vitest";
import { UNIT_SYSTEMS, type UnitSystem } from "../../lib/kit/quantities/systems.ts";
import { exampleProject } from "../../lib/projects/example-project.ts";
import type { Project } from "../../lib/projects/project.ts";
import { readProject } from "../../lib/projects/read-project.ts";
import { answerOf, projectResults } from "../../lib/projects/results.ts";
import { serverTools } from "../../lib/projects/server-tools.ts";
import { contextIn } from "../calculators/form.ts";

const compute = async (project: Project) => {
  const { results } = await projectResults(project, serverTools, contextIn());
  return new Map(results.map((result) => [result.entry.id, result]));
};
const figure = (results: Awaited<ReturnType<typeof compute>>, id: string, output: string): number => {
  const result = results.get(id);
  return Number(result && answerOf(result)?.outputs[output]);
};

describe.each(UNIT_SYSTEMS)("the worked example in %s", (system: UnitSystem) => {
  test("computes without a fault, and everything that is linked follows", async () => {
    const project = await exampleProject(system);
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, value: project });
    const results = await compute(project);
    for (const { entry, problems, links, calculation } of results.values()) {
      expect(problems, entry.title).toEqual([]);
      expect(calculation?.ok, entry.title).toBe(true);
      expect(
        links.map(({ status }) => status),
        entry.title,
      ).toEqual(entry.links.map(() => "follows"));
    }
  });

  test("gives the same air and water on both sides of each link", async () => {
    const results = await compute(await exampleProject(system));
    // To the six digits that a field is given.
    const close = (id: string, output: string, from: string, expected: string) =>
      expect(figure(results, id, output) / figure(results, from, expected), id).toBeCloseTo(1, 4);
    close("ducts", "fanFlow", "rooms", "airFlow");
    close("chilled-water", "flow", "rooms", "chilledWaterFlow");
    close("hot-water", "flow", "rooms", "hotWaterFlow");
    close("water-service", "flow", "fixtures", "demand");
    close("fire-main", "flow", "sprinklers", "totalDemand");
  });
});

test("a larger window is felt in its room's duct, in the fan and in the chilled water, and nowhere else", async () => {
  const project = await exampleProject("si");
  const before = await compute(project);
  const rooms = structuredClone(project);
  const list = rooms.entries[0]?.inputs.rooms as { name: string; surfaces: { windowArea?: unknown }[] }[];
  const office = list.find(({ name }) => name === "Office 1");
  if (!office?.surfaces[0]) throw new Error("There is no such room");
  office.surfaces[0].windowArea = { value: "9", unit: "square-meter" };
  const after = await compute(rooms);
  const grown = (id: string, output: string) => figure(after, id, output) / figure(before, id, output);
  expect(grown("rooms", "airFlow")).toBeGreaterThan(1.01);
  expect(grown("ducts", "fanFlow")).toBeCloseTo(grown("rooms", "airFlow"), 4);
  expect(grown("chilled-water", "flow")).toBeGreaterThan(1.005);
  expect(grown("water-service", "flow")).toBe(1);
  expect(grown("fire-main", "flow")).toBe(1);
  const flows = ["Office 1", "Office 2"].map((name) => {
    const [one, other] = [before, after].map((results) => {
      const sections = results.get("ducts")?.entry.inputs.sections as unknown as {
        name: string;
        flow: { value: string };
      }[];
      return Number(sections.find((section) => section.name === name)?.flow.value);
    });
    return Number(other) / Number(one);
  });
  expect(flows[0]).toBeGreaterThan(1.1);
  expect(flows[1]).toBe(1);
});
