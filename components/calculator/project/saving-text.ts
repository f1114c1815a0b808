import type { ProjectState } from "@/lib/projects/open-project";
import { messages } from "./messages";

/** Describes in a few words if a project is saved, and why it is not. `lasting`: the browser stores projects. */
export function savingText({ saving, problem }: ProjectState, lasting: boolean): string {
  switch (saving) {
    case "saving":
      return messages.saving;
    case "failed":
      return problem === undefined ? messages.notSaved : messages.notSavedBecause(problem);
    case "deleted":
      return messages.deletedElsewhere;
    case "saved":
      return lasting ? messages.saved : messages.savedUntilClosed;
  }
}
