import { unitsOfForm } from "@/components/calculator/form/unit-choices";
import { findCurrency } from "@/lib/kit/fields/currency";
import { entriesFrom } from "@/lib/kit/fields/sent-entries";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { type Edit, withInputs } from "@/lib/projects/edits";
import { inputsOfForm } from "@/lib/projects/form-inputs";
import type { Project, ProjectEntry } from "@/lib/projects/project";
import { browserTools } from "./load-tools";

/** Makes a project one for somebody who works in that system: each quantity that the system has no unit for is converted. */
export async function inSystem(project: Project, system: UnitSystem): Promise<Edit> {
  const converted = await Promise.all(
    project.entries.map((entry) => entryInSystem(entry, project.units, system).catch(() => entry)),
  );
  return (latest) =>
    converted.reduce((current, { id, inputs, currency }) => withInputs(id, inputs, currency)(current), {
      ...latest,
      units: system,
    });
}

async function entryInSystem(entry: ProjectEntry, from: UnitSystem, to: UnitSystem): Promise<ProjectEntry> {
  const tools = await browserTools(entry.calculator, from);
  if (!tools) return entry;
  const { fields } = tools.view;
  const { entries, problems } = entriesFrom(fields, entry.inputs, { units: from });
  if (problems.length > 0 || !findCurrency(entry.currency)) return entry;
  const { inSystem: converted } = await unitsOfForm(tools.view);
  const form = converted({ entries, currency: entry.currency, system: from }, to);
  return { ...entry, inputs: inputsOfForm(fields, form.entries) };
}
