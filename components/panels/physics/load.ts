import { fetchJson } from "@/components/ui/fetch-json";
import type { PhysicsView } from "@/lib/calculators/physics/view";

/** Where the formulas lie as plain data. */
export const FORMULA_DATA = "/physics-formulas";

/** The one formula that is opened. @throws Error with a sentence for the visitor. */
export const loadView = (id: string): Promise<PhysicsView> =>
  fetchJson<PhysicsView>(`${FORMULA_DATA}/${encodeURIComponent(id)}`);
