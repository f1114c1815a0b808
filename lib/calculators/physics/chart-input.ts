import type { PhysicsView } from "./view.ts";

/** The input that a chart goes along at first: the last that is not there by convention. */
export function chartInput(view: PhysicsView, unknown: string): string | undefined {
  const inputs = Object.entries(view.variables).filter(([symbol]) => symbol !== unknown);
  return (inputs.findLast(([, { usual }]) => !usual) ?? inputs.at(-1))?.[0];
}
