"use client";

import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { OpenListProps } from "./chooser";
import { Listbox, useListbox } from "./listbox";

interface ChooserListProps<Item extends { id: string }> extends OpenListProps {
  plural: string;
  /** Returns the items that match a search text; all for an empty text. Must be stable across renders. */
  matching: (query: string) => readonly Item[];
  chosen: string;
  /** Runs an action other than the choice of an item; returns true if it did, which keeps the list open. */
  unfold?: (item: Item) => boolean;
  /** Message for no matches. */
  none: (query: string) => string;
  children: (item: Item) => ReactNode;
}

/** Open list of a chooser, with its search. Separate file: pages load it when a chooser opens. */
export function ChooserList<Item extends { id: string }>(props: ChooserListProps<Item>) {
  const { id, label, plural, matching, chosen, unfold, none, earlyText, onFinish, children } = props;
  const [query, setQuery] = useState(() => earlyText.current);
  const matches = useMemo(() => matching(query), [matching, query]);
  const listbox = useListbox(
    id,
    matches.length,
    pick,
    query === ""
      ? Math.max(
          0,
          matches.findIndex((item) => item.id === chosen),
        )
      : 0,
  );
  const search = useRef<HTMLInputElement>(null);

  function pick(index: number) {
    const item = matches[index];
    if (item && unfold?.(item)) return;
    onFinish(item?.id);
  }

  // Focuses in the first render, so that no key falls between the button and the field.
  useLayoutEffect(() => {
    search.current?.focus();
    setQuery(earlyText.current);
  }, [earlyText]);

  return (
    <div className="absolute inset-x-0 z-20 mt-1 rounded-md embed-low:fixed embed-low:inset-x-2 embed-low:top-2 embed-low:bottom-10 embed-low:mt-0 embed-low:flex embed-low:flex-col border border-line-strong bg-surface shadow-[0_12px_32px_rgb(0_0_0/0.16)]">
      <div className="border-line border-b p-2">
        <input
          {...listbox.comboboxProps}
          ref={search}
          type="text"
          aria-label={`${label}: search ${plural}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={`Search ${plural}`}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            listbox.setActive(0);
          }}
          onKeyDown={(event) => {
            if (listbox.onKeyDown(event) || event.key !== "Escape") return;
            event.preventDefault();
            onFinish();
          }}
          className="h-11 w-full rounded-sm bg-sunken px-3 text-ink placeholder:text-muted"
        />
      </div>
      <Listbox
        id={id}
        label={label}
        items={matches}
        model={listbox}
        keyOf={(item) => item.id}
        isSelected={(item) => item.id === chosen}
        onChoose={pick}
        className="max-h-80 embed-low:max-h-none embed-low:min-h-0 overflow-y-auto overscroll-contain py-1 text-sm"
      >
        {children}
      </Listbox>
      {matches.length === 0 && (
        <p role="status" className="px-4 py-3 text-muted text-sm">
          {none([...query].slice(0, 30).join(""))}
        </p>
      )}
    </div>
  );
}
