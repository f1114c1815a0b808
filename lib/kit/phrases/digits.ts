/** Returns the plain digits of "1,200.5", "1.234,5" and "6,5" with a point as the decimal mark. */
export function plainDigits(digits: string): string {
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return digits.replaceAll(".", "").replace(",", ".");
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits)) return digits.replaceAll(",", "");
  return digits.replace(",", ".").replace(/^\./, "0.");
}

/** Moves the decimal point to the right: "1.2" by 6 is "1200000". */
export function shiftPoint(digits: string, places: number): string {
  if (places === 0) return digits;
  const [whole = "", decimals = ""] = digits.split(".");
  const moved = decimals.padEnd(places, "0");
  const left = `${whole}${moved.slice(0, places)}`.replace(/^0+(?=\d)/, "");
  return moved.length > places ? `${left}.${moved.slice(places)}` : left;
}
