import { refresh, updateTag } from "next/cache";

/** After a change in the admin: the public pages with this tag are made anew, and so is the page that the admin sees. */
export function refreshPublic(tag: "faqs" | "reviews"): void {
  updateTag(tag);
  refresh();
}

/** After a change that only the admin shows. */
export function refreshAdmin(): void {
  refresh();
}
