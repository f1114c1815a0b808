"use client";

import { useLayoutEffect } from "react";
import { showBelowScenarios } from "../pending-scenarios";

/** What the scenarios of an address are drawn in: beside the result, in its chart, and below. */
const missing = new Set(["card", "chart", "table"]);

/** The page below what an address compares is shown when all parts of it are drawn. */
export function useDrawnPart(part: "card" | "chart" | "table", isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (isDrawn) missing.delete(part);
    if (missing.size === 0) showBelowScenarios();
  }, [part, isDrawn]);
}
