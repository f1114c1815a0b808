"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** Active option of a combobox's list, and the keys that move it. */
interface ListboxModel {
  active: number;
  setActive: (index: number) => void;
  /** For the combobox: arrows, Page Up and Down move, Enter chooses. Returns true if it handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** For the combobox: connects it with its list (ARIA Authoring Practices, combobox). */
  comboboxProps: {
    role: "combobox";
    "aria-expanded": boolean;
    "aria-controls": string;
    "aria-autocomplete": "list";
    "aria-activedescendant": string | undefined;
  };
}

const PAGE = 8;
/** Number of initially rendered options, and of those added later: 883 take too long. */
const [FIRST, MORE] = [100, 200];
/** Distance from the end at which more options render, in pixels. */
const NEAR = 600;
const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/**
 * State of a combobox with a list of `count` options. `initial` is the first active one: -1 for none until an
 * arrow key.
 */
export function useListbox(
  id: string,
  count: number,
  onChoose: (index: number) => void,
  initial = 0,
): ListboxModel {
  const [wanted, setActive] = useState(initial);
  const active = Math.min(wanted, count - 1);

  function onKeyDown(event: KeyboardEvent): boolean {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: PAGE,
      PageUp: -PAGE,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive(Math.max(Math.min(initial, 0), Math.min(active + step, count - 1)));
      return true;
    }
    if (event.key !== "Enter" || active < 0) return false;
    event.preventDefault();
    onChoose(active);
    return true;
  }

  return {
    active,
    setActive,
    onKeyDown,
    comboboxProps: {
      role: "combobox",
      "aria-expanded": count > 0,
      "aria-controls": `${id}-list`,
      "aria-autocomplete": "list",
      "aria-activedescendant": active >= 0 && count > 0 ? optionId(id, active) : undefined,
    },
  };
}

interface ListboxProps<Item> {
  id: string;
  label: string;
  items: readonly Item[];
  model: ListboxModel;
  keyOf: (item: Item) => string;
  /** Returns true for the selected option, as opposed to the active one. */
  isSelected?: (item: Item) => boolean;
  onChoose: (index: number) => void;
  className: string;
  children: (item: Item) => ReactNode;
}

/** List of a combobox. The combobox keeps the focus and points at the active option. */
export function Listbox<Item>(props: ListboxProps<Item>) {
  const { id, label, items, model, keyOf, isSelected, onChoose, className, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState(FIRST);
  const count = Math.min(items.length, Math.max(grown, model.active + PAGE + 1));

  function growNearEnd() {
    const box = list.current;
    if (box && count < items.length && box.scrollHeight - box.scrollTop - box.clientHeight < NEAR)
      setGrown(count + MORE);
  }

  const lastActive = useRef(0);
  useEffect(() => {
    // An untouched list shows its first option already, and measuring costs a layout per key.
    if (model.active > 0 || lastActive.current > 0)
      list.current?.children[model.active]?.scrollIntoView({ block: "nearest" });
    lastActive.current = model.active;
  }, [model.active]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onScroll={growNearEnd}
      className={className}
    >
      {items.slice(0, count).map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
        <div
          key={keyOf(item)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          aria-selected={isSelected ? isSelected(item) : index === model.active}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => model.setActive(index)}
          onClick={() => onChoose(index)}
          className={`flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 py-2 leading-snug ${index === model.active ? "bg-accent-soft" : ""}`}
        >
          {children(item)}
        </div>
      ))}
    </div>
  );
}
