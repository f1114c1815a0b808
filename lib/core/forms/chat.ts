/** Messages between the chat’s panel and the server. Without Zod, because the browser loads it. */

/** Characters of one message that are accepted; of which the first 2,000 are understood. */
export const MAX_MESSAGE = 8000;
/** Turns of the conversation that accompany a message. */
export const MAX_TURNS = 20;

/** Characters of the address of the page that is asked from. */
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

/**
 * True if an address is a path of this site: one slash, then no second one, and nothing that a browser reads as one.
 */
export const isOwnPath = (page: unknown): page is string =>
  typeof page === "string" && /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(page);
