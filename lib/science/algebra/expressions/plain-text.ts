import { withoutBars } from "./bars.ts";
import { fromLatex } from "./from-latex.ts";

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[−–—﹣－]/g, "-"],
  [/[×·⋅∙]/g, "*"],
  [/÷/g, "/"],
  [/π/g, " pi "],
  [/τ/g, " tau "],
  [/[φϕ]/g, " phi "],
  [/θ/g, " theta "],
  [/λ/g, " lambda "],
  [/∞/g, " inf "],
  [/[’′]/g, "'"],
  [/≈/g, "="],
  [/≤/g, "<="],
  [/≥/g, ">="],
];
/** Matches a function before one number or name, with its power: "sin x", "ln 2x", "sqrt 2". */
const BARE_CALL =
  /(?<![A-Za-z0-9_])(a?(?:sin|cos|tan)h?|ln|log|exp|sqrt|cbrt) ((?:\d{1,30}(?:\.\d{1,30})?)?(?:(?:pi|[A-Za-z])(?![A-Za-z0-9_(]))?(?:\^\d{1,4})?(?: deg(?![A-Za-z]))?)(?=$|[^A-Za-z0-9_.(])/g;
/** Matches "sin^2(x)" and "sin^2 x". */
const POWER_OF_CALL =
  /(?<![A-Za-z0-9_])(a?(?:sin|cos|tan)h?|ln|log) ?\^ ?(\d{1,2})(?: ?\(([^()]{1,200})\)| ([A-Za-z](?![A-Za-z0-9_(])))/g;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const HALVES: Readonly<Record<string, string>> = {
  "½": "(1/2)",
  "¼": "(1/4)",
  "¾": "(3/4)",
  "⅓": "(1/3)",
  "⅔": "(2/3)",
};

export const isLatex = (line: string): boolean => /\\[A-Za-z]|[{}]/.test(line);

/**
 * Converts a line to the characters that the parser accepts: LaTeX to plain text, typographic signs to those
 * of the keyboard.
 */
export function plainText(line: string): string {
  const plain = line.normalize("NFC").replace(/\r\n?/g, "\n");
  const text = isLatex(plain) ? fromLatex(plain) : plain;
  const signs = SIGNS.reduce((rest, [sign, replacement]) => rest.replace(sign, replacement), text);
  return withoutBars(signs)
    .replace(/[½¼¾⅓⅔]/g, (sign) => HALVES[sign] ?? sign)
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) => `^(${[...digits].map(lowered).join("")})`)
    .replace(/√ ?(\d+(?:\.\d+)?|[A-Za-z])/g, "sqrt($1)")
    .replace(/√(?=\()/g, "sqrt")
    .replace(
      /(?<![\d.])(\d{1,30}(?:\.\d{1,30})?) ?∠ ?(-?\d{1,30}(?:\.\d{1,30})?) ?(°?)/g,
      (_, length, angle, degrees) => `polar(${length}, ${angle}${degrees})`,
    )
    .replace(/°/g, " deg")
    .replace(/\*\*/g, "^")
    .replace(POWER_OF_CALL, (_, named, power, inner, letter) => `(${named}(${inner ?? letter}))^${power}`)
    .replace(BARE_CALL, "$1($2)")
    .replace(/[ \t\u00a0\u2000-\u200a\u202f]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}

const lowered = (raised: string): string => (raised === "⁻" ? "-" : String(RAISED.indexOf(raised)));
