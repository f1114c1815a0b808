import type { Table } from "../../kit/calculator/computation.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
import { type Columns, formatIn } from "./columns.ts";
import { formats } from "./formats.ts";
import { type IndexId, indexFigure, indexIds, indexOf } from "./indices.ts";
import { type Material, middleOf } from "./material.ts";
import { propertyIds, propertyOf } from "./properties.ts";
import { figureText, sourceLine } from "./texts.ts";

/** Builds a table of materials with some properties, a range as its middle, and with the value of an index. */
export const materialsTable = (
  about: Pick<Table, "id" | "title" | "folded">,
  materials: readonly Material[],
  columns: Columns,
  index?: IndexId,
): Table => ({
  ...about,
  columns: [
    { id: "material", label: "Material", format: formats.text },
    ...(index ? [{ id: "index", label: indexHeading(index), format: formats.plain }] : []),
    ...columns.map((column) => ({
      id: column.id,
      label: propertyOf(column.id).label,
      format: formatIn(column),
    })),
  ],
  rows: materials.map((material) => [
    material.label,
    ...(index ? [indexFigure(material, index) ?? "n/a"] : []),
    ...columns.map(({ id }) => middleOf(material, id) ?? "n/a"),
  ]),
});

const indexHeading = (id: IndexId): string => `${indexOf(id).label}, ${indexOf(id).unit}`;

/** Builds a table of the indices that at least one material has; returns no table if there is none. */
export function indicesTables(materials: readonly Material[]): Table[] {
  const ids = indexIds.filter((id) => materials.some((material) => indexFigure(material, id) !== undefined));
  if (ids.length === 0) return [];
  return [
    {
      id: "indices",
      title: "Material indices",
      columns: [
        textColumn("index", "Index"),
        textColumn("use", "Highest is best for a"),
        ...materials.map(({ id, label }) => ({ id, label, format: formats.plain })),
      ],
      rows: ids.map((id) => [
        indexHeading(id),
        indexOf(id).use,
        ...materials.map((material) => indexFigure(material, id) ?? "n/a"),
      ]),
    },
  ];
}

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
export const comparisonTable = (materials: readonly Material[], listed: Columns): Table<Sentence> => ({
  id: "comparison",
  title: "Side by side",
  columns: [textColumn("property", "Property"), ...materials.map(({ id, label }) => textColumn(id, label))],
  rows: listed
    .filter(({ id }) => materials.some(({ figures }) => figures[id]))
    .map((row) => [
      propertyOf(row.id).label,
      ...materials.map(({ figures }): Sentence => {
        const figure = figures[row.id];
        return figure ? figureText(figure, formatIn(row)) : sentence`n/a`;
      }),
    ]),
});
