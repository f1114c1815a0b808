import type { PhysicsView } from "./view.ts";

/** Returns the initial variable of a chart: the last input without a conventional value. */
export function chartInput(view: PhysicsView, unknown: string): string | undefined {
  const inputs = Object.entries(view.variables).filter(([symbol]) => symbol !== unknown);
  return (inputs.findLast(([, { usual }]) => !usual) ?? inputs.at(-1))?.[0];
}
