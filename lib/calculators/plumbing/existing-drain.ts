import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { SLOPES } from "../../science/plumbing/gravity-drain.ts";
import { CLOSET, type DrainNeed, drainCapacity, MAX_UPC_CLOSETS } from "./drain-sizes.ts";
import type { Inputs } from "./modes.ts";
import type { DrainageTables } from "./tables.ts";
import { figures, sizeText } from "./texts.ts";

interface ExistingDrain {
  outputs: { existingDrain?: string; existingCapacity?: number };
  steps: Step[];
  warnings: Warning[];
}

/** Checks an existing building drain against the capacity in the code’s table. */
export function checkExistingDrain(
  { code, existing, slope }: Inputs<"drainage">,
  { building: { units, closets } }: DrainNeed,
  tables: DrainageTables,
): ExistingDrain {
  const size = Number(existing);
  if (!(size > 0)) return { outputs: {}, steps: [], warnings: [] };
  const table = code === "ipc" ? "IPC Table 710.1(1)" : "UPC Table 703.2";
  const capacity = drainCapacity(code, size, slope, tables);
  const problem = findProblem();
  const verdict = problem === undefined ? "Large enough" : "Not enough";
  return {
    outputs: { existingDrain: verdict, ...(capacity !== undefined && { existingCapacity: capacity }) },
    steps: [
      {
        title: "Existing drain",
        text:
          capacity === undefined
            ? `${table} has no value for ${sizeText(size)} at ${slope} in. per foot.`
            : `${table} allows ${figures(capacity)} units on ${sizeText(size)} at ${slope} in. per foot; the load is ${figures(units)} units.`,
        result: verdict,
      },
    ],
    warnings: problem === undefined ? [] : [{ text: problem, at: "existing" }],
  };

  function findProblem(): string | undefined {
    if (capacity === undefined)
      return `${table} has no value for a drain of ${sizeText(size)} at ${slope} in. per foot${code === "ipc" ? ": the slope is below the minimum for this size (IPC Table 704.1)" : ""}.`;
    if (units > capacity)
      return `The existing drain of ${sizeText(size)} carries ${figures(capacity)} units at ${slope} in. per foot (${table}), less than the load of ${figures(units)}.`;
    if (closets > 0 && size < CLOSET)
      return `A drain that serves a water closet must be at least ${sizeText(CLOSET)}.`;
    return code === "upc" && size === CLOSET && closets > MAX_UPC_CLOSETS
      ? `The UPC allows ${MAX_UPC_CLOSETS} water closets on a horizontal drain of ${sizeText(CLOSET)}.`
      : undefined;
  }
}

/** Explains that the slope, not the load, sets the size of the building drain. */
export function slopeNotes(
  { code, slope }: Inputs<"drainage">,
  { building }: DrainNeed,
  size: number | undefined,
  { ipc }: DrainageTables,
): Warning[] {
  const least = ipc.drains.find(({ units }) => units[slope] !== undefined)?.size;
  if (code !== "ipc" || size === undefined || size !== least) return [];
  const steeper = SLOPES.slice(SLOPES.indexOf(slope) + 1).flatMap((each) => {
    const drain = ipc.drains.find(
      (drain) =>
        (building.closets === 0 || drain.size >= CLOSET) && (drain.units[each] ?? 0) >= building.units,
    );
    return drain && drain.size < size ? [`${sizeText(drain.size)} at ${each} in. per foot`] : [];
  })[0];
  return steeper === undefined
    ? []
    : [
        {
          text: `The slope sets this size, not the load: the IPC (Table 704.1) allows ${slope} in. per foot only for drains of ${sizeText(size)} and larger. For this load, ${steeper} is enough.`,
          level: "note",
          at: "slope",
        },
      ];
}
