"use client";

import { useOptimistic, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { notifyError } from "@/components/ui/notify";
import { firstProblem, type Result } from "@/lib/core/result/result";
import { messages } from "./messages";
import { outcomeOf } from "./outcome";
import type { QueuedReview, ReviewState } from "./queued-review";
import { ReviewCard } from "./review-card";
import { ShortcutSwitch, useShortcuts } from "./shortcuts";

interface ReviewQueueProps {
  state: ReviewState;
  reviews: readonly QueuedReview[];
  decide: (ids: number[], state: ReviewState) => Promise<Result<number[]>>;
}

/** Reviews of one state. A decided review disappears immediately and returns if that failed. */
export function ReviewQueue({ state, reviews, decide }: ReviewQueueProps) {
  const [visible, hide] = useOptimistic(reviews, (list, ids: readonly number[]) =>
    list.filter(({ id }) => !ids.includes(id)),
  );
  const [, startTransition] = useTransition();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<number>();
  const [done, setDone] = useState<{ ids: number[]; to: ReviewState }[]>([]);
  const [status, setStatus] = useState("");
  const list = useRef<HTMLUListElement>(null);

  const chosen = visible.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const index = visible.findIndex(({ id }) => id === active);
  const last = done.at(-1);

  function change(ids: readonly number[], to: ReviewState, back: boolean) {
    if (ids.length === 0) return;
    if (!back && active !== undefined && ids.includes(active)) {
      const rest = visible.filter(({ id }) => id === active || !ids.includes(id));
      const at = rest.findIndex(({ id }) => id === active);
      focusOn((rest[at + 1] ?? rest[at - 1])?.id);
    }
    setSelected(new Set());
    startTransition(async () => {
      hide(ids);
      const outcome = await outcomeOf(decide([...ids], to));
      startTransition(() => {
        if (!outcome.ok) return notifyError(firstProblem(outcome).message, messages.notSaved);
        setStatus(messages.reviews[to](outcome.value.length));
        setDone((before) => (back ? before.slice(0, -1) : [...before, { ids: outcome.value, to }]));
      });
    });
  }

  function focusOn(id: number | undefined) {
    setActive(id);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-review="${id}"]`)?.focus());
  }

  function toggle(id: number) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  const undo = () => last && change(last.ids, state, true);
  const decideNow = (to: ReviewState) =>
    change(chosen.length > 0 ? chosen : visible.slice(index, index + 1).map(({ id }) => id), to, false);

  const shortcuts = useShortcuts({
    j: () => focusOn((visible[index + 1] ?? visible[index] ?? visible[0])?.id),
    k: () => focusOn((visible[index - 1] ?? visible[0])?.id),
    x: () => index >= 0 && active !== undefined && toggle(active),
    a: () => state !== "approved" && (index >= 0 || chosen.length > 0) && decideNow("approved"),
    r: () => state !== "rejected" && (index >= 0 || chosen.length > 0) && decideNow("rejected"),
    u: undo,
  });

  return (
    <div className="mt-4">
      <ShortcutSwitch {...shortcuts} />
      <div className="sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-paper py-1.5">
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-(--accent)"
            disabled={visible.length === 0}
            checked={chosen.length > 0 && chosen.length === visible.length}
            onChange={({ target }) => setSelected(new Set(target.checked ? visible.map(({ id }) => id) : []))}
          />
          {chosen.length > 0 ? `${chosen.length} selected` : "Select all"}
        </label>
        {chosen.length > 0 && (
          <>
            {state !== "approved" && (
              <Button onClick={() => change(chosen, "approved", false)}>Approve</Button>
            )}
            {state !== "rejected" && (
              <Button onClick={() => change(chosen, "rejected", false)}>Reject</Button>
            )}
          </>
        )}
        <p role="status" className="ml-auto text-muted text-sm">
          {status}
        </p>
        {last && (
          <Button look="quiet" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      {visible.length === 0 && <p className="py-10 text-muted">No reviews here.</p>}
      <ul ref={list} className="divide-y divide-line">
        {visible.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            state={state}
            active={review.id === active}
            selected={selected.has(review.id)}
            onToggle={() => toggle(review.id)}
            onFocus={() => setActive(review.id)}
            onDecide={(to) => change([review.id], to, false)}
          />
        ))}
      </ul>
    </div>
  );
}
