import { measurement } from "./register.ts";

/** Documents of the converters by code, the longest first: one code may begin another. */
const codes = Object.keys(measurement).sort((a, b) => b.length - a.length);

/** Lists the codes in a citation such as "SI9 Table 4; SP811 B.8", in order. */
export const sourceCodes = (citation: string): string[] =>
  citation.split(";").flatMap((part) => {
    const text = part.trim();
    return codes.find((code) => text === code || text.startsWith(`${code} `)) ?? [];
  });
