"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { type SentForm, TRAP } from "@/lib/core/forms/sending";
import type { Sending } from "./use-sending";

interface FormFrameProps {
  /** Answer to a form that was sent without script. */
  answer: SentForm | null;
  action: (data: FormData) => void;
  sending: Sending;
  button: string;
  busyButton: string;
  children: ReactNode;
}

export function FormFrame({ answer, action, sending, button, busyButton, children }: FormFrameProps) {
  return (
    <form
      action={action}
      onSubmit={sending.onSubmit}
      onFocus={sending.onFocus}
      onInput={sending.onInput}
      noValidate
      className="relative grid gap-5"
    >
      {answer && !sending.used && (
        <div
          role={answer.ok ? "status" : "alert"}
          className={`rounded-md border p-4 text-sm ${answer.ok ? "border-line" : "border-danger"}`}
        >
          <p className={`font-semibold ${answer.ok ? "" : "text-danger"}`}>{answer.words.title}</p>
          <p>{answer.words.description}</p>
        </div>
      )}
      {children}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Leave this field empty
          <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Button type="submit" look="primary" disabled={sending.busy} className="justify-self-start">
        {sending.busy ? busyButton : button}
      </Button>
    </form>
  );
}
