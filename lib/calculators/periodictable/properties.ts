import { celsiusOf } from "../../science/chemistry/state.ts";
import { displayText } from "../../units/figures.ts";
import type { TableElement } from "./table-element.ts";

export interface Property {
  id: PropertyId;
  /** Source of the values, if they are measured. */
  measured?: string;
  label: string;
  /** Unit in the head of a column: "g/cm³". */
  unit: string;
  /** True if the values span so many powers of ten that a logarithmic scale is clearer. */
  logarithmic?: true;
  /** A logarithm makes sense only for positive values whose zero is not arbitrary. */
  scales: "both" | "linear";
  /** Explanation that readers of the values need. */
  note?: string;
}

export const PROPERTY_IDS = [
  "weight",
  "electronegativity",
  "ionization1",
  "affinity",
  "covalentRadius",
  "vdwRadius",
  "density",
  "melting",
  "boiling",
  "discovered",
] as const;
export type PropertyId = (typeof PROPERTY_IDS)[number];

export const properties: readonly Property[] = [
  {
    id: "weight",
    measured: "Standard atomic weights, IUPAC",
    label: "Atomic weight",
    unit: "",
    scales: "both",
  },
  {
    id: "electronegativity",
    measured: "Allred 1961, in PubChem",
    label: "Electronegativity",
    unit: "Pauling scale",
    scales: "both",
  },
  {
    id: "ionization1",
    measured: "NIST Atomic Spectra Database",
    label: "First ionization energy",
    unit: "eV",
    scales: "both",
  },
  {
    id: "affinity",
    measured: "Two of four tables that agree",
    label: "Electron affinity",
    unit: "eV",
    scales: "both",
  },
  {
    id: "covalentRadius",
    measured: "Cordero et al., Dalton Trans. 2008",
    label: "Covalent radius",
    unit: "pm",
    scales: "both",
  },
  {
    id: "vdwRadius",
    measured: "Alvarez, Dalton Trans. 2013",
    label: "Van der Waals radius",
    unit: "pm",
    scales: "both",
  },
  {
    id: "density",
    measured: "CRC Handbook, through mendeleev",
    label: "Density",
    unit: "g/cm³",
    logarithmic: true,
    scales: "both",
    note: "Solids and liquids near 20 to 25 °C, gases at 0 °C and 101.325 kPa.",
  },
  {
    id: "melting",
    measured: "CRC Handbook, through mendeleev",
    label: "Melting point",
    unit: "°C",
    scales: "linear",
  },
  {
    id: "boiling",
    measured: "CRC Handbook, through mendeleev",
    label: "Boiling point",
    unit: "°C",
    scales: "linear",
    note: "For carbon and arsenic, the sublimation point.",
  },
  { id: "discovered", label: "Year of discovery", unit: "", scales: "linear" },
];

export const findProperty = (id: string): Property | undefined => properties.find((each) => each.id === id);

/** Returns a property of an element, temperatures in °C; undefined if unknown, or known since antiquity. */
export function numberOf(element: TableElement, id: PropertyId): number | undefined {
  if (id === "weight") return Number(element.weight.replace(/[[\]]/g, ""));
  const value = element[id];
  if (value === null || value === "ancient") return undefined;
  return id === "melting" || id === "boiling" ? celsiusOf(String(value)) : Number(value);
}

/** Returns the value as its source prints it; temperatures in °C; "" if there is none. */
export function printedValue(element: TableElement, id: PropertyId): string {
  if (id === "weight") return element.weight;
  const value = element[id];
  if (value === null) return "";
  if (id !== "melting" && id !== "boiling") return plainNumber(String(value));
  const text = String(value);
  const decimals = text.endsWith(".15") ? 0 : (text.split(".")[1]?.length ?? 0);
  return displayText(celsiusOf(text).toFixed(decimals));
}

/** Formats "8.988e-05" as "0.00008988". */
export const plainNumber = (text: string): string => {
  const [mantissa = "", exponent] = text.split("e-");
  if (exponent === undefined) return text;
  const digits = mantissa.replace(".", "");
  return `0.${"0".repeat(Number(exponent) - 1)}${digits}`;
};

/** Formats a value for the narrow cells of the table. */
export function shortValue(element: TableElement, id: PropertyId): string {
  const value = numberOf(element, id);
  if (id === "weight") return element.weight;
  if (value === undefined) return id === "discovered" && element.discovered === "ancient" ? "ancient" : "–";
  if (id === "melting" || id === "boiling") return value.toFixed(0).replace("-", "−");
  if (id === "density") return value < 0.01 ? value.toFixed(4).slice(1) : value.toFixed(value < 10 ? 2 : 1);
  if (id === "ionization1" || id === "affinity" || id === "electronegativity") return value.toFixed(2);
  return String(value);
}

/** Position of values between the least and the greatest: a scale from 0 to 1. */
export interface Scale {
  least: number;
  greatest: number;
  /** Returns the position, 0 to 1; undefined without a value. */
  at(value: number | undefined): number | undefined;
}

export function scaleOf(elements: readonly TableElement[], id: PropertyId, logarithmic: boolean): Scale {
  const values = elements.flatMap((element) => numberOf(element, id) ?? []);
  const positive = logarithmic ? values.filter((value) => value > 0) : values;
  const least = Math.min(...positive);
  const greatest = Math.max(...positive);
  const shape = (value: number): number => (logarithmic ? Math.log(value) : value);
  const [low, high] = [shape(least), shape(greatest)];
  return {
    least,
    greatest,
    at: (value) =>
      value === undefined || (logarithmic && value <= 0)
        ? undefined
        : (shape(value) - low) / (high - low || 1),
  };
}

export const SHADES = 9;
/** 0 to SHADES − 1. */
export const shadeOf = (at: number): number => Math.min(Math.max(Math.floor(at * SHADES), 0), SHADES - 1);
