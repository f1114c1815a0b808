"use client";

import { useCallback, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { hasSingleKeyShortcuts } from "@/components/ui/shortcuts";
import { useLoaded } from "@/components/ui/use-loaded";
import { BAR } from "./bar";

const loadDialog = () => import("./search-dialog").then(({ SearchDialog }) => SearchDialog);

/** Returns true for an empty bar: no question begins with a slash. */
const isEmptyBar = (target: HTMLElement): boolean =>
  target.matches(`[${BAR}]`) && target instanceof HTMLInputElement && target.value === "";

/** Focuses the page’s answer bar if it is in view. */
function focusBar(): boolean {
  const bar = document.querySelector<HTMLElement>(`main [${BAR}]`);
  const { top = -1, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
  if (!bar || top < 0 || bottom > innerHeight) return false;
  bar.focus();
  return true;
}

/** Opens the site-wide search: by press, by "/" and by Ctrl-K or ⌘K. Loads the dialog and its index then. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { loaded: SearchDialog, preload } = useLoaded(open, loadDialog, close);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      const command = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      const slash =
        event.key === "/" &&
        hasSingleKeyShortcuts() &&
        (!typing || isEmptyBar(target)) &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !event.defaultPrevented;
      if (!command && !slash) return;
      event.preventDefault();
      if (!focusBar()) setOpen(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label="Search"
        title="Search (/ or Ctrl+K)"
        className="flex h-11 min-w-11 items-center justify-center gap-3 rounded-md text-muted text-sm hover:text-ink md:border md:border-line md:bg-surface md:px-3"
      >
        <Icon name="search" className="size-5 md:size-4" />
        <span className="hidden md:max-lg:inline @min-[75rem]:inline">Search</span>
        <kbd className="in-data-[shortcuts=off]:invisible hidden rounded-sm border border-line px-1.5 font-sans text-xs md:max-lg:inline @min-[75rem]:inline">
          /
        </kbd>
      </button>
      {open && SearchDialog && <SearchDialog onClose={close} />}
    </>
  );
}
