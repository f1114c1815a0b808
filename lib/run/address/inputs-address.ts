import type { RawRow } from "../../kit/fields/entry.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { MAX_QUERY_LENGTH, UNITS_NAME } from "./names.ts";

/** Serializes raw inputs, rows as JSON lists of records: a page can then link to a form without its fields. */
export function inputsQuery(inputs: RawRow, system: UnitSystem): string {
  const query = new URLSearchParams({ [UNITS_NAME]: system });
  for (const [id, input] of Object.entries(inputs))
    if (Array.isArray(input)) query.set(id, JSON.stringify(input));
    else if (typeof input === "object" && "value" in input) {
      query.set(id, String(input.value));
      query.set(`${id}.unit`, input.unit);
    } else query.set(id, String(input));
  return query.toString();
}

/** Returns the address of a calculator with these inputs; a query too long for a server follows "#?". */
export function inputsAddress(calculatorId: string, inputs: RawRow, system: UnitSystem): string {
  const query = inputsQuery(inputs, system);
  return `/calculators/${calculatorId}${query.length > MAX_QUERY_LENGTH ? "#?" : "?"}${query}`;
}
