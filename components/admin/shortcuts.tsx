"use client";

import { useEffect, useEffectEvent, useState } from "react";

const KEY = "scicalcAdminShortcuts";

/** Registers single-letter keys that work outside of fields. They can be switched off (WCAG 2.1.4). */
export function useShortcuts(keys: Readonly<Record<string, () => unknown>>): {
  on: boolean;
  setOn: (on: boolean) => void;
} {
  const [on, setOn] = useState(true);

  // Only the browser knows; the first render must match the server's.
  useEffect(() => {
    try {
      setOn(localStorage.getItem(KEY) !== "off");
    } catch {
      // The keys are on if storage is blocked.
    }
  }, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest("textarea, select, dialog, [contenteditable], input:not([type=checkbox])")) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return {
    on,
    setOn(next) {
      setOn(next);
      try {
        localStorage.setItem(KEY, next ? "on" : "off");
      } catch {
        // The choice then lasts until the visitor leaves the page.
      }
    },
  };
}

const HELP = [
  ["j / k", "next, previous"],
  ["x", "select"],
  ["a", "approve"],
  ["r", "reject"],
  ["u", "undo"],
] as const;

/** Explains the keys, with a switch that turns them off. Phones have no keys. */
export function ShortcutSwitch({ on, setOn }: { on: boolean; setOn: (on: boolean) => void }) {
  return (
    <div className="hidden flex-wrap items-center gap-x-4 text-muted text-sm md:flex">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-(--accent)"
          checked={on}
          onChange={({ target }) => setOn(target.checked)}
        />
        Keyboard shortcuts
      </label>
      {on &&
        HELP.map(([keys, what]) => (
          <span key={keys}>
            <kbd className="rounded-sm border border-line bg-surface px-1.5 font-mono text-ink">{keys}</kbd>{" "}
            {what}
          </span>
        ))}
    </div>
  );
}
