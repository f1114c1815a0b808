import type { DataRecord, DataSource } from "../../core/data/records.ts";
import type { CustomProperty } from "./fields.ts";
import type { Figure, Material, Materials } from "./material.ts";
import { messages } from "./messages.ts";
import { type PropertyId, propertyIds } from "./properties.ts";

const ENTERED: DataSource = { title: "Entered value", edition: "not from a source" };

export const isEntered = ({ source }: Figure): boolean => source === ENTERED;

const GROUP = { id: "custom", label: "Entered values", family: "custom" };

/** Finds the material of a record, or builds one from entered figures in SI; undefined without any figure. */
export function materialOf(
  { byId }: Materials,
  record: DataRecord | undefined,
  entered: Readonly<Partial<Record<PropertyId, number | undefined>>>,
  label = messages.customMaterial,
): Material | undefined {
  if (record) return byId.get(record.id);
  const figures = Object.fromEntries(
    propertyIds.flatMap((id): [PropertyId, Figure][] => {
      const value = entered[id];
      if (value === undefined) return [];
      const about = { isRange: false, isMinimum: false, condition: undefined, source: ENTERED };
      return [[id, { low: value, high: value, value, ...about }]];
    }),
  );
  if (Object.keys(figures).length === 0) return undefined;
  const id = label.toLowerCase().replaceAll(" ", "-");
  return { id, label, group: GROUP, form: undefined, numbers: [], aliases: [], names: "", figures };
}

/** Maps the custom fields of a form to their properties. */
export const enteredIn = (
  inputs: {
    readonly [P in CustomProperty as `custom${Capitalize<P>}`]: number | undefined;
  },
): Readonly<Record<CustomProperty, number | undefined>> => ({
  density: inputs.customDensity,
  modulus: inputs.customModulus,
  poisson: inputs.customPoisson,
  yield: inputs.customYield,
  strength: inputs.customStrength,
  expansion: inputs.customExpansion,
  conductivity: inputs.customConductivity,
  heat: inputs.customHeat,
});
