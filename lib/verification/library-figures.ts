import { z } from "zod";
import figures from "./library-figures.json" with { type: "json" };

const count = z.int().nonnegative();

const row = z.strictObject({
  name: z.string().min(1),
  /** Answers with every printed digit right. */
  allDigits: count,
  /** Other answers right to ten digits. */
  tenDigits: count,
  wrong: count,
  /** Cases without a number: an error, infinity, or no answer in half a second. */
  refused: count,
  /** Cases with a unit or function that it does not have. */
  unsupported: count,
});

/** Grades of one library. */
export type FigureRow = z.output<typeof row>;
export type Grade = Exclude<keyof FigureRow, "name">;

const libraryFigures = z.strictObject({
  day: z.iso.date(),
  /** Compared versions by library. */
  versions: z.record(z.string(), z.string()),
  conversions: z.array(row),
  expressions: z.array(row),
});

export type LibraryFigures = z.output<typeof libraryFigures>;

/** Our results and those of libraries on the same cases, as `npm run verify -- --write` computes them. */
export const readLibraryFigures = (): LibraryFigures => libraryFigures.parse(figures);
