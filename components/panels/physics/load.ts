import { fetchJson } from "@/components/ui/fetch-json";
import type { PhysicsView } from "@/lib/calculators/physics/view";

/** Address of the formulas as plain data. */
export const FORMULA_DATA = "/physics-formulas";

const PAGES = "/calculators/physics/";

export const formulaPath = (id: string): string => PAGES + id;

/** Returns the formula of a page's path. */
export const formulaAt = (path: string): string | undefined =>
  path.startsWith(PAGES) ? path.slice(PAGES.length) : undefined;

/** Matches the id of a formula: other addresses need no request. */
const FORMULA_ID = /^[a-z][a-z0-9-]{0,60}$/;

/** Loads one formula. @throws Error with a sentence for the visitor. */
export async function loadView(id: string): Promise<PhysicsView> {
  if (!FORMULA_ID.test(id)) throw new Error(`There is no formula ${id.slice(0, 40)}`);
  return fetchJson<PhysicsView>(`${FORMULA_DATA}/${id}`);
}
