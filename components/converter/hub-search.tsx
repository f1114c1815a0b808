"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { type HubTool, searchTools } from "@/lib/faces/search/hub-search";

const MAX_SUGGESTIONS = 10;

/** The hub's search box with up to ten suggestions; submitting opens the first match. */
export function HubSearch({ tools }: { tools: readonly HubTool[] }) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const asked = open && query.trim() !== "";
  const matches = asked ? searchTools(tools, query).slice(0, MAX_SUGGESTIONS) : [];
  const listbox = useListbox(id, matches.length, choose, -1);

  function choose(index: number) {
    const target = matches[index];
    if (target) router.push(target.path);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const first = searchTools(tools, query)[0];
    if (first) router.push(first.path);
  }

  return (
    <search className="relative mt-6 block max-w-2xl">
      <form onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          Search converters
        </label>
        <input
          {...listbox.comboboxProps}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Search converters: pressure, mpg, wire gauge…"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            listbox.setActive(-1);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") setOpen(true);
            if (!listbox.onKeyDown(event) && event.key === "Escape") setOpen(false);
          }}
          className="h-13 w-full rounded-md border border-line-strong bg-surface pr-4 pl-12 text-lg placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label="Open the first match"
          className="absolute top-1 left-1 grid size-11 place-items-center rounded-md text-muted hover:text-accent"
        >
          <Icon name="search" className="size-5" />
        </button>
      </form>
      <div
        className={`absolute inset-x-0 z-20 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface shadow-[0_12px_32px_rgb(0_0_0/0.16)] ${matches.length === 0 ? "hidden" : ""}`}
      >
        <Listbox
          id={id}
          label="Matching converters"
          items={matches}
          model={listbox}
          keyOf={(tool) => tool.slug}
          onChoose={choose}
          className="py-1"
        >
          {(tool) => (
            <>
              <span className="font-medium">{tool.name}</span>
              <span className="text-muted text-sm">{tool.category}</span>
            </>
          )}
        </Listbox>
      </div>
      <p role="status" className={asked && matches.length === 0 ? "mt-2 text-muted text-sm" : "sr-only"}>
        {asked && statusText(query, matches.length)}
      </p>
    </search>
  );
}

const statusText = (query: string, count: number): string =>
  count === 0 ? `No converter matches “${[...query.trim()].slice(0, 40).join("")}”.` : `${count} suggestions`;
