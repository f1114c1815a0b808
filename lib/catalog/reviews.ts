/** Reviews as the site displays them: approved ones only. */

export interface PublicReview {
  id: number;
  name: string;
  rating: number;
  comment: string;
  createdAt: string;
}

/** A page of the list, newest first. */
export interface ReviewPage {
  reviews: PublicReview[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

export interface ReviewSummary {
  count: number;
  /** Null without reviews. */
  average: number | null;
  /** Best first. */
  distribution: { rating: number; count: number }[];
}
