import type { UnitDeclaration } from "./quantity.ts";

/** A linear unit as every converter that shows it has it; a converter may name it otherwise and add aliases. */
export type LibraryUnit = Omit<UnitDeclaration, "id" | "factor" | "law" | "formula" | "namesake"> & {
  factor: string;
};

export type LibraryUnits = Readonly<Record<string, LibraryUnit>>;
