import type { Slope } from "../../science/plumbing/gravity-drain.ts";
import { FOOT } from "../../units/constants.ts";
import type { DrainageTables, IpcDrainage, UpcDrainage } from "./tables.ts";

interface DrainLoad {
  units: number;
  closets: number;
}

export interface DrainNeed {
  slope: Slope;
  building: DrainLoad;
  stack: DrainLoad;
  branch: DrainLoad;
  intervals: number;
  /** m */
  ventLength: number;
}

/** Nominal sizes, inches; undefined if no size of the table is large enough. */
export interface DrainSizes {
  building: number | undefined;
  branch: number | undefined;
  stack: number | undefined;
  vent: number | undefined;
  branchVent: number | undefined;
}

export const CLOSET = 3;
/** Maximum number of water closets on a horizontal drain of 3 in.: UPC 703.2. */
export const MAX_UPC_CLOSETS = 3;
const [LEAST_VENT, LONG_VENT] = [1.25, 40 * FOOT];
const VENTS = [1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

export const drainSizes = (code: "ipc" | "upc", need: DrainNeed, { ipc, upc }: DrainageTables): DrainSizes =>
  code === "ipc" ? ipcSizes(need, ipc) : upcSizes(need, upc);

/** Returns the maximum units of a building drain of a nominal size, inches; undefined if unlisted. */
export const drainCapacity = (
  code: "ipc" | "upc",
  size: number,
  slope: Slope,
  { ipc, upc }: DrainageTables,
): number | undefined =>
  code === "ipc"
    ? ipc.drains.find((drain) => drain.size === size)?.units[slope]
    : upc.pipes.find((pipe) => pipe.size === size)?.horizontal;

/** IPC 710.1, 906.1 and 906.2. */
function ipcSizes(
  { slope, building, stack, branch, intervals, ventLength }: DrainNeed,
  table: IpcDrainage,
): DrainSizes {
  const fits = (size: number, { closets }: DrainLoad): boolean => closets === 0 || size >= CLOSET;
  const ownBranch = table.branches.find(
    ({ size, branch: most }) => fits(size, branch) && most >= branch.units,
  )?.size;
  const ownStack = table.branches.find(
    ({ size, interval = 0, lowStack = 0, highStack = 0 }) =>
      fits(size, stack) &&
      size >= (ownBranch ?? Infinity) &&
      interval >= branch.units &&
      (intervals > 3 ? highStack : lowStack) >= stack.units,
  )?.size;
  return {
    building: table.drains.find(
      ({ size, units }) => fits(size, building) && (units[slope] ?? 0) >= building.units,
    )?.size,
    branch: ownBranch,
    stack: ownStack,
    vent: ownStack === undefined ? undefined : ipcVent(ownStack, stack.units, ventLength, table.vents),
    branchVent: branchVent(ownBranch, ventLength),
  };
}

function ipcVent(
  size: number,
  units: number,
  length: number,
  vents: IpcDrainage["vents"],
): number | undefined {
  const row = vents.find((vent) => vent.stack === size && vent.units >= units);
  return row?.lengths.find(
    ([vent, feet]) => vent >= Math.max(LEAST_VENT, size / 2) && feet * FOOT >= length,
  )?.[0];
}

/** Sizes the vent of one branch without a table: half of the drain’s size, one more for a long vent. */
function branchVent(drain: number | undefined, length: number): number | undefined {
  if (drain === undefined) return undefined;
  const at = VENTS.findIndex((vent) => vent >= Math.max(LEAST_VENT, drain / 2));
  return at < 0 ? undefined : VENTS[at + (length > LONG_VENT ? 1 : 0)];
}

/** UPC 703.2, at 1/4 in. per foot: on 3 in., three closets on horizontal drains and four on stacks. */
function upcSizes({ building, stack, branch, ventLength }: DrainNeed, { pipes }: UpcDrainage): DrainSizes {
  const most = { horizontal: MAX_UPC_CLOSETS, vertical: 4 } as const;
  const sized = (kind: keyof typeof most, { units, closets }: DrainLoad, least = 0): number | undefined =>
    pipes.find(
      ({ size, [kind]: limit }) =>
        limit >= units &&
        size >= least &&
        (closets === 0 || size > CLOSET || (size === CLOSET && closets <= most[kind])),
    )?.size;
  const ownBranch = sized("horizontal", branch);
  const ownStack = ownBranch === undefined ? undefined : sized("vertical", stack, ownBranch);
  const vented = (drain: number | undefined, units: number): number | undefined =>
    drain === undefined
      ? undefined
      : pipes.find(
          ({ size, vent, ventLength: feet }) =>
            size >= drain / 2 && vent >= units && feet * FOOT >= ventLength,
        )?.size;
  return {
    building: sized("horizontal", building),
    branch: ownBranch,
    stack: ownStack,
    vent: vented(ownStack, stack.units),
    branchVent: vented(ownBranch, branch.units),
  };
}
