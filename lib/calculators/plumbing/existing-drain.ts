import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { SLOPES } from "../../science/plumbing/gravity-drain.ts";
import { CLOSET, type DrainNeed, drainCapacity, MAX_UPC_CLOSETS } from "./drain-sizes.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { DrainageTables } from "./tables.ts";
import { figures, sizeText } from "./texts.ts";

interface ExistingDrain {
  outputs: { existingDrain?: string; existingCapacity?: number };
  steps: Step[];
  warnings: Warning[];
}

export function checkExistingDrain(
  { code, existing, slope }: Inputs<"drainage">,
  { building: { units, closets } }: DrainNeed,
  tables: DrainageTables,
): ExistingDrain {
  const size = Number(existing);
  if (!(size > 0)) return { outputs: {}, steps: [], warnings: [] };
  const capacity = drainCapacity(code, size, slope, tables);
  const problem = findProblem();
  const verdict =
    problem === undefined ? messages.existingDrain.largeEnough : messages.existingDrain.notEnough;
  return {
    outputs: { existingDrain: verdict, ...(capacity !== undefined && { existingCapacity: capacity }) },
    steps: [
      {
        title: messages.existingDrain.title,
        text:
          capacity === undefined
            ? messages.existingDrain.noCapacity({ code, size: sizeText(size), slope })
            : messages.existingDrain.capacity({
                code,
                capacity: figures(capacity),
                size: sizeText(size),
                slope,
                load: figures(units),
              }),
        result: verdict,
      },
    ],
    warnings: problem === undefined ? [] : [{ text: problem, at: "existing" }],
  };

  function findProblem(): string | undefined {
    if (capacity === undefined)
      return messages.existingDrain.slopeBelowMinimum({ code, size: sizeText(size), slope });
    if (units > capacity)
      return messages.existingDrain.overloaded({
        size: sizeText(size),
        capacity: figures(capacity),
        slope,
        code,
        load: figures(units),
      });
    if (closets > 0 && size < CLOSET) return messages.existingDrain.tooSmallForCloset(sizeText(CLOSET));
    return code === "upc" && size === CLOSET && closets > MAX_UPC_CLOSETS
      ? messages.existingDrain.tooManyClosets({ limit: MAX_UPC_CLOSETS, size: sizeText(CLOSET) })
      : undefined;
  }
}

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
    return drain && drain.size < size
      ? [messages.existingDrain.sizeAtSlope({ size: sizeText(drain.size), slope: each })]
      : [];
  })[0];
  return steeper === undefined
    ? []
    : [
        {
          text: messages.existingDrain.slopeSetsSize({ slope, size: sizeText(size), alternative: steeper }),
          level: "note",
          at: "slope",
        },
      ];
}
