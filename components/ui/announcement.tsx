"use client";

import { useEffect, useState } from "react";
import { afterInputPause } from "./input-pause";

/**
 * Hidden status region that announces a result or an error once, after the last key. The visible text changes
 * with every key and is therefore no live region. "" announces nothing and leaves the region as it is.
 */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(
    () => (text === "" || text === announced ? undefined : afterInputPause(() => setAnnounced(text))),
    [text, announced],
  );
  return (
    <p role="status" data-announcement="" className="sr-only">
      {announced}
    </p>
  );
}

/** Returns a text once it differs from the first one, which the page itself says; until then "". */
export function useChangedText(text: string): string {
  const [first, setFirst] = useState<string | undefined>(text);
  if (first !== undefined && first !== text) setFirst(undefined);
  return first === text ? "" : text;
}
