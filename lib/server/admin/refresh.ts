import { refresh } from "next/cache";
import { forget, type Tag } from "../tag-cache.ts";

/**
 * Refreshes public data after a change in the admin, and the page that the administrator sees. Other servers refresh
 * their data when the database notifies them (lib/server/instances).
 */
export function refreshPublic(tag: Tag): void {
  forget(tag);
  refresh();
}

/** Refreshes the admin after a change that only it shows. */
export function refreshAdmin(): void {
  refresh();
}
