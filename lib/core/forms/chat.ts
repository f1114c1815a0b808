/** Messages between the chat’s panel and the server. Without Zod, because the browser loads it. */

/** Maximum characters of a message; the first 2,000 are understood. */
export const MAX_MESSAGE = 8000;
/** Turns of the conversation that accompany a message. */
export const MAX_TURNS = 20;

/** Maximum characters of the page address. */
export const MAX_PAGE = 8000;

export interface ChatAction {
  type: "navigate";
  /** Path of this site with its query. */
  page: string;
  tab?: string;
}

/** One line of a streamed answer (application/x-ndjson). */
export type ChatEvent =
  | { type: "text"; text: string }
  /** Discards the answer so far: it starts again. */
  | { type: "restart" }
  | { type: "action"; action: ChatAction }
  | { type: "done" }
  | { type: "error"; error: string };

export const CHAT_STREAM = "application/x-ndjson";

/** Returns true for a path of this site: a single leading slash, nothing that acts as a second. */
export const isOwnPath = (page: unknown): page is string =>
  typeof page === "string" && /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(page);
