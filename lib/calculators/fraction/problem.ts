/** Why a typed text cannot be worked out: a sentence for its field. Thrown inside this calculator, caught by its compute. */
export class FractionProblem extends Error {}

/** A piece of typed text for a message: without control characters, 24 characters at most. */
export function quoted(text: string): string {
  const characters = [...text.trim().replace(/\p{C}/gu, "�")];
  return `“${characters.slice(0, 24).join("")}${characters.length > 24 ? "…" : ""}”`;
}
