import type { DataRecord, DataSource, RecordSet } from "../../core/data/records.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";

/**
 * Formats the figures of a record, "0.09 mm", without details; with names if there are several, or if `named`
 * and the unit does not identify it: "Loss coefficient C 0.11".
 */
export function figuresText(
  { figures }: RecordSet,
  record: Pick<DataRecord, "figures">,
  system: UnitSystem,
  named = false,
): string {
  const texts = Object.entries(figures).flatMap(([id, { label, symbol, us, detail }]) => {
    const value = record.figures?.[id];
    if (value === undefined || detail) return [];
    const printed = us?.figure === undefined ? undefined : record.figures?.[us.figure];
    const text =
      us && system === "us"
        ? `${formatNumber(printed ?? value * us.factor + (us.offset ?? 0), { significant: 3 })} ${us.symbol}`
        : `${formatNumber(value)} ${symbol ?? ""}`.trimEnd();
    return [{ label, text, isBare: symbol === undefined }];
  });
  return texts
    .map(({ label, text, isBare }) => (texts.length > 1 || (named && isBare) ? `${label} ${text}` : text))
    .join(", ");
}

/** Formats "ASHRAE Handbook: Fundamentals, 2021, chapter 21, table 1". */
export const sourceText = ({
  title,
  edition,
  clause,
}: Partial<Pick<DataSource, "edition">> & Pick<DataSource, "title" | "clause">): string =>
  [title, edition, clause].filter((part) => part !== undefined).join(", ");
