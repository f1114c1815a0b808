import { fetchJson } from "@/components/ui/fetch-json";
import type { PhysicsView } from "@/lib/calculators/physics/view";

/** Where the formulas lie as plain data. */
export const FORMULA_DATA = "/physics-formulas";

const PAGES = "/calculators/physics/";

/** The page of a formula. */
export const formulaPath = (id: string): string => PAGES + id;

/** The formula whose page a path is. */
export const formulaAt = (path: string): string | undefined =>
  path.startsWith(PAGES) ? path.slice(PAGES.length) : undefined;

/** The one formula that is opened. @throws Error with a sentence for the visitor. */
export const loadView = (id: string): Promise<PhysicsView> =>
  fetchJson<PhysicsView>(`${FORMULA_DATA}/${encodeURIComponent(id)}`);
