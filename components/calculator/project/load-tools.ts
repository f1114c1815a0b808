import { loadCurve } from "@/components/calculator/form/curve";
import { loadCalculator } from "@/components/calculator/form/load-calculator";
import { unitsOfForm } from "@/components/calculator/form/unit-choices";
import { projectViewPath } from "@/lib/projects/paths";
import type { EntryTools, LoadTools } from "@/lib/projects/results";
import type { CalculatorView } from "@/lib/run/calculator-view";

const cached = new Map<string, Promise<EntryTools | undefined>>();

/** Calculators of a project in the browser; each loads once, when the first entry needs it. */
export const browserTools: LoadTools = (calculator, system) => {
  const path = projectViewPath(calculator, system);
  const loaded = cached.get(path) ?? toolsAt(path);
  cached.set(path, loaded);
  // The next request tries again after a failure.
  loaded.catch(() => cached.delete(path));
  return loaded;
};

async function toolsAt(path: string): Promise<EntryTools | undefined> {
  const response = await fetch(path);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { jobs, ...plain } = (await response.json()) as CalculatorView & Pick<EntryTools, "jobs">;
  const curve = await loadCurve(plain.converters);
  const view = curve ? { ...plain, curve } : plain;
  const calculate = await loadCalculator(view);
  const { display, restore } = await unitsOfForm(view);
  return {
    view,
    jobs,
    display,
    restore,
    calculate,
  };
}
