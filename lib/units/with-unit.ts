import type { CompiledUnit } from "./compile.ts";
import { withoutRemarks } from "./names.ts";

/** Symbols that follow the number without a space in American English. */
const CLOSE = new Set(["%", "°", "′", "″"]);

/** Formats a displayed number with its unit: "5 ft", "30°", "6.5%", "12 molecules". */
export function withUnit(number: string, { symbol, name, plural }: CompiledUnit): string {
  if (CLOSE.has(symbol)) return number + symbol;
  if (symbol !== "—") return `${number} ${symbol}`;
  return `${number} ${number === "1" ? withoutRemarks(name).toLowerCase() : plural}`;
}

/** Returns the plural name of a unit in a sentence; its symbol for units that are called by it: psi, pH, DN. */
export const usualName = ({ id, plural, symbol }: CompiledUnit): string =>
  id === symbol.toLowerCase() ? symbol : plural;
