import type { DataRecord } from "../../core/data/records.ts";
import type { Table } from "../../kit/calculator/computation.ts";
import { formats } from "./formats.ts";
import { limitsFor } from "./limits.ts";
import { messages } from "./messages.ts";
import { type KnownPipe, listedPipe } from "./pipe.ts";
import type { Setting } from "./setting.ts";
import { materialOf, sizesOf } from "./tables.ts";

/** Tolerance, so that a limit computed from a size accepts that size. */
const EXACTLY = 1 + 1e-9;

/** Lists the limits that a pipe exceeds; empty if it meets them. */
export function misses(flow: number, pipe: KnownPipe, setting: Setting): ("velocity" | "friction")[] {
  const { velocity, gradient } = setting.lossesIn(flow, pipe).flow;
  const limits = limitsFor(pipe, setting);
  return [
    ...(velocity > (limits.velocity ?? Infinity) * EXACTLY ? (["velocity"] as const) : []),
    ...(gradient > (limits.gradient ?? Infinity) * EXACTLY ? (["friction"] as const) : []),
  ];
}

/** Custom roughness applies only to the selected kind of pipe. */
const NOT_OWN = { roughness: undefined, hazenWilliams: undefined };

/** Nominal sizes, inches, that few suppliers stock. */
const RARE_SIZES = [3.5, 5];

/** Lists the available sizes of a kind of pipe, ascending. */
export function pipesOf(material: string, { tables, inputs }: Setting): KnownPipe[] {
  const chosen =
    inputs.mode === "size" ? inputs.material?.id : inputs.pipe && materialOf(tables, inputs.pipe)?.id;
  const isStockOnly = inputs.mode === "size" && inputs.sizes === "stock";
  return sizesOf(tables, material)
    .map((record) => listedPipe(record, material === chosen ? inputs : NOT_OWN))
    .filter(({ nominal }) => !isStockOnly || !RARE_SIZES.includes(nominal));
}

const verdict = (missed: readonly string[], isChosen: boolean): string =>
  missed.length > 0
    ? messages.verdicts.beyondLimits(missed)
    : isChosen
      ? messages.verdicts.smallest
      : messages.verdicts.meets;

const columns = (first: string): Table["columns"] => [
  { id: "pipe", label: first, format: formats.text },
  { id: "diameter", label: messages.columns.insideDiameter, format: formats.pipeSize },
  { id: "velocity", label: messages.columns.velocity, format: formats.velocity },
  { id: "gradient", label: messages.columns.frictionLoss, format: formats.gradient },
  { id: "drop", label: messages.columns.pressureDrop, format: formats.pressure },
  { id: "verdict", label: messages.columns.meetsLimits, format: formats.text },
];

function rowOf(name: string, flow: number, pipe: KnownPipe, setting: Setting, text: string) {
  const losses = setting.lossesIn(flow, pipe, setting.inputs.otherLoss);
  return [name, pipe.diameter, losses.flow.velocity, losses.flow.gradient, losses.total, text];
}

export function sizeTable(material: DataRecord, flow: number, setting: Setting): Table | undefined {
  const pipes = pipesOf(material.id, setting);
  if (pipes.length === 0) return undefined;
  const missed = pipes.map((pipe) => misses(flow, pipe, setting));
  const smallest = missed.findIndex((each) => each.length === 0);
  return {
    id: "sizes",
    title: messages.sizes.ofMaterial(material.label),
    columns: columns(messages.columns.size),
    rows: pipes.map((pipe, index) =>
      rowOf(
        pipe.label.slice(pipe.label.indexOf(", ") + 2),
        flow,
        pipe,
        setting,
        verdict(missed[index] ?? [], index === smallest),
      ),
    ),
    ...(setting.inputs.mode !== "size" && { folded: true as const }),
  };
}

/** Builds a table of the smallest size of each kind of pipe that meets the limits. */
export function materialTable(flow: number, setting: Setting): Table {
  return {
    id: "materials",
    title: messages.sizes.byPipeType,
    columns: columns(messages.columns.pipe),
    rows: setting.tables.materials.map((material) => {
      const fits = pipesOf(material.id, setting).find((pipe) => misses(flow, pipe, setting).length === 0);
      return fits
        ? rowOf(fits.label, flow, fits, setting, messages.verdicts.meets)
        : [material.label, null, null, null, null, messages.verdicts.noSize];
    }),
    folded: true,
  };
}
