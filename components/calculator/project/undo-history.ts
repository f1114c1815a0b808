import type { OpenProject, UndoHistory } from "@/lib/projects/open-project";

/** Undo steps of this window’s projects. They outlast a reload, but not the window. */
const keyOf = (id: string): string => `scicalcUndo:${id}`;

/** Stores the undo steps of a project when the page is left. */
export function storeHistory(project: OpenProject): void {
  const { id } = project.read().project;
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(project.history()));
  } catch (error) {
    console.warn("The undo steps could not be stored", error);
  }
}

/** Restores the undo steps that a project had when the page was left. */
export function recallHistory(project: OpenProject): void {
  try {
    const stored = sessionStorage.getItem(keyOf(project.read().project.id));
    if (stored !== null) project.recall(JSON.parse(stored) as UndoHistory);
  } catch (error) {
    console.warn("The undo steps could not be restored", error);
  }
}

/** Removes the undo steps of a deleted project, which contain its inputs. */
export function removeHistory(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch (error) {
    console.warn("The undo steps could not be removed", error);
  }
}
