import type { PageLink, ToolContext } from "../../agents/tool.ts";
import type { PageState } from "./page-state.ts";

/** Context of a reply, in addition to the conversation. */
export interface ChatContext extends ToolContext {
  /** State of the page that the message was sent from. */
  page?: PageState;
}

/** One message of a conversation. */
export interface ChatTurn {
  sender: "user" | "bot";
  text: string;
}

/** A button under a reply that opens a page of the site. */
interface NavigateAction {
  type: "navigate";
  /** Path with its query: "/calculators/loan?amount=250000". */
  page: string;
  /** Name of the page on the button: "Loan Calculator". */
  tab?: string;
}

/** Returns the turns before a message. Some callers count the message itself among them. */
export function turnsBefore(message: string, turns: readonly ChatTurn[]): readonly ChatTurn[] {
  const last = turns.at(-1);
  return last?.sender === "user" && last.text === message ? turns.slice(0, -1) : turns;
}

export interface ChatReply {
  /** Plain text, a few short lines. */
  reply: string;
  action?: NavigateAction;
}

/** Returns the button that opens a page. */
export const openingOf = ({ path, label }: PageLink): NavigateAction => ({
  type: "navigate",
  page: path,
  tab: label,
});
