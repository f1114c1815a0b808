/** Explains an invalid text in a sentence for its field. Thrown and caught inside this calculator. */
export class FractionProblem extends Error {}

/** Quotes entered text in a message: without control characters, at most 24 characters. */
export function quoted(text: string): string {
  const characters = [...text.trim().replace(/\p{C}/gu, "�")];
  return `“${characters.slice(0, 24).join("")}${characters.length > 24 ? "…" : ""}”`;
}
