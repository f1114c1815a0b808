import { sourceCodes } from "./codes.ts";
import { findDocument } from "./register.ts";

/** Names the documents of a citation: "SI9 Table 8" becomes "The International System of Units (SI Brochure), Table 8". */
export const citationText = (citation: string): string =>
  citation
    .split(";")
    .map((part) => nameDocument(part.trim()))
    .join("; ");

function nameDocument(part: string): string {
  const [code] = sourceCodes(part);
  const title = code === undefined ? undefined : findDocument(code)?.title;
  if (code === undefined || title === undefined) return part;
  const place = part.slice(code.length).trim();
  if (place === "") return title;
  return place.startsWith("(") ? `${title} ${place}` : `${title}, ${place}`;
}
