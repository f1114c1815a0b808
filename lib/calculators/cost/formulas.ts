import { formatOf } from "../../kit/fields/quantity-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 6 };
const money = (meaning: string) => ({ meaning, format: { kind: "money" } }) as const;
const number = (meaning: string) => ({ meaning, format: { kind: "number", ...digits } }) as const;

const Y = money("pay per year");
const P = money("pay per period");
const n = number("periods per year");
const V = { meaning: "fuel", format: { ...formatOf(quantities.fuel), ...digits } };
const E = { meaning: "energy", format: { ...formatOf(quantities.energy), ...digits } };

export const formulas = {
  yearly: formula("Y = n * P", { Y, n, P }, { title: "Pay per year", source: "cfr778" }),
  hourly: formula(
    "H = Y / (w * h)",
    { H: money("pay per hour"), Y, w: number("paid weeks per year"), h: number("hours per week") },
    { title: "Pay per hour", source: "cfr778" },
  ),
  fuel: formula(
    "V = n * D / e",
    {
      V,
      n: number("1 one way, 2 for a round trip"),
      D: { meaning: "distance", format: { ...formatOf(quantities.distance), ...digits } },
      e: { meaning: "distance per fuel", format: { ...formatOf(quantities.distancePerFuel), ...digits } },
    },
    { title: "Fuel", source: "fueleconomy" },
  ),
  fuelCost: formula(
    "C = V * p",
    {
      C: money("fuel cost"),
      V,
      p: { meaning: "fuel price", format: { ...formatOf(quantities.fuelPrice), ...digits } },
    },
    { title: "Fuel cost", source: "fueleconomy" },
  ),
  energy: formula(
    "E = P * h * d",
    {
      E: { ...E, unit: "kilowatt-hour" },
      P: { meaning: "power", format: { ...formatOf(quantities.power), ...digits }, unit: "kilowatt" },
      h: number("hours per day"),
      d: number("days"),
    },
    { title: "Energy", source: "doe-appliances" },
  ),
  energyCost: formula(
    "C = E * p",
    {
      C: money("electricity cost"),
      E,
      p: { meaning: "electricity price", format: { ...formatOf(quantities.energyPrice), ...digits } },
    },
    { title: "Electricity cost", source: "doe-appliances" },
  ),
  massPrice: formula(
    "u = P / m",
    {
      u: { meaning: "unit price", format: { ...formatOf(quantities.massPrice), ...digits } },
      P: money("price"),
      m: { meaning: "weight", format: { ...formatOf(quantities.mass), ...digits } },
    },
    { title: "Unit price", source: "HB130" },
  ),
  volumePrice: formula(
    "u = P / V",
    {
      u: { meaning: "unit price", format: { ...formatOf(quantities.volumePrice), ...digits } },
      P: money("price"),
      V: { meaning: "volume", format: { ...formatOf(quantities.volume), ...digits } },
    },
    { title: "Unit price", source: "HB130" },
  ),
  piecePrice: formula(
    "u = P / n",
    { u: number("price per piece"), P: money("price"), n: number("pieces") },
    { title: "Price per piece", source: "HB130" },
  ),
};
