import type { SimpleField } from "./field.ts";

interface Limited {
  min?: number;
  max?: number;
}

const signOf = ({ min }: Limited): readonly string[] => (min === undefined || min < 0 ? ["−"] : []);

/** Fields up to this maximum have no key for thousands. */
const MAX_WITHOUT_THOUSANDS = 1000;

const thousandOf = ({ max }: Limited): readonly string[] =>
  max === undefined || max > MAX_WITHOUT_THOUSANDS ? ["k"] : [];

/** Scales whose usual units go below zero, whatever the limit in their base unit. */
const WITH_ZERO_POINT = ["temperature"];

/**
 * Returns the keys that a field reads and a phone's number pad lacks: signs, and letters of times. Undefined for a field
 * whose normal input is text, which needs letters.
 */
export function numberKeys(field: SimpleField): readonly string[] | undefined {
  switch (field.kind) {
    case "quantity": {
      const units = [...field.units, ...(field.alsoReads ?? [])];
      const hasFeet = units.includes("foot");
      return [
        ...signOf(WITH_ZERO_POINT.includes(field.converter) ? {} : field),
        "/",
        ...(hasFeet ? ["′"] : []),
        ...(hasFeet || units.includes("inch") ? ["″"] : []),
      ];
    }
    case "money":
    case "number":
      return [...signOf(field), "/", ...thousandOf(field)];
    case "percent":
      return [...signOf(field), "/"];
    case "count":
      return [...signOf(field), ...thousandOf(field)];
    case "clock":
      return [":", "AM", "PM"];
    case "duration":
      return [...signOf(field), ":", "h", "m", "s"];
    case "text":
      return field.keys;
    default:
      return undefined;
  }
}
