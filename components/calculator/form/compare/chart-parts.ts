"use client";

import { useLayoutEffect } from "react";
import { showBelowScenarios } from "../pending-scenarios";

/** Parts of the page that render the compared scenarios: next to the result and in its chart. */
const PARTS = ["card", "chart"] as const;
const missing = new Set<(typeof PARTS)[number]>(PARTS);

/** Reveals the page below the scenarios once all parts have rendered them. */
export function useRenderedPart(part: (typeof PARTS)[number], isRendered: boolean): void {
  useLayoutEffect(() => {
    if (isRendered) missing.delete(part);
    if (missing.size === 0) showBelowScenarios();
  }, [part, isRendered]);
}
