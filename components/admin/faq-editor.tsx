"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type SyntheticEvent, useId, useState, useTransition } from "react";
import { Button, buttonStyles } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify, notifyError } from "@/components/ui/notify";
import { TextArea, TextField, textBoxStyle } from "@/components/ui/text-field";
import { FAQ_CATEGORIES, type FaqCategory, paragraphsOf } from "@/lib/catalog/faqs";
import { firstProblem, type Result } from "@/lib/core/result/result";
import { messages } from "./messages";
import { outcomeOf } from "./outcome";

interface Faq {
  category: FaqCategory;
  question: string;
  answer: string;
}

interface FaqEditorProps {
  /** Undefined for a new question. */
  id?: number;
  initial: Faq;
  save: (id: number | undefined, input: Faq) => Promise<Result<undefined>>;
}

const LIST = "/admin/faqs";
const CATEGORIES = Object.keys(FAQ_CATEGORIES) as FaqCategory[];

/** Editor of a question and its answer, with a preview of the public page. */
export function FaqEditor({ id, initial, save }: FaqEditorProps) {
  const router = useRouter();
  const categoryId = useId();
  const [{ category, question, answer }, setFaq] = useState<Faq>({
    category: initial.category,
    question: initial.question,
    answer: initial.answer,
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [pending, startTransition] = useTransition();
  const set = (change: Partial<Faq>) => setFaq((before) => ({ ...before, ...change }));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    startTransition(async () => {
      const outcome = await outcomeOf(save(id, { category, question, answer }));
      const problem = outcome.ok ? undefined : firstProblem(outcome);
      if (problem?.path === "") return notifyError(problem.message, messages.notSaved);
      const problems = outcome.ok ? [] : outcome.problems;
      // The first problem of a field is displayed.
      const errorsByField = problems.toReversed().map(({ path, message }) => [path, message]);
      startTransition(() => setErrors(Object.fromEntries(errorsByField)));
      if (problem) return;
      notify({ title: "Saved", description: question });
      router.push(LIST);
    });
  }

  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <form onSubmit={submit} noValidate className="grid content-start gap-4">
        <Field id={categoryId} label="Category">
          <select
            id={categoryId}
            className={`${textBoxStyle} max-w-60`}
            value={category}
            onChange={({ target }) => set({ category: target.value as FaqCategory })}
          >
            {CATEGORIES.map((each) => (
              <option key={each} value={each}>
                {FAQ_CATEGORIES[each]}
              </option>
            ))}
          </select>
        </Field>
        <TextField
          label="Question"
          value={question}
          error={errors.question}
          onChange={({ target }) => set({ question: target.value })}
        />
        <TextArea
          label="Answer"
          rows={10}
          hint="Each line becomes a paragraph."
          value={answer}
          error={errors.answer}
          onChange={({ target }) => set({ answer: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" disabled={pending}>
            {pending ? "Saving…" : "Save"}
          </Button>
          <Link href={LIST} prefetch={false} className={buttonStyles.secondary}>
            Cancel
          </Link>
        </div>
      </form>
      <section aria-label="Preview" className="lg:border-line lg:border-l lg:pl-8">
        <p className="text-muted text-sm">Preview</p>
        <h2 className="mt-2 font-medium text-base [overflow-wrap:anywhere]">{question || "Question"}</h2>
        <div className="measure mt-3 grid gap-3 text-muted leading-relaxed [overflow-wrap:anywhere]">
          {paragraphsOf(answer).map(({ number, text }) => (
            <p key={number}>{text}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
