"use client";

import { useLayoutEffect } from "react";
import { showBelowScenarios } from "../pending-scenarios";

/** Parts of the page that render the compared scenarios: next to the result, and in its chart. */
const PARTS = ["card", "chart"] as const;
const missing = new Set<(typeof PARTS)[number]>(PARTS);

export function useDrawnPart(part: (typeof PARTS)[number], isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (isDrawn) missing.delete(part);
    if (missing.size === 0) showBelowScenarios();
  }, [part, isDrawn]);
}
