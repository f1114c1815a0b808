import type { InputsOf } from "../../fields/field.ts";
import type { AirProperty, KnownProperty } from "../../psychrometrics/two-properties.ts";
import type { fields } from "./fields.ts";

export type Inputs = InputsOf<typeof fields>;

/** Field ids of the properties that may be entered. */
const PROPERTIES = {
  dryBulb: "temperature",
  wetBulb: "wetBulb",
  dewPoint: "dewPoint",
  relativeHumidity: "relativeHumidity",
  humidityRatio: "humidityRatio",
  enthalpy: "enthalpy",
  specificVolume: "specificVolume",
} as const satisfies Readonly<Record<string, AirProperty>>;

export type PropertyId = keyof typeof PROPERTIES;

/** The field of a property. */
export const fieldOf = (property: AirProperty): PropertyId =>
  property === "temperature" ? "dryBulb" : property;

/** The two properties that were entered. */
export function knownOf(inputs: Inputs): [KnownProperty, KnownProperty] {
  const [first, second] = inputs.known.split("-") as [PropertyId, PropertyId];
  const knownBy = (id: PropertyId): KnownProperty => ({
    property: PROPERTIES[id],
    value: id === "relativeHumidity" ? inputs[id] / 100 : inputs[id],
  });
  return [knownBy(first), knownBy(second)];
}
