import { createRequire } from "node:module";
import { convert as convertPackage } from "convert";
import { unit } from "mathjs";

const require = createRequire(import.meta.url);

// These packages have no types.
interface Quantity {
  to(unit: string): { scalar: number };
}
interface Quantities {
  (value: number, unit: string): Quantity;
  swiftConverter(from: string, to: string): (value: number) => number;
}
const quantities = require("js-quantities") as Quantities;
const convertUnits = require("convert-units") as (value: number) => {
  from(unit: string): { to(unit: string): number };
};
const convert = convertPackage as unknown as (value: number, unit: string) => { to(unit: string): number };

export type Call = (value: number, from: string, to: string) => number;

/** Compared libraries, each by its plain call: a number and two unit names in, a number out. */
export const libraries = {
  mathjs: (value, from, to) => unit(value, from).toNumber(to),
  "js-quantities": (value, from, to) => quantities(value, from).to(to).scalar,
  "convert-units": (value, from, to) => convertUnits(value).from(from).to(to),
  convert: (value, from, to) => convert(value, from).to(to),
} satisfies Record<string, Call>;

export type Library = keyof typeof libraries;

/** Returns js-quantities' cached converter for a pair, the only one of its kind. */
export const swiftConverter = (from: string, to: string): ((value: number) => number) =>
  quantities.swiftConverter(from, to);

export interface Pair {
  label: string;
  /** Ours: converter, from, to. */
  ours: readonly [slug: string, from: string, to: string];
  /** result = value × slope + offset, by definition. */
  slope: readonly [string, string];
  offset?: readonly [string, string];
  definition: string;
  /** Names of the two units in each library that has both. */
  names: Partial<Record<Library, readonly [from: string, to: string]>>;
}

const everywhere = (from: string, to: string): Pair["names"] => ({
  mathjs: [from, to],
  "js-quantities": [from, to],
  "convert-units": [from, to],
  convert: [from, to],
});

export const pairs: readonly Pair[] = [
  {
    label: "km → nm",
    ours: ["length", "kilometer", "nanometer"],
    slope: ["1000000000000", "1"],
    definition: "SI prefixes",
    names: { mathjs: ["km", "nm"], "js-quantities": ["km", "nm"], convert: ["km", "nm"] },
  },
  {
    label: "ft → m",
    ours: ["length", "foot", "meter"],
    slope: ["0.3048", "1"],
    definition: "1 ft = 0.3048 m",
    names: everywhere("ft", "m"),
  },
  {
    label: "in → mm",
    ours: ["length", "inch", "millimeter"],
    slope: ["25.4", "1"],
    definition: "1 in = 25.4 mm",
    names: everywhere("in", "mm"),
  },
  {
    label: "mi → km",
    ours: ["length", "mile", "kilometer"],
    slope: ["1.609344", "1"],
    definition: "1 mi = 1609.344 m",
    names: everywhere("mi", "km"),
  },
  {
    label: "yd → ft",
    ours: ["length", "yard", "foot"],
    slope: ["3", "1"],
    definition: "1 yd = 3 ft",
    names: everywhere("yd", "ft"),
  },
  {
    label: "lb → kg",
    ours: ["mass", "pound", "kilogram"],
    slope: ["0.45359237", "1"],
    definition: "1 lb = 0.45359237 kg",
    names: everywhere("lb", "kg"),
  },
  {
    label: "oz → g",
    ours: ["mass", "ounce", "gram"],
    slope: ["28.349523125", "1"],
    definition: "1 lb = 16 oz",
    names: everywhere("oz", "g"),
  },
  {
    label: "psi → Pa",
    ours: ["pressure", "psi", "pascal"],
    slope: ["4.4482216152605", "0.00064516"],
    definition: "1 lbf = 4.4482216152605 N, 1 in² = 0.00064516 m²",
    names: everywhere("psi", "Pa"),
  },
  {
    label: "mph → km/h",
    ours: ["speed", "mile-per-hour", "kilometer-per-hour"],
    slope: ["1.609344", "1"],
    definition: "1 mi = 1.609344 km",
    names: { mathjs: ["mi/h", "km/h"], "js-quantities": ["mph", "kph"], "convert-units": ["m/h", "km/h"] },
  },
  {
    label: "°C → °F",
    ours: ["temperature", "celsius", "fahrenheit"],
    slope: ["9", "5"],
    offset: ["32", "1"],
    definition: "t/°F = 1.8 t/°C + 32",
    names: {
      mathjs: ["degC", "degF"],
      "js-quantities": ["tempC", "tempF"],
      "convert-units": ["C", "F"],
      convert: ["celsius", "fahrenheit"],
    },
  },
  {
    label: "°F → °C",
    ours: ["temperature", "fahrenheit", "celsius"],
    slope: ["5", "9"],
    offset: ["-160", "9"],
    definition: "t/°C = (t/°F − 32)/1.8",
    names: {
      mathjs: ["degF", "degC"],
      "js-quantities": ["tempF", "tempC"],
      "convert-units": ["F", "C"],
      convert: ["fahrenheit", "celsius"],
    },
  },
  {
    label: "US gal → L",
    ours: ["volume", "gallon-us", "liter"],
    slope: ["3.785411784", "1"],
    definition: "1 gal = 231 in³",
    names: everywhere("gal", "l"),
  },
  {
    label: "acre → m²",
    ours: ["area", "acre", "square-meter"],
    slope: ["4046.8564224", "1"],
    definition: "1 acre = 4840 yd² (international)",
    names: {
      mathjs: ["acre", "m2"],
      "js-quantities": ["acre", "m2"],
      "convert-units": ["ac", "m2"],
      convert: ["acre", "m2"],
    },
  },
  {
    label: "kWh → J",
    ours: ["energy", "kilowatt-hour", "joule"],
    slope: ["3600000", "1"],
    definition: "1 h = 3600 s",
    names: everywhere("kWh", "J"),
  },
  {
    label: "d → min",
    ours: ["time", "day", "minute"],
    slope: ["1440", "1"],
    definition: "1 d = 24 h",
    names: {
      mathjs: ["day", "min"],
      "js-quantities": ["day", "min"],
      "convert-units": ["d", "min"],
      convert: ["d", "min"],
    },
  },
];
