import type { KeyboardEvent } from "react";

/** Marks the element with the tab stop of its group: `data-roving={id}`. */
export interface Roving<Id extends string> {
  options: readonly { id: Id }[];
  current: Id;
  onChange: (id: Id) => void;
}

type Step = (at: number) => number;
const next: Step = (at) => at + 1;
const before: Step = (at) => at - 1;

/** Keys of a radio group (ARIA Authoring Practices). */
const RADIO_KEYS: Readonly<Record<string, Step>> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: before,
  ArrowUp: before,
};

/** Keys of tabs in a row, where up and down scroll the page. */
export const TAB_KEYS: Readonly<Record<string, Step>> = {
  ArrowRight: next,
  ArrowLeft: before,
  Home: () => 0,
  End: () => -1,
};

/** Handles the arrow keys of a group with one tab stop: chooses and focuses the target. */
export const rovingKeys =
  <Id extends string>({ options, current, onChange }: Roving<Id>, keys = RADIO_KEYS) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const place = keys[event.key]?.(options.findIndex(({ id }) => id === current));
    const reached = place === undefined ? undefined : options.at(place % options.length);
    if (!reached) return;
    event.preventDefault();
    onChange(reached.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-roving="${reached.id}"]`)?.focus();
  };
