"use client";

import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLoaded } from "./use-loaded";

export interface OpenListProps {
  id: string;
  label: string;
  /** Text entered before the list had loaded. */
  earlyText: RefObject<string>;
  onFinish: (chosen?: string) => void;
}

interface ChooserProps<Loaded> {
  label: string;
  describedBy?: string;
  invalid?: boolean;
  /** Loads the list before it opens. */
  load: () => Promise<Loaded>;
  list: (loaded: Loaded, props: OpenListProps) => ReactNode;
  onChoose: (id: string) => void;
  className: string;
  children: ReactNode;
}

/** Choice with search: a button that opens a combobox with its list (ARIA Authoring Practices, combobox). */
export function Chooser<Loaded>(props: ChooserProps<Loaded>) {
  const { label, describedBy, invalid, load, list, onChoose, className, children } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const earlyText = useRef("");
  const close = useCallback(() => setOpen(false), []);
  const { loaded, preload } = useLoaded(open, load, close);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open, close]);

  useEffect(() => {
    if (!open) earlyText.current = "";
  }, [open]);

  function finish(chosen?: string) {
    setOpen(false);
    trigger.current?.focus();
    if (chosen !== undefined) onChoose(chosen);
  }

  return (
    <div ref={root} className="relative">
      <span id={`${id}-label`} className="sr-only">
        {label}
      </span>
      <button
        ref={trigger}
        type="button"
        id={`${id}-trigger`}
        aria-labelledby={`${id}-label ${id}-trigger`}
        aria-describedby={describedBy}
        aria-haspopup="listbox"
        aria-expanded={open}
        data-invalid={invalid || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            setOpen(true);
          } else if (open && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            earlyText.current += event.key;
          }
        }}
        className={className}
      >
        {children}
      </button>
      {open && loaded !== undefined && list(loaded, { id, label, earlyText, onFinish: finish })}
    </div>
  );
}
