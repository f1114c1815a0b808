"use client";

import { useState } from "react";

/** Beyond this a text is folded. */
const LENGTH = 400;
const LINES = 6;

/** What a stranger wrote, as plain text: any length, any direction, no markup, words broken where they must. */
export function FoldedText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > LENGTH || text.split("\n").length > LINES;
  return (
    <>
      <p
        dir="auto"
        className={`measure mt-2 whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere] ${long && !open ? "line-clamp-6" : ""}`}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-11 rounded-md text-accent text-sm hover:underline"
        >
          {open ? "Fold" : `Show all ${text.length.toLocaleString("en")} characters`}
        </button>
      )}
    </>
  );
}
