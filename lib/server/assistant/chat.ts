import type { PageLink, ToolContext } from "../../agents/tool.ts";
import type { PageState } from "./page-state.ts";

export interface ChatContext extends ToolContext {
  page?: PageState;
}

export interface ChatTurn {
  sender: "user" | "bot";
  text: string;
}

/** A button under a reply that opens a page of the site. */
interface NavigateAction {
  type: "navigate";
  page: string;
  tab?: string;
}

export function turnsBefore(message: string, turns: readonly ChatTurn[]): readonly ChatTurn[] {
  const last = turns.at(-1);
  return last?.sender === "user" && last.text === message ? turns.slice(0, -1) : turns;
}

export interface ChatReply {
  /** Plain text, a few short lines. */
  reply: string;
  action?: NavigateAction;
}

export const openingOf = ({ path, label }: PageLink): NavigateAction => ({
  type: "navigate",
  page: path,
  tab: label,
});
