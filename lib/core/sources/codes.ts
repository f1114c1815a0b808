import { measurement } from "./documents/measurement.ts";

/** The documents of the converters by their codes, the longest first: one code may begin another. */
const codes = Object.keys(measurement).sort((a, b) => b.length - a.length);

/** The codes that a citation such as "SI9 Table 4; SP811 B.8" names, in order. */
export const sourceCodes = (citation: string): string[] =>
  citation.split(";").flatMap((part) => {
    const text = part.trim();
    return codes.find((code) => text === code || text.startsWith(`${code} `)) ?? [];
  });
