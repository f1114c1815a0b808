"use client";

import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns the number of parts to render: one more in each transition, so that a long report does not block the page, and all of them
 * before the page is printed. A report of a single part is complete from the start.
 */
export function useRenderedCount(total: number): number {
  const [count, setCount] = useState(total > 1 ? 0 : total);
  useEffect(() => {
    if (count >= total) return;
    startTransition(() => setCount(count + 1));
    const renderAll = () => flushSync(() => setCount(total));
    addEventListener("beforeprint", renderAll);
    return () => removeEventListener("beforeprint", renderAll);
  }, [count, total]);
  return Math.min(count, total);
}
