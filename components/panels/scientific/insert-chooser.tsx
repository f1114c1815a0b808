"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { messages } from "./messages";

export interface Insertable {
  name: string;
  title: string;
  /** Symbol or call signature. */
  sign: string;
  detail?: string;
}

interface InsertChooserProps {
  label: string;
  items: readonly Insertable[];
  onChoose: (name: string) => void;
}

/** Button that opens a searchable list over the keys (ARIA Authoring Practices, combobox). */
export function InsertChooser({ label, items, onChoose }: InsertChooserProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [open]);

  function choose(name: string) {
    setOpen(false);
    onChoose(name);
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <div ref={root} className="shrink-0">
      <button
        ref={trigger}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-full min-h-11 embed-low:min-h-7 w-full items-center justify-center gap-1 rounded-md border border-line bg-paper text-sm px-3 hover:bg-sunken aria-expanded:bg-sunken"
      >
        {label}
        <Icon name="chevron-down" className="size-4 text-muted" />
      </button>
      {open && <InsertList label={label} items={items} onChoose={choose} onClose={close} />}
    </div>
  );
}

interface InsertListProps extends InsertChooserProps {
  onClose: () => void;
}

function InsertList({ label, items, onChoose, onClose }: InsertListProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const matches = useMemo(() => items.filter((item) => matching(item, query)), [items, query]);
  const search = useRef<HTMLInputElement>(null);
  const choose = (index: number) => {
    const chosen = matches[index];
    if (chosen) onChoose(chosen.name);
  };
  const listbox = useListbox(id, matches.length, choose);

  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  return (
    <div className="fixed inset-x-2 top-18 z-40 rounded-md border border-line-strong bg-surface shadow-[0_12px_32px_rgb(0_0_0/0.16)] sm:absolute sm:inset-x-auto sm:top-auto sm:bottom-full sm:left-0 sm:z-20 sm:mb-1 sm:w-[calc(200%+0.5rem)] embed-low:fixed embed-low:inset-x-2 embed-low:top-2 embed-low:bottom-10 embed-low:m-0 embed-low:flex embed-low:w-auto embed-low:flex-col">
      <div className="border-line border-b p-2">
        <input
          {...listbox.comboboxProps}
          ref={search}
          type="text"
          aria-label={`${label}: search`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={`Search ${label.toLowerCase()}`}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            listbox.setActive(0);
          }}
          onKeyDown={(event) => {
            if (listbox.onKeyDown(event) || event.key !== "Escape") return;
            event.preventDefault();
            onClose();
          }}
          className="h-11 w-full rounded-sm bg-sunken px-3 text-ink placeholder:text-muted"
        />
      </div>
      <Listbox
        id={id}
        label={label}
        items={matches}
        model={listbox}
        keyOf={(item) => item.name}
        onChoose={choose}
        className="max-h-72 embed-low:max-h-none embed-low:min-h-0 overflow-y-auto overscroll-contain py-1 text-sm"
      >
        {({ title, sign, detail }) => (
          <>
            <span className="min-w-0 flex-1">
              {title}
              {detail && <span className="tabular block text-muted text-xs">{detail}</span>}
            </span>
            <span className="font-medium">{sign}</span>
          </>
        )}
      </Listbox>
      {matches.length === 0 && (
        <p role="status" className="px-4 py-3 text-muted text-sm">
          {messages.noMatch([...query].slice(0, 30).join(""))}
        </p>
      )}
    </div>
  );
}

/** Returns true if every word of the query begins a word of the item. */
function matching({ name, title, sign, detail = "" }: Insertable, query: string): boolean {
  const words = wordsOf(`${name} ${title} ${sign} ${detail}`);
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
