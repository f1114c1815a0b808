"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { notifyError } from "@/components/ui/notify";
import { messages } from "../messages/paper";

const loadPrintSheet = () => import("./print-sheet").then(({ PrintSheet }) => PrintSheet);
type Sheet = Awaited<ReturnType<typeof loadPrintSheet>>;

/** Prints the full report: its sheet is mounted, in place of the page on paper, until it is printed. */
export function useFullReport(): { PrintSheet: Sheet | undefined; printReport: () => Promise<void> } {
  const [PrintSheet, setPrintSheet] = useState<Sheet>();

  async function printReport() {
    try {
      // Browsers do not wait for code before they print.
      const [sheet] = await Promise.all([
        loadPrintSheet(),
        import("@/components/chart/chart-slot").then(({ loadCharts }) => loadCharts()),
      ]);
      flushSync(() => setPrintSheet(() => sheet));
      addEventListener("afterprint", () => setPrintSheet(undefined), { once: true });
      print();
    } catch {
      notifyError(messages.reportNotLoaded);
    }
  }

  return { PrintSheet, printReport };
}
