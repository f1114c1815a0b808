import { fetchJson } from "@/components/ui/fetch-json";
import type { FormulaEntry } from "@/lib/calculators/physics/find";
import type { PhysicsView } from "@/lib/calculators/physics/view";

const PATH = "/physics-formulas";

/** The one formula that is opened: plain data. @throws Error with a sentence for the visitor. */
export const loadView = (id: string): Promise<PhysicsView> =>
  fetchJson<PhysicsView>(`${PATH}/${encodeURIComponent(id)}`);

let index: Promise<readonly FormulaEntry[]> | undefined;

/** The list of all formulas, once. */
export function loadIndex(): Promise<readonly FormulaEntry[]> {
  index ??= fetchJson<readonly FormulaEntry[]>(`${PATH}/all`).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}
