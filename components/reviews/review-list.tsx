"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { fetchJson } from "@/components/ui/fetch-json";
import { notifyError } from "@/components/ui/notify";
import type { ReviewPage } from "@/lib/catalog/reviews";
import { ReviewItem } from "./review-item";

const NOT_LOADED = "Error fetching reviews";

interface ReviewListProps {
  /** First page, rendered by the server. */
  page: ReviewPage;
  /** Reason why it could not be read. */
  failure?: string;
}

/** Approved reviews, newest first, with more on demand. */
export function ReviewList({ page, failure }: ReviewListProps) {
  const [{ reviews, nextCursor }, setShown] = useState(page);
  const [failed, setFailed] = useState(failure !== undefined);
  const [loading, setLoading] = useState(false);
  /** First of the reviews that loaded last, which receives the focus. */
  const fresh = useRef<HTMLLIElement>(null);
  const [freshFrom, setFreshFrom] = useState<number>();

  useEffect(() => {
    if (failure !== undefined) notifyError(failure, NOT_LOADED);
  }, [failure]);
  useEffect(() => {
    if (freshFrom !== undefined) fresh.current?.focus({ preventScroll: true });
  }, [freshFrom]);

  async function load(): Promise<void> {
    setLoading(true);
    try {
      const query = nextCursor === null ? "" : `?cursor=${encodeURIComponent(nextCursor)}`;
      const next = await fetchJson<ReviewPage>(`/api/reviews${query}`);
      const listedIds = new Set(reviews.map(({ id }) => id));
      const added = next.reviews.filter(({ id }) => !listedIds.has(id));
      setShown({ reviews: [...reviews, ...added], nextCursor: next.nextCursor });
      setFreshFrom(added[0]?.id);
      setFailed(false);
    } catch (error) {
      notifyError(error instanceof Error ? error.message : String(error), NOT_LOADED);
    } finally {
      setLoading(false);
    }
  }

  if (failed && !loading)
    return (
      <div>
        <p className="text-muted">The reviews could not be loaded.</p>
        <Button onClick={load} className="mt-4">
          Try again
        </Button>
      </div>
    );
  if (loading && reviews.length === 0) return <ReviewsLoading />;
  if (reviews.length === 0) return <p className="text-muted">Be the first to leave a review!</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li
            key={review.id}
            ref={review.id === freshFrom ? fresh : undefined}
            tabIndex={review.id === freshFrom ? -1 : undefined}
            className="py-6 focus-visible:outline-none"
          >
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <Button onClick={load} disabled={loading} className="mt-2">
          {loading ? "Loading..." : "Load more"}
        </Button>
      )}
    </>
  );
}

export function ReviewsLoading() {
  return (
    <p role="status" className="min-h-dvh text-muted">
      Loading reviews...
    </p>
  );
}
