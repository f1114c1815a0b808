import type { ReactNode } from "react";

export type ReviewState = "waiting" | "approved" | "rejected";

export interface QueuedReview {
  id: number;
  name: string;
  rating: number;
  comment: string;
  /** Characters of the complete comment; `comment` may be the beginning. */
  length: number;
  /** Time of submission, rendered by the server. */
  moment: ReactNode;
}
