import type { UnitDeclaration } from "./quantity.ts";

/** Linear unit that converters share; a converter may override its name and add aliases. */
export type LibraryUnit = Omit<UnitDeclaration, "id" | "factor" | "law" | "formula" | "namesake"> & {
  factor: string;
};

export type LibraryUnits = Readonly<Record<string, LibraryUnit>>;
