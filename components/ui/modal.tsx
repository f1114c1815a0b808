"use client";

import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { afterPaint } from "./after-paint";

interface ModalProps {
  /** Accessible name. */
  label: string;
  className: string;
  children: ReactNode;
  onClose: () => void;
  /** Returns the element that gets the focus afterwards, in place of the one that had it. */
  focusAfter?: () => HTMLElement | null;
}

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), [tabindex='0']";

/**
 * Modal dialog, open while it is rendered. The first control has the focus; Escape and a press outside close it.
 * Not `showModal`, which computes the styles of the whole page before the dialog is displayed.
 */
export function Modal({ label, className, children, onClose, focusAfter }: ModalProps) {
  const cover = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const returnFocus = useEffectEvent((before: Element | null) => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    focusAfter?.()?.focus();
  });

  useLayoutEffect(() => {
    const before = document.activeElement;
    const unlock = lockScroll();
    // Safari 16 has no popovers: there the cover lies above the page by its z-index.
    cover.current?.showPopover?.();
    const first = dialog.current?.querySelector<HTMLElement>(FOCUSABLE);
    (first ?? dialog.current)?.focus({ preventScroll: true });
    const release = cover.current ? isolate(cover.current) : undefined;
    return () => {
      release?.();
      unlock();
      returnFocus(before);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    } else if (event.key === "Tab") wrapFocus(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <div
      ref={cover}
      popover="auto"
      // The back gesture of Android closes it.
      onToggle={({ newState }) => newState === "closed" && onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="fixed inset-0 z-50 size-full max-h-none max-w-none bg-[rgb(0_0_0/0.4)]"
    >
      <dialog
        open
        ref={dialog}
        aria-label={label}
        aria-modal="true"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={`overflow-auto text-left font-normal text-base text-ink outline-none ${className}`}
      >
        {children}
      </dialog>
    </div>
  );
}

/** Keeps the focus inside at both ends. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const visible = controls.filter((control) => control.checkVisibility());
  const [first, last] = [visible[0], visible.at(-1)];
  const { activeElement } = document;
  if (activeElement !== event.currentTarget && activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * Makes everything outside of an element inert, a part after each paint: all at once would delay the first paint of a
 * long page by 150 ms on a phone. Returns a function that undoes it.
 */
function isolate(element: HTMLElement): () => void {
  const waiting = listOutside(element);
  const inert: HTMLElement[] = [];
  const next = (): void => {
    const other = waiting.shift();
    if (!other) return;
    other.inert = true;
    inert.push(other);
    afterPaint(next);
  };
  afterPaint(next);
  return () => {
    waiting.length = 0;
    for (const other of inert) other.inert = false;
  };
}

/** Largest number of elements whose styles are computed between two paints. */
const MAX_PART = 200;

/** Lists the elements that together contain everything outside of an element. */
function listOutside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter((each) => each !== element).flatMap(divide);
  return parentElement === document.body ? siblings : [...siblings, ...listOutside(parentElement)];
}

/** Divides an element with more than `MAX_PART` descendants into its children. */
function divide(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert || element.matches("script, style, template"))
    return [];
  return element.getElementsByTagName("*").length > MAX_PART
    ? [...element.children].flatMap(divide)
    : [element];
}

/** Stops the page behind from scrolling, without a shift by its scroll bar. Returns a function that undoes it. */
function lockScroll(): () => void {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  root.style.overflow = "hidden";
  root.dataset.modal = "";
  return () => {
    delete root.dataset.modal;
    root.style.overflow = "";
    root.style.scrollbarGutter = "";
  };
}
