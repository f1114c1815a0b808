import type { ProjectState } from "@/lib/projects/open-project";

/** Describes in a few words if a project is saved, and why it is not. `lasting`: the browser stores projects. */
export function savingText({ saving, problem }: ProjectState, lasting: boolean): string {
  switch (saving) {
    case "saving":
      return "Saving…";
    case "failed":
      return problem === undefined ? "Not saved" : `Not saved: ${problem}`;
    case "deleted":
      return "Deleted in another window";
    case "saved":
      return lasting ? "Saved" : "Kept until you close this page";
  }
}
