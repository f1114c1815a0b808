import { newEntry, newId, withEntry, withLink } from "@/lib/projects/edits";
import type { NextStep } from "@/lib/projects/next-steps";
import { entryPath } from "@/lib/projects/paths";
import { openProject } from "./desk";

/**
 * Returns the address of the entry that follows a result of a project: the existing one, else a new one right
 * after it. @throws Error if the project is gone or full.
 */
export async function entryThatFollows(
  projectId: string,
  entryId: string,
  { onward, inputs }: Pick<NextStep, "onward" | "inputs">,
): Promise<string> {
  const open = await openProject(projectId);
  const { entries } = open?.read().project ?? {};
  const at = entries?.findIndex(({ id }) => id === entryId) ?? -1;
  if (!open || !entries || at < 0) throw new Error("The project no longer exists");
  const { calculator, field, output } = onward;
  const existing = entries.find(
    (entry) =>
      entry.calculator === calculator &&
      entry.links.some((link) => link.from === entryId && link.field === field && link.output === output),
  );
  if (existing) return entryPath(calculator, projectId, existing.id);
  const id = newId();
  const currency = entries[at]?.currency ?? "USD";
  const entry = newEntry({ id, calculator, title: onward.label, inputs, currency });
  open.change((project) => {
    const added = withEntry(entry, at + 1)(project);
    return withLink(id, { field, from: entryId, output, state: "following" })(added);
  }, "add");
  await open.flush();
  if (open.read().project.entries.every((each) => each.id !== id)) throw new Error("The project is full");
  return entryPath(calculator, projectId, id);
}
