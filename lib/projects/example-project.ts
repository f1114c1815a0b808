import { findFormCalculator } from "../catalog/calculators.ts";
import { rowEntry, rowIn } from "../kit/fields/entry.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import { serverContext } from "../run/calculator-view.ts";
import { newEntry, newProject } from "./edits.ts";
import { exampleEntries } from "./example.ts";
import { inputsOfForm } from "./form-inputs.ts";
import type { Project, ProjectEntry } from "./project.ts";
import { projectResults } from "./results.ts";
import { serverTools } from "./server-tools.ts";

/** Builds the worked example in a unit system, with the values of its links. */
export async function exampleProject(system: UnitSystem): Promise<Project> {
  const start = newProject({
    id: "example",
    name: "Small office",
    units: system,
    at: "2026-11-23T12:00:00Z",
  });
  const project: Project = {
    ...start,
    number: "EX-001",
    client: "Example client",
    notes: "A worked example: eight rooms, their ducts and coils, restrooms and sprinklers. Change anything.",
    entries: exampleEntries.map(({ inputs, links, ...entry }): ProjectEntry => {
      const calculator = findFormCalculator(entry.calculator);
      if (!calculator) throw new RangeError(`There is no calculator ${entry.calculator}`);
      const entries = rowEntry(calculator.inputs, rowIn(inputs, system), system);
      return newEntry({
        ...entry,
        inputs: inputsOfForm(calculator.inputs, entries),
        links: links.map((link) => ({ ...link, state: "following" })),
      });
    }),
  };
  return (await projectResults(project, serverTools, serverContext())).project;
}
