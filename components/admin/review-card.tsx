import { Button } from "@/components/ui/button";
import { FoldedText } from "./folded-text";
import { messages } from "./messages";
import type { QueuedReview, ReviewState } from "./queued-review";

interface ReviewCardProps {
  review: QueuedReview;
  state: ReviewState;
  active: boolean;
  selected: boolean;
  onToggle: () => void;
  onFocus: () => void;
  onDecide: (to: ReviewState) => void;
}

export function ReviewCard({
  review,
  state,
  active,
  selected,
  onToggle,
  onFocus,
  onDecide,
}: ReviewCardProps) {
  const { id, name, rating, comment, length, moment } = review;
  return (
    <li
      data-review={id}
      tabIndex={-1}
      onFocus={onFocus}
      aria-current={active ? true : undefined}
      className={`flex scroll-my-24 gap-3 py-5 -outline-offset-2 ${active ? "shadow-[inset_2px_0_0_var(--accent)]" : ""}`}
    >
      <label className="grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-(--accent)"
          checked={selected}
          onChange={onToggle}
          aria-label={messages.reviews.select(name.slice(0, 60))}
        />
      </label>
      <div className="min-w-0 flex-1 lg:flex lg:justify-between lg:gap-6">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-2">
            <bdi className="font-medium [overflow-wrap:anywhere]">{name}</bdi>
            <span
              role="img"
              aria-label={messages.reviews.stars(rating)}
              className="whitespace-nowrap text-warning"
            >
              {"★".repeat(rating)}
              <span className="text-line-strong">{"☆".repeat(5 - rating)}</span>
            </span>
            {moment}
          </div>
          <FoldedText text={comment} total={length} />
        </div>
        <div className="mt-3 flex shrink-0 flex-wrap content-start gap-2 lg:mt-0">
          {state !== "approved" && <Button onClick={() => onDecide("approved")}>Approve</Button>}
          {state !== "rejected" && <Button onClick={() => onDecide("rejected")}>Reject</Button>}
          {state !== "waiting" && (
            <Button look="quiet" onClick={() => onDecide("waiting")}>
              Return to queue
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
