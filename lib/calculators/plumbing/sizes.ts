import type { Table } from "../../kit/calculator/computation.ts";
import { hazenWilliamsGradient } from "../../science/fluids/hazen-williams.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { PipeTables } from "./tables.ts";

/** Pressure of a meter of cold water, Pa: 998.2 kg/m³ at 20 °C, about 0.433 psi per foot. */
export const PASCALS_PER_METER = 9790;

/** Minimum water service, inches: IPC 603.1. */
export const LEAST_SERVICE = 0.75;
/** Minimum main within a building, inches. */
export const LEAST_MAIN = 0.5;

export interface Size {
  /** "1¼ in", "35 × 1.2 mm" */
  name: string;
  /** Inside, m. */
  diameter: number;
  /** Nominal size, inches; for metric tubes their outside diameter. */
  nominal: number;
}

export interface SizedFlow extends Size {
  velocity: number;
  rate: number;
}

/** Lists the sizes of the selected pipe, ascending. */
export function sizesOf(
  { material }: Pick<Inputs<"supply">, "material">,
  { pipes }: PipeTables,
): readonly Size[] {
  if (!material) return [];
  return pipes.flatMap(({ id, label, figures = {} }) => {
    const { diameter, nominal, outside = 0 } = figures;
    if (!id.startsWith(`${material.id}-`) || diameter === undefined) return [];
    return [
      {
        name: label.split(", ").at(-1) ?? label,
        diameter: diameter / 1000,
        nominal: nominal ?? (outside >= 22 ? LEAST_SERVICE : outside >= 15 ? LEAST_MAIN : 0),
      },
    ];
  });
}

export const coefficientOf = ({
  coefficient,
  material,
}: Pick<Inputs<"supply">, "coefficient" | "material">): number =>
  coefficient ?? material?.figures?.hazenWilliams ?? 140;

export const flowIn = (flow: number, size: Size, coefficient: number): SizedFlow => ({
  ...size,
  velocity: (4 * flow) / (Math.PI * size.diameter ** 2),
  rate: PASCALS_PER_METER * hazenWilliamsGradient(flow, size.diameter, coefficient),
});

/** Limits for a size, m/s and Pa/m. */
interface Limits {
  velocity: number;
  rate: number;
}

/** Tolerance for rounding errors. */
const SLACK = 1 + 1e-9;

export const isWithin = ({ velocity, rate }: SizedFlow, limits: Limits): boolean =>
  velocity <= limits.velocity * SLACK && rate <= limits.rate * SLACK;

/** Builds a table of all sizes at this flow, and whether each is within the limits. */
export function sizeTable(
  id: string,
  title: string,
  sizes: readonly SizedFlow[],
  limits: Limits,
  chosen: SizedFlow | undefined,
  length: number,
  least = LEAST_MAIN,
): Table {
  return {
    id,
    title,
    columns: [
      { id: "size", label: messages.columns.size, format: formats.text },
      { id: "diameter", label: messages.columns.insideDiameter, format: formats.pipeSize },
      { id: "velocity", label: messages.columns.velocity, format: formats.velocity },
      { id: "rate", label: messages.columns.frictionRate, format: formats.frictionRate },
      { id: "loss", label: messages.columns.friction, format: formats.pressure },
      { id: "verdict", label: messages.columns.meetsLimits, format: formats.text },
    ],
    rows: sizes.map((size) => [
      size.name,
      size.diameter,
      size.velocity,
      size.rate,
      size.rate * length,
      verdictOf(size, limits, chosen, least),
    ]),
  };
}

function verdictOf(size: SizedFlow, limits: Limits, chosen: SizedFlow | undefined, least: number): string {
  if (size.name === chosen?.name) return messages.verdicts.smallest;
  if (isWithin(size, limits))
    return size.nominal >= least
      ? messages.verdicts.meets
      : messages.verdicts.belowLeast(least === LEAST_SERVICE ? "¾" : "½");
  const isFast = size.velocity > limits.velocity * SLACK;
  const isSteep = size.rate > limits.rate * SLACK;
  return messages.verdicts.beyondLimits({ isFast, isSteep });
}
