import { systemOfUnit, type UnitSystem } from "../quantities/systems.ts";
import { type Entries, type Entry, rowsIn } from "./entry.ts";
import type { Fields } from "./field.ts";
import { isObject, isSimple, simpleEntry, type UnitNamer } from "./sent-value.ts";

/** Maximum number of rows that are checked: long lists use one system. */
const COUNTED_ROWS = 20;

/** Returns the system of most entered quantities, including rows; undefined if tied. */
export function systemOfEntries(fields: Fields, entered: Entries): UnitSystem | undefined {
  const balance = balanceOf(fields, entered);
  return balance === 0 ? undefined : balance > 0 ? "us" : "si";
}

function balanceOf(fields: Fields, entered: Entries): number {
  let balance = 0;
  for (const [id, entry] of Object.entries(entered)) {
    const field = fields[id];
    if (field?.kind === "rows") {
      for (const row of rowsIn(entry).slice(0, COUNTED_ROWS)) balance += balanceOf(field.fields, row);
      continue;
    }
    if (field?.kind !== "quantity" || typeof entry !== "object" || !("unit" in entry) || entry.value === "")
      continue;
    const system = systemOfUnit(field.systems, entry.unit);
    if (system) balance += system === "us" ? 1 : -1;
  }
  return balance;
}

/** Lists the sent quantities, including rows, that count for the system. */
export function quantitiesSent(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  namedUnit: UnitNamer | undefined,
): Entries {
  const entered: Record<string, Entry> = {};
  for (const [id, field] of Object.entries(fields)) {
    const value = Object.hasOwn(raw, id) ? raw[id] : undefined;
    if (field.kind === "rows" && Array.isArray(value))
      entered[id] = value
        .slice(0, COUNTED_ROWS)
        .map((row: unknown) => (isObject(row) ? quantitiesSent(field.fields, row, namedUnit) : {}));
    else if (field.kind === "quantity" && isSimple(field, value))
      entered[id] = simpleEntry(field, value, namedUnit);
  }
  return entered;
}
