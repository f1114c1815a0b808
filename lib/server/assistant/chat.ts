import type { PageLink, ToolContext } from "../../tools/tool.ts";
import type { AskedFrom } from "./asked-from.ts";

/** What a reply may depend on besides what was said. */
export interface ChatContext extends ToolContext {
  /** What the page shows that is asked from. */
  page?: AskedFrom;
}

/** One thing said in a conversation. */
export interface ChatTurn {
  sender: "user" | "bot";
  text: string;
}

/** A button under a reply that opens a page of the site. */
interface NavigateAction {
  type: "navigate";
  /** Path with its query: "/calculators/loan?amount=250000". */
  page: string;
  /** What the button calls it: "Loan Calculator". */
  tab?: string;
}

export interface ChatReply {
  /** Plain text, a few short lines. */
  reply: string;
  action?: NavigateAction;
}

/** The button that opens a page. */
export const openingOf = ({ path, label }: PageLink): NavigateAction => ({
  type: "navigate",
  page: path,
  tab: label,
});
