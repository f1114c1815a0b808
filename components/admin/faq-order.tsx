"use client";

import Link from "next/link";
import { useOptimistic, useTransition } from "react";
import { Button, buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import { FAQ_CATEGORIES, type FaqCategory } from "@/lib/catalog/faqs";
import { firstProblem, type Result } from "@/lib/core/result/result";
import { ConfirmButton } from "./confirm-button";
import { messages } from "./messages";
import { outcomeOf } from "./outcome";

interface FaqLine {
  id: number;
  category: FaqCategory;
  question: string;
}

interface FaqOrderProps {
  faqs: readonly FaqLine[];
  move: (id: number, step: -1 | 1) => Promise<Result<boolean>>;
  remove: (id: number) => Promise<Result<boolean>>;
}

type Change = { id: number; step: -1 | 1 } | { id: number; step: "remove" };

function changed(faqs: readonly FaqLine[], { id, step }: Change): readonly FaqLine[] {
  if (step === "remove") return faqs.filter((faq) => faq.id !== id);
  const from = faqs.findIndex((faq) => faq.id === id);
  const [moved, other] = [faqs[from], faqs[from + step]];
  if (!moved || !other) return faqs;
  return faqs.with(from, other).with(from + step, moved);
}

export function FaqOrder({ faqs, move, remove }: FaqOrderProps) {
  const [optimisticFaqs, apply] = useOptimistic(faqs, changed);
  const [, startTransition] = useTransition();

  function send(change: Change) {
    startTransition(async () => {
      apply(change);
      const { id, step } = change;
      const outcome = await outcomeOf(step === "remove" ? remove(id) : move(id, step));
      if (!outcome.ok) notifyError(firstProblem(outcome).message, messages.notSaved);
    });
  }

  return (
    <ol className="mt-6 divide-y divide-line border-line border-y">
      {optimisticFaqs.map(({ id, category, question }, index) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <p className="font-medium">{question}</p>
            <p className="text-muted text-sm">{FAQ_CATEGORIES[category]}</p>
          </div>
          <div className="flex gap-2">
            <Button
              aria-label={`Move up: ${question}`}
              aria-disabled={index === 0}
              className="w-11 px-0 aria-disabled:opacity-50"
              onClick={() => index > 0 && send({ id, step: -1 })}
            >
              <Icon name="chevron-down" className="size-5 rotate-180" />
            </Button>
            <Button
              aria-label={`Move down: ${question}`}
              aria-disabled={index === optimisticFaqs.length - 1}
              className="w-11 px-0 aria-disabled:opacity-50"
              onClick={() => index < optimisticFaqs.length - 1 && send({ id, step: 1 })}
            >
              <Icon name="chevron-down" className="size-5" />
            </Button>
            <Link
              href={`/admin/faqs/${id}`}
              prefetch={false}
              aria-label={`Edit: ${question}`}
              className={buttonStyles.secondary}
            >
              Edit
            </Link>
            <ConfirmButton
              label={`Delete: ${question}`}
              question={messages.faq.deletionQuestion(question)}
              confirm="Delete question"
              onConfirm={() => send({ id, step: "remove" })}
            >
              Delete
            </ConfirmButton>
          </div>
        </li>
      ))}
    </ol>
  );
}
