import { refresh, updateTag } from "next/cache";
import type { FAQS_TAG } from "../faqs.ts";
import type { REVIEWS_TAG } from "../reviews.ts";

/** After a change in the admin: the public pages with this tag are made anew, and so is the page that the admin sees. */
export function refreshPublic(tag: typeof FAQS_TAG | typeof REVIEWS_TAG): void {
  updateTag(tag);
  refresh();
}

/** After a change that only the admin shows. */
export function refreshAdmin(): void {
  refresh();
}
