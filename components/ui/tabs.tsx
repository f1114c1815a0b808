"use client";

import { type KeyboardEvent, type ReactNode, useId } from "react";

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

/** Targets of the keys; up and down scroll the page. */
const KEYS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * Pages in tabs (ARIA Authoring Practices, tabs with automatic activation), which look like a choice. Hidden ones keep
 * their state. The labels fit on one line of a phone; the narrowest ones scroll it.
 */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const id = useId();
  const idOf = (tab: Id) => `${id}-${tab}`;

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const place = KEYS[event.key]?.(tabs.findIndex((tab) => tab.id === current));
    const target = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    document.getElementById(idOf(target.id))?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="segments mb-2 flex overflow-x-auto sm:mb-4 sm:inline-flex embed:mb-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={idOf(tab.id)}
            aria-selected={tab.id === current}
            aria-controls={`${idOf(tab.id)}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="segment focus-visible:-outline-offset-2 sm:px-4"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${idOf(tab.id)}-panel`}
          aria-labelledby={idOf(tab.id)}
          aria-hidden={tab.id === current ? undefined : true}
          className={tab.id === current ? undefined : "keep-hidden"}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
