/** Reviews as the site shows them: approved ones only. */

export interface PublicReview {
  id: number;
  name: string;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** A page of the list, newest first. */
export interface ReviewPage {
  reviews: PublicReview[];
  /** For the next page; null behind the last. */
  nextCursor: string | null;
}

export interface ReviewSummary {
  count: number;
  /** Null when there is no review. */
  average: number | null;
  /** Best first. */
  distribution: { rating: number; count: number }[];
}
