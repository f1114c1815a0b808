import type { InputsOf } from "../../kit/fields/field.ts";
import type { AirProperty, KnownProperty } from "../../science/psychrometrics/two-properties.ts";
import type { fields } from "./fields.ts";

export type Inputs = InputsOf<typeof fields>;

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

export const fieldOf = (property: AirProperty): PropertyId =>
  property === "temperature" ? "dryBulb" : property;

export function enteredProperties(inputs: Inputs): [KnownProperty, KnownProperty] {
  const [first, second] = inputs.known.split("-") as [PropertyId, PropertyId];
  const propertyOf = (id: PropertyId): KnownProperty => ({
    property: PROPERTIES[id],
    value: id === "relativeHumidity" ? inputs[id] / 100 : inputs[id],
  });
  return [propertyOf(first), propertyOf(second)];
}
