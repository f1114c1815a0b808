import type { CalculatorView } from "@/lib/run/calculator-view";
import { layOutSections } from "./lay-out-sections";
import { preloadCalculator } from "./preload-calculator";
import { replayInputs } from "./replay-inputs";

/** Prepares a page for the first key and the first press, once the visitor uses it. */
export function prepareForm(view: CalculatorView): void {
  preloadCalculator(view);
  replayInputs();
  layOutSections();
}
