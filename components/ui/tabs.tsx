"use client";

import { type ReactNode, useId } from "react";
import { rovingKeys, TAB_KEYS } from "./roving";

interface Tab<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

/** Pages in tabs (ARIA Authoring Practices, tabs with automatic activation). Hidden ones keep their state. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const id = useId();
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={rovingKeys({ options: tabs, current, onChange }, TAB_KEYS)}
        className="mb-2 flex gap-1 sm:mb-4 embed:mb-0 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-roving={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="min-h-11 embed-low:min-h-8 whitespace-nowrap px-3 font-medium text-muted text-sm sm:px-4 transition-colors duration-75 hover:text-ink focus-visible:-outline-offset-4 aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--accent)]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
