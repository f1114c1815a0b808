import type { Saving } from "@/lib/projects/open-project";

/** How a project stands to what is kept of it, in a word or two. */
export function savingText(saving: Saving, lasting: boolean): string {
  switch (saving) {
    case "saving":
      return "Saving…";
    case "failed":
      return "Not saved";
    case "deleted":
      return "Deleted in another window";
    case "saved":
      return lasting ? "Saved" : "Kept until you close this page";
  }
}
