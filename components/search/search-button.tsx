"use client";

import { useCallback, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLoaded } from "@/components/ui/use-loaded";

const loadDialog = () => import("./search-dialog").then(({ SearchDialog }) => SearchDialog);

/** Opens the site-wide search: by press, by "/" and by Ctrl-K or ⌘K. The dialog and its index are loaded then. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { loaded: SearchDialog } = useLoaded(open, loadDialog, close);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      const command = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      const slash =
        event.key === "/" &&
        !typing &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !event.defaultPrevented;
      if (!command && !slash) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label="Search"
        title="Search (/ or Ctrl K)"
        className="flex h-11 min-w-11 items-center justify-center gap-3 rounded-md text-muted text-sm hover:text-ink md:border md:border-line md:bg-surface md:px-3"
      >
        <Icon name="search" className="size-5 md:size-4" />
        <span className="hidden md:inline">Search</span>
        <kbd className="hidden rounded-sm border border-line px-1.5 font-sans text-xs md:inline">/</kbd>
      </button>
      {open && SearchDialog && <SearchDialog onClose={close} />}
    </>
  );
}
