import { fetchJson } from "@/components/ui/fetch-json";
import type { PhysicsView } from "@/lib/calculators/physics/view";

/** Address of the formulas as plain data. */
export const FORMULA_DATA = "/physics-formulas";

const PAGES = "/calculators/physics/";

/** The page of a formula. */
export const formulaPath = (id: string): string => PAGES + id;

/** The formula whose page a path is. */
export const formulaAt = (path: string): string | undefined =>
  path.startsWith(PAGES) ? path.slice(PAGES.length) : undefined;

/** Matches the id of a formula: any other address is not worth a request. */
const FORMULA_ID = /^[a-z][a-z0-9-]{0,60}$/;

/** The one formula that is opened. @throws Error with a sentence for the visitor. */
export async function loadView(id: string): Promise<PhysicsView> {
  if (!FORMULA_ID.test(id)) throw new Error(`There is no formula ${id.slice(0, 40)}`);
  return fetchJson<PhysicsView>(`${FORMULA_DATA}/${id}`);
}
