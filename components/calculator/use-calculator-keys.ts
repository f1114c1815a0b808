"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { hasSingleKeyShortcuts } from "@/components/ui/shortcuts";
import { notifyCopied } from "./clipboard";
import { replayKeys } from "./replay-keys";

interface CalculatorKeys {
  /** Handles a `KeyboardEvent.key`; returns false for unused keys. */
  onKey: (key: string) => boolean;
  onPaste: (text: string) => void;
  /** The result in plain figures, for the clipboard. */
  copyText: () => string;
}

const FIELDS =
  "input:not([type='radio']), textarea, select, [contenteditable]:not([contenteditable='false']), [role='textbox'], [role='combobox'], [role='listbox'], [role='menu'], [role='slider']";
const CONTROLS = "a, button, summary, [type='radio'], [role='button'], [role='tab']";
/** Arrows, Home and End move within these roles. */
const GROUPS = "[type='radio'], [role='tab']";
const DIALOGS = "dialog, [role='dialog'], [role='alertdialog']";

/**
 * Handles the keyboard, copy and paste for the calculator of a page, without a click into it first. Fields
 * and dialogs keep their keys, a focused button or link keeps Enter and the space bar, and combinations with
 * Ctrl, Alt or ⌘ are ignored.
 */
export function useCalculatorKeys(root: RefObject<HTMLElement | null>, keys: CalculatorKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Without single-key shortcuts, the calculator has to contain the focus.
    if (!hasSingleKeyShortcuts() && !root.current?.contains(event.target as Node)) return;
    if (isElsewhere(event.target, root.current) || belongsToControl(event, root.current)) return;
    if (keys.onKey(event.key)) event.preventDefault();
  });
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const selecting = getSelection()?.isCollapsed === false;
    if (selecting || !event.clipboardData || isElsewhere(event.target, root.current)) return;
    const text = keys.copyText();
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    notifyCopied(text);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || isElsewhere(event.target, root.current)) return;
    event.preventDefault();
    keys.onPaste(event.clipboardData.getData("text/plain"));
  });

  useEffect(() => {
    // Captures keys before the page's shortcuts, of which "/" opens the search.
    const early = { capture: true };
    document.addEventListener("keydown", onKeyDown, early);
    document.addEventListener("copy", onCopy);
    document.addEventListener("paste", onPaste);
    replayKeys();
    return () => {
      document.removeEventListener("keydown", onKeyDown, early);
      document.removeEventListener("copy", onCopy);
      document.removeEventListener("paste", onPaste);
    };
  }, []);
}

function isElsewhere(target: EventTarget | null, root: HTMLElement | null): boolean {
  // A hidden calculator ignores keys.
  if (root?.checkVisibility() === false) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  const dialog = target.closest(DIALOGS);
  return dialog !== null && !dialog.contains(root);
}

/** Enter and the space bar press the focused control; Escape closes what the focus is in, unless that is the calculator. */
function belongsToControl({ key, target }: KeyboardEvent, root: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !target.closest(CONTROLS)) return false;
  if (target.closest(GROUPS) && /^(Arrow|Home$|End$)/.test(key)) return true;
  return key === "Enter" || key === " " || (key === "Escape" && !root?.contains(target));
}
