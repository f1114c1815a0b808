"use client";

import { useState } from "react";
import { formatInteger } from "@/lib/core/locale/locale";

/** Length above which a text is collapsed. */
const LENGTH = 400;
const LINES = 6;

interface FoldedTextProps {
  text: string;
  /** Characters of the whole text, of which `text` may be the beginning. */
  total: number;
}

/** Displays a visitor’s text as plain text: any length, any direction, no markup, words broken where necessary. */
export function FoldedText({ text, total }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > LENGTH || text.split("\n").length > LINES;
  const all =
    total > text.length
      ? `the first ${formatInteger(text.length)} of ${formatInteger(total)}`
      : `all ${formatInteger(total)}`;
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
          {open ? "Show less" : `Show ${all} characters`}
        </button>
      )}
    </>
  );
}
