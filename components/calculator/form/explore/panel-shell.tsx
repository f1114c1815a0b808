"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

interface PanelShellProps {
  id: string;
  title: string;
  /** Selector of the element that receives the focus; by default the close button. */
  first?: string;
  onClose: () => void;
  children: ReactNode;
}

export function PanelShell({ id, title, first = "button", onClose, children }: PanelShellProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [first]);
  return (
    <section
      ref={box}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="@container scroll-my-20 space-y-3 rounded-lg border border-line-strong bg-surface p-4 print:hidden"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`${id}-title`} className="min-w-0 font-semibold text-base leading-snug">
          {title}
        </h3>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent"
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
      {children}
    </section>
  );
}
