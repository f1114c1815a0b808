import fc from "fast-check";
import { phrases } from "../../lib/catalog/phrases.ts";

const VALUES = [
  ...["5", "-5", "3/4", "1,234.5", "two hundred", "9.5 lakh", "half", "10!", "(3+4)", "sqrt(2)", "^2"],
  ...["70 f", "50%", "6 psi", "5 gpm", "500 cfm", "0.08 in wg", "0.5 g/kg", "12 in", "5'11\"", "uk gallons"],
  ...["300k", "$20", "20 years", "march 3", "1 jan 2025", "8:15 am", "1h30", "tokyo", "copper", "h2so4"],
];
const CONNECTING_WORDS = ["at", "for", "in", "to", "of", "and", "+", "-", "per", "with", "what if", "?", ","];

/**
 * Generates questions in the words of one calculator, as long as a route accepts: its cues and roles among
 * values, many different ones or a few that repeat. Random text contains no cue, so that no frame reads it.
 */
export const heavyQuestion = (length: number): fc.Arbitrary<string> =>
  fc
    .constantFrom(...phrases)
    .chain(({ words, getVocabulary }) => {
      const cues = [...new Set([...getVocabulary(), ...words.split(" ")])].filter((word) => word !== "");
      const part = fc.oneof(
        fc.constantFrom(...VALUES),
        fc.constantFrom(...cues),
        fc.constantFrom(...CONNECTING_WORDS),
      );
      return fc.oneof(
        fc.array(part, { minLength: 60, maxLength: 60 }),
        fc.array(part, { minLength: 2, maxLength: 8 }),
      );
    })
    .map((parts) => `${parts.join(" ")} `)
    .map((line) =>
      line
        .repeat(Math.ceil(length / line.length))
        .slice(0, length)
        .trim(),
    );
