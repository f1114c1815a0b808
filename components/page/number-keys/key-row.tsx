"use client";

import { useReducer } from "react";

export interface RowKey {
  label: string;
  /** Accessible name, unique in the row: a sign and a unit may have the same label, such as ′. */
  name: string;
  /** "unit" for a unit, "current" for the one that applies without it. */
  kind: "sign" | "unit" | "current";
  press: () => void;
}

const KEY =
  "grid h-11 min-w-11 shrink-0 place-items-center rounded-md border px-2.5 text-base active:bg-accent-soft";
const LOOKS = {
  sign: "border-line bg-sunken font-semibold",
  unit: "border-line text-ink",
  current: "border-accent bg-accent-soft text-accent",
} as const;

/** Keys for a field of numbers, and the change to letters. The bar around it keeps the focus in the field. */
export function KeyRow({ field, keys }: { field: HTMLInputElement; keys: readonly RowKey[] }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const hasLetters = field.inputMode === "text";

  /** Phones read the kind of keyboard when a field gets the focus. */
  function changeKeyboard() {
    const { selectionStart, selectionEnd } = field;
    field.inputMode = hasLetters ? "decimal" : "text";
    field.blur();
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
    redraw();
  }

  return (
    <div role="toolbar" aria-label="Keys" className="flex h-14 items-center gap-1.5 px-3">
      <div className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto py-1.5">
        {keys.map(({ label, name, kind, press }) => (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            aria-label={name}
            onClick={press}
            className={`${KEY} ${LOOKS[kind]}`}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-label={hasLetters ? "Number keyboard" : "Letter keyboard"}
        onClick={changeKeyboard}
        className={`${KEY} ${LOOKS.sign}`}
      >
        {hasLetters ? "123" : "abc"}
      </button>
    </div>
  );
}
