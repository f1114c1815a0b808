"use client";

import { type ReactNode, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { AuthAnswer } from "./post-auth";
import { Problem } from "./problem";
import { useAuthForm } from "./use-auth-form";

interface PasswordDialogProps {
  children: ReactNode;
  /** Accessible name of that button, if its text does not say what it changes. */
  label?: string;
  question: string;
  confirm: string;
  path: string;
  fields?: Readonly<Record<string, string>>;
  onDone: (answer: AuthAnswer) => void;
  more?: ReactNode;
}

/** Button that asks for the password before it changes the account. Escape closes the dialog. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { children, label, question, confirm, path, fields, onDone, more } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { error, busy, submit, clear } = useAuthForm(
    path,
    (answer) => {
      dialog.current?.close();
      onDone(answer);
    },
    fields,
  );
  return (
    <>
      <Button aria-label={label} onClick={() => dialog.current?.showModal()}>
        {children}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        onClose={clear}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.4)]"
      >
        <form method="post" onSubmit={submit} className="grid gap-4">
          <p id={id} className="[overflow-wrap:anywhere]">
            {question}
          </p>
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          {more}
          <Problem text={error} />
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button onClick={() => dialog.current?.close()}>Cancel</Button>
            <Button look="primary" type="submit" disabled={busy}>
              {confirm}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
