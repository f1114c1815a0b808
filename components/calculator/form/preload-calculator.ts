import { computes } from "@/lib/catalog/computes";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import type { CalculatorView } from "@/lib/run/calculator-view";

/**
 * Begins to load the compute of a calculator and the data of its first answer, so that on a phone they arrive with the
 * engine, not after it. Failures appear when they are used.
 */
export function preloadCalculator({ id, data }: CalculatorView): void {
  computes[id]?.().catch(() => {});
  for (const { set, file } of data) Promise.resolve(loadFromServer(set, file)).catch(() => {});
}
