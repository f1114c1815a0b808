import { countRows } from "@/lib/projects/count-rows";
import type { LoadTools } from "@/lib/projects/results";
import { calculateInWorker } from "./calculate-in-worker";
import { browserTools } from "./load-tools";

/** Larger forms calculate in a worker: 200 rooms take a second, during which the page would not respond. */
const MAX_MAIN_THREAD_ROWS = 30;

/** Calculators of a project, on the main thread or in a worker, depending on the form’s size. */
export const projectTools: LoadTools = async (calculator, system) => {
  const tools = await browserTools(calculator, system);
  return (
    tools && {
      ...tools,
      calculate: async (entries, context, system, displayed) =>
        (countRows(entries) > MAX_MAIN_THREAD_ROWS
          ? await calculateInWorker({ calculator, entries, context, system, displayed })
          : undefined) ?? tools.calculate(entries, context, system, displayed),
    }
  );
};
