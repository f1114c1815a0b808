import { entriesFrom } from "@/lib/kit/fields/sent-entries";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { changedEntry, type Edit } from "@/lib/projects/edits";
import { completeInputs, inputsOfForm } from "@/lib/projects/form-inputs";
import type { Project, ProjectEntry, ProjectInputs } from "@/lib/projects/project";
import { browserTools } from "./load-tools";

/**
 * Returns the edit that displays a project in a unit system. Stored inputs stay as entered; inputs that are not stored
 * become stored, since their defaults differ between systems.
 */
export async function inSystem(project: Project, system: UnitSystem): Promise<Edit> {
  const inputs = await Promise.all(
    project.entries.map(async (entry) => [entry.id, await allInputs(entry, project.units)] as const),
  );
  return (latest) =>
    inputs.reduce(
      (edited, [id, all]) =>
        changedEntry(id, (entry) => {
          const completed = completeInputs(entry.inputs, all);
          return completed === entry.inputs ? entry : { ...entry, inputs: completed };
        })(edited),
      { ...latest, units: system },
    );
}

/** Returns all inputs of an entry with the defaults of its system; none if they cannot be read. */
async function allInputs(entry: ProjectEntry, system: UnitSystem): Promise<ProjectInputs> {
  const tools = await browserTools(entry.calculator, system).catch(() => undefined);
  if (!tools) return {};
  const { fields } = tools.view;
  const { entries, problems } = entriesFrom(fields, entry.inputs, { units: system });
  return problems.length > 0 ? {} : inputsOfForm(fields, entries);
}
