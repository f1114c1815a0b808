"use client";

import { useState } from "react";
import { Star } from "@/components/ui/star";
import { longDay } from "@/lib/catalog/dates";
import type { PublicReview } from "@/lib/catalog/reviews";

/** Characters and lines above which a comment is collapsed. */
const LONG = 500;
const MANY_LINES = 8;

/** Review. A long comment is collapsed; without script it is complete. */
export function ReviewItem({ review: { name, rating, comment, createdAt } }: { review: PublicReview }) {
  const [unfolded, setUnfolded] = useState(false);
  const long = comment.length > LONG || comment.split("\n").length > MANY_LINES;
  const folded = long && !unfolded;
  const day = createdAt.slice(0, 10);
  return (
    <article className="[overflow-wrap:anywhere]">
      <h3 className="font-semibold text-base">
        <bdi>{name}</bdi>
      </h3>
      <Stars rating={rating} />
      <blockquote
        dir="auto"
        className={`mt-2 whitespace-pre-line leading-relaxed ${folded ? "line-clamp-6 noscript:line-clamp-none" : ""}`}
      >
        “{comment}”
      </blockquote>
      {long && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="inline-flex min-h-11 items-center font-medium text-accent text-sm underline-offset-4 hover:underline noscript:hidden"
        >
          {unfolded ? "Show less" : "Show more"}
          <span className="sr-only"> of the review by {name}</span>
        </button>
      )}
      <p className="tabular mt-1 text-muted text-sm">
        Reviewed on <time dateTime={day}>{longDay(day)}</time>
      </p>
    </article>
  );
}

const STARS = [1, 2, 3, 4, 5];

function Stars({ rating }: { rating: number }) {
  return (
    <p className="mt-1 flex">
      <span className="sr-only">{rating} of 5 stars</span>
      {STARS.map((star) => (
        <Star
          key={star}
          className={`size-5 ${star <= rating ? "fill-current text-accent" : "fill-none text-line-strong"}`}
        />
      ))}
    </p>
  );
}
