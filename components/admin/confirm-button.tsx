"use client";

import { type ReactNode, useId, useRef } from "react";
import { Button } from "@/components/ui/button";

interface ConfirmButtonProps {
  children: ReactNode;
  /** Accessible name of a button whose text does not say what it deletes. */
  label?: string;
  question: string;
  confirm: string;
  onConfirm: () => void;
}

/**
 * Button that asks for confirmation before an irreversible action. A native dialog manages the focus and
 * closes with Escape.
 */
export function ConfirmButton({ children, label, question, confirm, onConfirm }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Button aria-label={label} onClick={() => dialog.current?.showModal()}>
        {children}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.4)]"
      >
        <p id={id} className="[overflow-wrap:anywhere]">
          {question}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button
            look="danger"
            onClick={() => {
              dialog.current?.close();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </div>
      </dialog>
    </>
  );
}
