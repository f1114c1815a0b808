"use client";

import dynamic from "next/dynamic";
import type { CalculatorView } from "@/lib/faces/calculator-view";

/**
 * The panel of each calculator, loaded by the page that shows it: the generic form, or a panel of its own. The paths are
 * literal so that each becomes a chunk of its own; this file must be a client component, or they would not split.
 */
const panels = {
  basic: dynamic(() => import("./panels/basic").then((panel) => panel.BasicPanel)),
  scientific: dynamic(() => import("./panels/scientific").then((panel) => panel.ScientificPanel)),
};
const FormCalculator = dynamic(() => import("./form/form-calculator").then((panel) => panel.FormCalculator));

/** `view` for a calculator with the generic form. */
export function CalculatorPanel({ id, view }: { id: string; view?: CalculatorView }) {
  if (view) return <FormCalculator view={view} />;
  const Panel = panels[id as keyof typeof panels];
  return Panel ? <Panel /> : null;
}
