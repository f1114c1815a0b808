import type { Table } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { type Columns, formatIn } from "./columns.ts";
import { formats } from "./formats.ts";
import { type IndexId, indexFigure, indexIds, indexOf } from "./indices.ts";
import { type Material, middleOf } from "./material.ts";
import { messages } from "./messages.ts";
import { propertyIds, propertyOf } from "./properties.ts";
import { figureText, sourceLine } from "./texts.ts";

/** Builds a table of materials with some properties, a range as its middle, and the value of an index. */
export const materialsTable = (
  about: Pick<Table, "id" | "title" | "folded" | "isAnswer">,
  materials: readonly Material[],
  columns: Columns,
  index?: IndexId,
): Table => ({
  ...about,
  columns: [
    { id: "material", label: messages.tables.material, format: formats.text },
    ...(index ? [{ id: "index", label: indexHeading(index), format: formats.plain }] : []),
    ...columns.map((column) => ({
      id: column.id,
      label: propertyOf(column.id).label,
      format: formatIn(column),
    })),
  ],
  rows: materials.map((material) => [
    material.label,
    ...(index ? [indexFigure(material, index) ?? messages.tables.notListed] : []),
    ...columns.map(({ id }) => middleOf(material, id) ?? messages.tables.notListed),
  ]),
});

const indexHeading = (id: IndexId): string => `${indexOf(id).label}, ${indexOf(id).unit}`;

export function indicesTables(materials: readonly Material[]): Table[] {
  const ids = indexIds.filter((id) => materials.some((material) => indexFigure(material, id) !== undefined));
  if (ids.length === 0) return [];
  return [
    {
      id: "indices",
      title: messages.tables.indices.title,
      columns: [
        textColumn("index", messages.tables.indices.index),
        textColumn("use", messages.tables.indices.use),
        ...materials.map(({ id, label }) => ({ id, label, format: formats.plain })),
      ],
      rows: ids.map((id) => [
        indexHeading(id),
        indexOf(id).use,
        ...materials.map((material) => indexFigure(material, id) ?? messages.tables.notListed),
      ]),
    },
  ];
}

const textColumn = (id: string, label: string) => ({ id, label, format: formats.text });

export const propertiesTable = ({ figures }: Material): Table<Sentence> => ({
  id: "properties",
  title: messages.tables.properties.title,
  columns: [
    textColumn("property", messages.tables.properties.property),
    textColumn("value", messages.tables.properties.value),
    textColumn("condition", messages.tables.properties.condition),
    textColumn("source", messages.tables.properties.source),
  ],
  rows: propertyIds.flatMap((id) => {
    const figure = figures[id];
    if (!figure) return [];
    const { label, symbol, format } = propertyOf(id);
    return [
      [
        `${label}, ${symbol}`,
        figureText(figure, format),
        [
          figure.isMinimum
            ? messages.tables.properties.minimum
            : figure.isRange
              ? messages.tables.properties.range
              : messages.tables.properties.typical,
          figure.condition,
        ]
          .filter((part) => part !== undefined)
          .join("; "),
        sourceLine(figure),
      ],
    ];
  }),
});

export const comparisonTable = (materials: readonly Material[], listed: Columns): Table<Sentence> => ({
  id: "comparison",
  isAnswer: true,
  title: messages.tables.comparison.title,
  columns: [
    textColumn("property", messages.tables.comparison.property),
    ...materials.map(({ id, label }) => textColumn(id, label)),
  ],
  rows: listed
    .filter(({ id }) => materials.some(({ figures }) => figures[id]))
    .map((row) => [
      propertyOf(row.id).label,
      ...materials.map(({ figures }): Sentence => {
        const figure = figures[row.id];
        return figure ? figureText(figure, formatIn(row)) : messages.tables.notListed;
      }),
    ]),
});
