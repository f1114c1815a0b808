"use client";

import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import type { SearchEntry } from "@/lib/faces/search/search-entries";
import { useSearch } from "./use-search";

const KINDS: Readonly<Record<SearchEntry["kind"], string>> = {
  calculator: "Calculator",
  converter: "Converter",
  pair: "Conversion",
  page: "Page",
  article: "Article",
  entry: "Entry",
};

interface Row {
  key: string;
  path: string;
  title: string;
  detail: string;
  answer?: true;
}

/** The site-wide search: pages by name, alias and symbol, and the answer to a plain conversion at once. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState("");
  /** Had the focus before, and gets it back. */
  const [opener] = useState(() => document.activeElement);
  const { state, results, answer } = useSearch(query);
  const rows: Row[] = [
    ...(answer
      ? [
          {
            key: "answer",
            path: answer.path,
            title: answer.text,
            detail: answer.converter,
            answer: true as const,
          },
        ]
      : []),
    ...results.map((entry) => ({
      key: entry.path,
      path: entry.path,
      title: entry.name,
      detail: entry.label ?? KINDS[entry.kind],
    })),
  ];

  const listbox = useListbox(id, rows.length, choose);

  function choose(index: number) {
    const row = rows[index];
    if (!row) return;
    onClose();
    const target = new URL(row.path, location.href);
    // A converter reads its address when it opens: other values on the same page open it anew.
    if (target.pathname === location.pathname && target.search !== location.search) location.assign(target);
    else router.push(row.path);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.4)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus()}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-2xl flex-col bg-surface md:top-24 md:max-h-[70dvh] md:rounded-lg md:border md:border-line"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Icon name="search" className="size-5 text-muted" />
            <input
              type="text"
              {...listbox.comboboxProps}
              aria-label="Search calculators, converters and pages"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder="Search, or convert: 5 ft 11 in to cm"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                listbox.setActive(0);
              }}
              onKeyDown={listbox.onKeyDown}
              className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
            />
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
            >
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <Listbox
            id={id}
            label="Results"
            items={rows}
            model={listbox}
            keyOf={(row) => row.key}
            onChoose={choose}
            className="overflow-y-auto overscroll-contain py-2"
          >
            {(row) => (
              <>
                <span className={row.answer ? "tabular font-semibold text-xl" : "font-medium"}>
                  {row.title}
                </span>
                <span className="text-muted text-sm">{row.detail}</span>
              </>
            )}
          </Listbox>
          <p role="status" className={rows.length > 0 ? "sr-only" : "px-4 pb-5 text-muted text-sm"}>
            {statusText(state, query, rows.length)}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function statusText(state: "loading" | "ready" | "failed", query: string, count: number): string {
  if (state === "failed") return "Search couldn’t load. Close it and try again.";
  if (state === "loading") return "Loading search…";
  if (query.trim() === "")
    return "Calculators, converters, units and their symbols: try “psi”, “wire gauge” or “72 f in c”.";
  return count === 0 ? `Nothing found for “${[...query.trim()].slice(0, 60).join("")}”.` : `${count} results`;
}
