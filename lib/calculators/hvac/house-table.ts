import type { Table } from "../../kit/calculator/computation.ts";
import type { Sentence, SentenceValue } from "../../kit/fields/sentence.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { formats } from "./formats.ts";
import type { HouseLoads, HouseRange } from "./house-loads.ts";
import { messages } from "./messages.ts";
import { figure, heatText, uText } from "./texts.ts";

/** Lists the figures of a house’s words, and of words half a step better and worse. */
export function wordsTable({ better, middle, worse }: HouseRange): Table<Sentence> {
  const { title, property, rows, ...columns } = messages.house.words;
  const row = (label: string, of: (loads: HouseLoads) => Sentence | SentenceValue) => [
    label,
    ...[better, middle, worse].map((loads) => sentence`${of(loads)}`),
  ];
  const text = { format: formats.text };
  return {
    id: "words",
    title,
    columns: [
      { id: "property", label: property, ...text },
      { id: "better", label: columns.better, ...text },
      { id: "house", label: columns.house, ...text },
      { id: "worse", label: columns.worse, ...text },
    ],
    rows: [
      row(rows.wall, ({ house }) => uText(house.quality.wallU)),
      row(rows.ceiling, ({ house }) => uText(house.quality.ceilingU)),
      row(rows.window, ({ house }) => uText(house.quality.windowU)),
      row(rows.shgc, ({ house }) => figure(house.quality.shgc)),
      row(rows.share, ({ house }) => ({ value: 100 * house.quality.windowShare, format: formats.share })),
      row(rows.airChanges, ({ house }) => figure(house.quality.airChanges)),
      row(rows.load, ({ cooling }) => heatText(cooling)),
      row(rows.heating, ({ result }) => heatText(result.totals.heating)),
    ],
  };
}
