"use client";

import { useState } from "react";
import { textBoxStyle } from "@/components/ui/text-field";
import { messages } from "./messages";

interface RowFilterProps {
  label: string;
  /** Id of the element with the rows, each of which has the attribute `data-row`. */
  target: string;
}

/** Hides the rows without an entered text. Without script, the browser’s search finds them. */
export function RowFilter({ label, target }: RowFilterProps) {
  const [count, setCount] = useState<number>();

  function filter(text: string) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = document.getElementById(target)?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    let left = 0;
    for (const row of rows) {
      const content = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => content.includes(word));
      if (!row.hidden) left += 1;
    }
    setCount(words.length > 0 ? left : undefined);
  }

  return (
    <search className="script-only flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="w-full max-w-sm">
        <span className="sr-only">{label}</span>
        <input
          type="search"
          placeholder={label}
          autoComplete="off"
          onInput={(event) => filter(event.currentTarget.value)}
          className={textBoxStyle}
        />
      </label>
      <p role="status" className="tabular text-muted text-sm">
        {count !== undefined && messages.matches(count)}
      </p>
    </search>
  );
}
