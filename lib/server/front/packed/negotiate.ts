import { Recent } from "../recent-cache.ts";
import { ENCODINGS, type Encoding } from "./manifest.ts";

/** Maximum number of names, above that of any browser. */
const MAX_NAMES = 20;
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Cache of parsed headers, since browsers send the same few. Its limit is in bytes, two per character. */
const read = new Recent<string, readonly Encoding[]>(20_000);

/**
 * Returns the accepted encodings, the preferred first (RFC 9110, 12.5.3): identity is accepted unless
 * rejected by name or by "*", and "*" represents every encoding that is not named.
 */
export function wantedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const cached = read.get(header);
  if (cached) return cached;
  const wanted = readEncodings(header);
  read.set(header, wanted, 2 * header.length + 100);
  return wanted;
}

function readEncodings(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(",", MAX_NAMES)) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.map((text) => WEIGHT.exec(text)?.[1]).find((text) => text !== undefined);
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, Number(weight ?? 1));
  }
  const others = weights.get("*");
  const weightOf = (encoding: Encoding): number =>
    // Accepted, but with the lowest preference.
    weights.get(encoding) ?? others ?? (encoding === "identity" ? 0.0001 : 0);
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
