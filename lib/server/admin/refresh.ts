import { refresh } from "next/cache";
import { forget, type Tag } from "../kept.ts";

/**
 * After a change in the admin: what the public pages show is read anew, here at once and on other servers when the database
 * tells them (lib/server/instances), and so is the page that the admin sees.
 */
export function refreshPublic(tag: Tag): void {
  forget(tag);
  refresh();
}

/** After a change that only the admin shows. */
export function refreshAdmin(): void {
  refresh();
}
