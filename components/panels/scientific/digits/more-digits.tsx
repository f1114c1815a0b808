"use client";

import { useCallback, useState } from "react";
import { keepFocus } from "@/components/calculator/keep-focus";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Question } from "@/lib/calculators/scientific/expression/evaluate";

/** Loaded with the first press. */
const loadDialog = () => import("./digits-dialog").then(({ DigitsDialog }) => DigitsDialog);

interface MoreDigitsProps {
  question: Question;
  /** Restores the focus after the dialog. */
  focusAfter: () => HTMLElement | null;
}

/** Button that displays further digits of a result in a dialog. */
export function MoreDigits({ question, focusAfter }: MoreDigitsProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { loaded: DigitsDialog, preload } = useLoaded(open, loadDialog, close);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onMouseDown={keepFocus}
        onClick={() => setOpen(true)}
        className="relative shrink-0 rounded-sm font-medium text-accent text-xs underline-offset-4 before:absolute before:-inset-x-1 before:-top-5 before:-bottom-1.5 hover:underline sm:before:-inset-y-1"
      >
        <span className="max-sm:sr-only">More </span>
        <span className="inline-block max-sm:first-letter:uppercase">digits</span>
      </button>
      {open && DigitsDialog && <DigitsDialog question={question} onClose={close} focusAfter={focusAfter} />}
    </>
  );
}
