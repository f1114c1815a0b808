/** One thing said in a conversation. */
export interface ChatTurn {
  sender: "user" | "bot";
  text: string;
}

/** A button under a reply that opens a page of the site. */
export interface NavigateAction {
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

/** What a reply may depend on besides what was said. */
export interface ChatContext {
  /** The visitor's civil date, "2026-11-22". */
  today: string;
  /** Milliseconds since 1970-01-01 UTC. */
  now: number;
  /** IANA name of the visitor's time zone. */
  timeZone: string;
  faqs: readonly { question: string; answer: string }[];
}
