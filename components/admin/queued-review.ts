import type { ReactNode } from "react";

export type ReviewState = "waiting" | "approved" | "rejected";

/** A review as the queue shows it. */
export interface QueuedReview {
  id: number;
  name: string;
  rating: number;
  comment: string;
  /** Characters that were sent; `comment` may be the beginning. */
  length: number;
  /** When it was sent, drawn by the server. */
  moment: ReactNode;
}
