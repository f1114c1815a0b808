/** Parses a plain number, with a decimal point or comma; undefined for other texts. */
export function parsePlainNumber(text: string): number | undefined {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  const value = plain === "" ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Formats a number for a field, with at most seven digits. */
export const formatPlainNumber = (value: number): string =>
  String(Number(value.toPrecision(7))).replace("-", "−");
