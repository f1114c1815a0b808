import type { SecurityEventKind } from "../front/security-events.ts";

interface KindText {
  /** Name in the log. */
  label: string;
  /** One sentence that explains it. */
  explanation: string;
  /** Number of events in one window that notifies the owner. */
  alertAt: number;
}

export const SECURITY_EVENT_KINDS: Readonly<Record<SecurityEventKind, KindText>> = {
  "sign-in": {
    label: "Failed sign-in",
    explanation: "The email address or the password was wrong.",
    alertAt: 10,
  },
  "second-factor": {
    label: "Wrong second-factor code",
    explanation: "The password was right, but the code was wrong.",
    alertAt: 5,
  },
  password: {
    label: "Wrong password in a session",
    explanation: "A signed-in browser entered a wrong password to change the account.",
    alertAt: 5,
  },
  session: {
    label: "Invalid session",
    explanation: "A session that has expired, was ended or never existed was used for the admin area.",
    alertAt: 30,
  },
  action: {
    label: "Forged action",
    explanation: "An action of the admin area was called without a session.",
    alertAt: 10,
  },
  origin: {
    label: "Request from another site",
    explanation: "A page of another site sent a request to the admin area.",
    alertAt: 10,
  },
  limit: {
    label: "Limit exceeded",
    explanation: "More requests were sent than the limit allows.",
    alertAt: 1000,
  },
};
