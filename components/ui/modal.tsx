"use client";

import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";

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
 * Native modal dialog, open while it is rendered. The first control has the focus; Escape and a press outside
 * close it.
 */
export function Modal({ label, className, children, onClose, focusAfter }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const returnFocus = useEffectEvent(() => focusAfter?.()?.focus());

  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      unlock();
      element?.close();
      returnFocus();
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
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`text-left font-normal text-base text-ink backdrop:bg-[rgb(0_0_0/0.4)] ${className}`}
    >
      {children}
    </dialog>
  );
}

/** Keeps the focus inside at both ends: browsers would move it to their toolbar. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const visible = controls.filter((control) => control.checkVisibility());
  const [first, last] = [visible[0], visible.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
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
