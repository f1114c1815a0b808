import { computes } from "@/lib/catalog/computes";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import type { CalculatorView } from "@/lib/run/calculator-view";

/**
 * Preloads the compute of a calculator and the data of its first answer in parallel with the engine: on a phone, each
 * request after another one takes 150 ms. Ignores failures, which the calculation reports.
 */
export function preloadCalculator({ id, data }: CalculatorView): void {
  computes[id]?.().catch(() => {});
  for (const { set, file } of data) Promise.resolve(loadFromServer(set, file)).catch(() => {});
}
