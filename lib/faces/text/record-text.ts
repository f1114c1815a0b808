import type { DataRecord, DataSource, RecordSet } from "../../data/records.ts";
import type { UnitSystem } from "../../quantities/systems.ts";

/** The figures of a record, "0.09 mm"; with their names where there are several, and without details. */
export function figuresText(
  { figures }: RecordSet,
  record: Pick<DataRecord, "figures">,
  system: UnitSystem,
): string {
  const known = Object.entries(figures).flatMap(([id, { label, symbol, us, detail }]) => {
    const value = record.figures?.[id];
    if (value === undefined || detail) return [];
    const own =
      us && system === "us"
        ? `${Number((value * us.factor + (us.offset ?? 0)).toPrecision(3))} ${us.symbol}`
        : `${value} ${symbol ?? ""}`.trimEnd();
    return [{ label, text: own }];
  });
  return known.map(({ label, text }) => (known.length > 1 ? `${label} ${text}` : text)).join(", ");
}

/** "ASHRAE Handbook: Fundamentals, 2021, chapter 21, table 1" */
export const sourceText = ({
  title,
  edition,
  clause,
}: Partial<Pick<DataSource, "edition">> & Pick<DataSource, "title" | "clause">): string =>
  [title, edition, clause].filter((part) => part !== undefined).join(", ");
