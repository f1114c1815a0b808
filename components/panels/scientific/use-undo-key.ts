"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/** Undoes with Ctrl+Z (⌘Z) while the calculator is visible, except in other fields. */
export function useUndoKey(root: RefObject<HTMLElement | null>, onUndo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.defaultPrevented || root.current?.checkVisibility() === false) return;
    const { target } = event;
    const isField = target instanceof HTMLElement && target.matches("input, textarea, select");
    if (isField && !(root.current?.contains(target) && target.getAttribute("role") !== "combobox")) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
