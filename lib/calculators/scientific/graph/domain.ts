/** Values of x for which a function is defined by its text: "x^2, 1 < x ≤ 10". */
export interface Domain {
  readonly low: number;
  readonly high: number;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
}

const COMPARISON = /<=|>=|[<>≤≥]/g;
/** Signs and words that begin a condition. */
const SEPARATORS = [",", ";", "{", "(", " for ", " if ", " when ", " where "];

/** Splits "x^2, 1 < x < 10" into the function, padded to the same length, and its condition. */
export function splitCondition(text: string): { body: string; condition: string | undefined } {
  const comparison = text.search(COMPARISON);
  if (comparison < 0) return { body: text, condition: undefined };
  const before = text.slice(0, comparison);
  const starts = SEPARATORS.map((separator) => ({ separator, start: before.lastIndexOf(separator) }));
  const { separator, start } = starts.reduce((last, each) => (each.start > last.start ? each : last));
  if (start < 0) return { body: "", condition: text };
  const inside = text.slice(start + separator.length).trim();
  const isBracketed = (separator === "(" && inside.endsWith(")")) || inside.endsWith("}");
  return {
    body: text.slice(0, start).padEnd(text.length),
    condition: isBracketed ? inside.slice(0, -1) : inside,
  };
}

/**
 * Parses a condition such as "1 < x ≤ 10" or "x > 0"; undefined for others.
 * @param evaluatePart computes a part without x; undefined without a value
 */
export function parseDomain(
  condition: string,
  evaluatePart: (text: string) => number | undefined,
): Domain | undefined {
  const parts = condition.split(COMPARISON).map((part) => part.trim());
  const signs = condition.match(COMPARISON) ?? [];
  const at = parts.indexOf("x");
  if (at < 0 || parts.length > 3 || (parts.length === 3 && at !== 1)) return undefined;
  let domain: Domain = {
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
    includesLow: false,
    includesHigh: false,
  };
  for (const [index, part] of parts.entries()) {
    if (index === at) continue;
    const value = evaluatePart(part);
    const sign = signs[Math.min(index, at)] ?? "";
    if (value === undefined) return undefined;
    const isIncluded = /[=≤≥]/.test(sign);
    const isLow = /[<≤]/.test(sign) === index < at;
    domain = isLow
      ? { ...domain, low: value, includesLow: isIncluded }
      : { ...domain, high: value, includesHigh: isIncluded };
  }
  return domain.low <= domain.high ? domain : undefined;
}

export const isInDomain = ({ low, high, includesLow, includesHigh }: Domain, x: number): boolean =>
  (includesLow ? x >= low : x > low) && (includesHigh ? x <= high : x < high);
