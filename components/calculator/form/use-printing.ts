"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed, or displayed as on paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    // Renders synchronously: the print does not wait for the next frame.
    const follow = () => flushSync(() => setPrinting(paper.matches));
    const before = () => flushSync(() => setPrinting(true));
    setPrinting(paper.matches);
    paper.addEventListener("change", follow);
    window.addEventListener("beforeprint", before);
    return () => {
      paper.removeEventListener("change", follow);
      window.removeEventListener("beforeprint", before);
    };
  }, []);
  return printing;
}
