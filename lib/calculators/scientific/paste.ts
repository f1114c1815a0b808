/** More than this is no expression, whatever is in it. */
const LONGEST_PASTE = 10_000;

/**
 * Typed or pasted text as the expression line writes it: one line, no invisible characters, × ÷ − ** as * / - ^, and
 * without the = of a spreadsheet cell before or an equals sign after. Undefined when it is far too long.
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
