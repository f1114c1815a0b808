import { type Sentence, sentence } from "../../fields/sentence.ts";
import type { Table } from "../computation.ts";
import { formats } from "./formats.ts";
import { type Material, middleOf } from "./material.ts";
import { type PropertyId, propertyIds, propertyOf } from "./properties.ts";
import { figureText, sourceLine } from "./texts.ts";

/** Sets of columns to choose from. */
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

/** Materials with these properties, a range as its middle. */
export const materialsTable = (
  about: Pick<Table, "id" | "title" | "folded">,
  materials: readonly Material[],
  columns: readonly PropertyId[],
): Table => ({
  ...about,
  columns: [
    { id: "material", label: "Material", format: formats.text },
    ...columns.map((id) => ({ id, label: propertyOf(id).label, format: propertyOf(id).format })),
  ],
  rows: materials.map((material) => [
    material.label,
    ...columns.map((id) => {
      const value = middleOf(material, id);
      return value === undefined ? "n/a" : value;
    }),
  ]),
});

const textColumn = (id: string, label: string) => ({ id, label, format: formats.text });

/** Everything that is known of a material, each figure with its condition and its source. */
export const propertiesTable = ({ figures }: Material): Table<Sentence> => ({
  id: "properties",
  title: "Properties and their sources",
  columns: [
    textColumn("property", "Property"),
    textColumn("value", "Value"),
    textColumn("condition", "Condition"),
    textColumn("source", "Source"),
  ],
  rows: propertyIds.flatMap((id) => {
    const figure = figures[id];
    if (!figure) return [];
    const { label, symbol, format } = propertyOf(id);
    return [
      [
        `${label}, ${symbol}`,
        figureText(figure, format),
        [figure.isMinimum ? "guaranteed minimum" : figure.isRange ? "range" : "typical", figure.condition]
          .filter((part) => part !== undefined)
          .join("; "),
        sourceLine(figure),
      ],
    ];
  }),
});

/** Materials side by side, a property a row. */
export const comparisonTable = (materials: readonly Material[]): Table<Sentence> => ({
  id: "comparison",
  title: "Side by side",
  columns: [textColumn("property", "Property"), ...materials.map(({ id, label }) => textColumn(id, label))],
  rows: propertyIds
    .filter((id) => materials.some(({ figures }) => figures[id]))
    .map((id) => [
      propertyOf(id).label,
      ...materials.map(({ figures }): Sentence => {
        const figure = figures[id];
        return figure ? figureText(figure, propertyOf(id).format) : sentence`n/a`;
      }),
    ]),
});
