import { Star } from "@/components/ui/star";

const STARS = [1, 2, 3, 4, 5];

/** A rating in stars, read out as a number. */
export function Stars({ rating }: { rating: number }) {
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
