import { describe, expect, test } from "vitest";
import { breaksLink } from "../../components/calculator/project/breaks-link.ts";
import { findFormCalculator, formCalculators } from "../../lib/catalog/calculators.ts";
import { onwardFrom } from "../../lib/catalog/next-calculators.ts";
import { type Entries, rowsIn } from "../../lib/kit/fields/entry.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../lib/kit/quantities/systems.ts";
import { newEntry, newProject } from "../../lib/projects/edits.ts";
import { nextSteps, onwardPath } from "../../lib/projects/next-steps.ts";
import type { ProjectEntry } from "../../lib/projects/project.ts";
import { answerOf, projectResults } from "../../lib/projects/results.ts";
import { serverTools } from "../../lib/projects/server-tools.ts";
import { formFromQuery } from "../../lib/run/address/calculator-url.ts";
import { contextIn } from "../calculators/form.ts";

const givers = formCalculators.filter(({ id }) => onwardFrom(id).length > 0).map(({ id }) => id);

/** The results of entries in that system. */
const run = async (units: UnitSystem, ...entries: ProjectEntry[]) => {
  const start = newProject({ id: "p", name: "P", units, at: "2026-11-23T09:30:00Z" });
  return (await projectResults({ ...start, entries }, serverTools, contextIn())).results;
};
const giver = (calculator: string, inputs = {}) =>
  newEntry({ id: "giver", calculator, title: "Giver", inputs });

test("several calculators lead on", () => expect(givers.length).toBeGreaterThan(2));

describe.each(givers)("%s", (id) => {
  test.each(UNIT_SYSTEMS)("leads on by addresses that the other calculator reads, in %s", async (system) => {
    const [result] = await run(system, giver(id));
    const answer = result && answerOf(result);
    if (!result?.view || !result.context || !answer) throw new Error(`${id} has no answer`);
    const steps = nextSteps(result.view, answer, result.context, system);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const { calculator, field, output } = step.onward;
      const fields = findFormCalculator(calculator)?.inputs ?? {};
      const [path, text] = onwardPath(step, system).split("?");
      expect(path).toBe(`/calculators/${calculator}`);
      const { entries, problems, ignored, system: read } = formFromQuery(fields, new URLSearchParams(text));
      expect([problems, ignored, read], step.what).toEqual([[], [], system]);
      // The same as an entry of a project, which follows the same figure: it has nothing to change.
      const entry = newEntry({
        id: "taker",
        calculator,
        title: "Taker",
        inputs: step.inputs,
        links: [{ field, from: "giver", output, state: "following" }],
      });
      const [, taker] = await run(system, giver(id), entry);
      expect(taker?.links, step.what).toMatchObject([{ status: "follows" }]);
      expect(taker?.form?.entries[field], step.what).toEqual(entries[field]);
      expect(taker?.problems.filter((problem) => problem.path === field)).toEqual([]);
    }
  });
});

describe("a field that follows is detached", () => {
  const followed = async () => {
    const duct = newEntry({
      id: "duct",
      calculator: "ductsizer",
      title: "Duct",
      links: [{ field: "flow", from: "giver", output: "airFlow", state: "following" }],
    });
    const [, result] = await run("si", giver("hvac"), duct);
    const { view, form, links } = result ?? {};
    if (!view || !form || !links?.[0]) throw new Error("There is no duct");
    const [link] = links;
    return (changes: Entries) =>
      breaksLink(link, view, { ...form, entries: { ...form.entries, ...changes } });
  };

  test("by another value, not by another unit or another field", async () => {
    const breaks = await followed();
    expect(breaks({})).toBe(false);
    expect(breaks({ length: { value: "3", unit: "meter" } })).toBe(false);
    expect(breaks({ flow: { value: "1", unit: "liter-per-second" } })).toBe(true);
    expect(breaks({ flow: { value: "", unit: "liter-per-second" } })).toBe(true);
  });
});

test("a room leads to a duct that begins with its trunk", async () => {
  const [result] = await run("si", giver("hvac"));
  const answer = result && answerOf(result);
  if (!result?.view || !result.context || !answer) throw new Error("HVAC has no answer");
  const step = nextSteps(result.view, answer, result.context, "si").find(
    ({ onward }) => onward.output === "rooms",
  );
  const names = rowsIn(step?.inputs.sections as never).map(({ name }) => name);
  expect(names).toEqual(["Main", "Living room", "Bedroom"]);
});
