import type { ValueFormat } from "../../kit/calculator/computation.ts";
import type { Chosen } from "../../kit/fields/field.ts";
import { inOneUnit } from "../../kit/fields/quantity-format.ts";
import { type PropertyId, propertyIds, propertyOf } from "./properties.ts";

/** Properties in the order of a table, each with an optional unit. */
export type Columns = readonly Chosen<PropertyId>[];

export const columnSets = {
  main: ["density", "modulus", "yield", "strength", "expansion", "conductivity", "melting"],
  mechanical: [
    "density",
    "modulus",
    "shear",
    "poisson",
    "yield",
    "strength",
    "compressive",
    "elongation",
    "toughness",
  ],
  thermal: ["density", "expansion", "conductivity", "heat", "resistivity", "melting", "viscosity"],
  every: propertyIds,
} as const satisfies Readonly<Record<string, readonly PropertyId[]>>;

export const columnsOf = (set: keyof typeof columnSets): Columns => columnSets[set].map((id) => ({ id }));

/** Returns the format of a property: in its selected unit, else in the unit of the visitor’s system. */
export function formatIn({ id, unit }: Chosen<PropertyId>): ValueFormat {
  const { format } = propertyOf(id);
  return unit !== undefined && format.kind === "quantity" ? inOneUnit(format, unit) : format;
}

export const formatAmong = (columns: Columns, id: PropertyId): ValueFormat =>
  formatIn(columns.find((column) => column.id === id) ?? { id });
