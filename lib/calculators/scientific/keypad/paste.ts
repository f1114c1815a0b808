/** Longer text is never an expression. */
const LONGEST_PASTE = 10_000;

/**
 * Normalizes entered or pasted text for the expression line: one line, no invisible characters, × ÷ − ** as *
 * / - ^, without the = of a spreadsheet cell before or an equals sign after. Undefined if far too long.
 */
export function sanitise(text: string): string | undefined {
  if (text.length > LONGEST_PASTE) return undefined;
  return text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[×·⋅∙•∗✕]/g, "*")
    .replace(/[÷∕⁄]/g, "/")
    .replace(/[−–—‐‑]/g, "-")
    .replaceAll("**", "^")
    .replace(/^ *= */, "")
    .replace(/(?<! ) *= *$/, "");
}
