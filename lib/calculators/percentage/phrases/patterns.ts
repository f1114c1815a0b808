import { inOrder } from "../../../phrases/in-order.ts";

/** Digits as people write them. A number begins where none stands before it: each is looked at once. */
const DIGITS = "(?<![\\d.,])\\.?\\d[\\d.,]*";
/** A number, with a currency sign and its scale. */
const N = `([$€£]?-?${DIGITS}(?: ?(?:k|m|million|thousand))?)`;
const P = `(-?${DIGITS})%`;

/** A percentage question in words. */
interface PercentPattern {
  /** What stands in the question, one behind the other, with anything between. */
  parts: readonly RegExp[];
  /** The inputs, from what the groups caught. */
  input(groups: readonly string[], lower: string): Record<string, unknown>;
  show?: readonly string[];
}

/** Whether a word makes a number larger or smaller. */
export const rising = (word: string): string =>
  /(?:incr|add|plus|\+|more|up|rise|raise|rose|markup|grow|grew|gain)/.test(word) ? "increase" : "decrease";

/** From the most particular to the plainest: the first that fits counts. */
export const percentPatterns: readonly PercentPattern[] = [
  {
    parts: [/(?:percent(?:age)?|%|relative) error/, new RegExp(N), new RegExp(`${N}$`)],
    input: ([first = "", second = ""], lower) =>
      inOrder(lower, [/accepted|actual|true|theoretical|exact/, /\d/, /measured|experimental|observed/])
        ? { mode: "error", measured: second, accepted: first }
        : { mode: "error", measured: first, accepted: second },
    show: ["percentError"],
  },
  {
    parts: [new RegExp(`(?:percent(?:age)?|%) difference (?:between|of) ${N} (?:and|to) ${N}`)],
    input: ([first, second]) => ({ mode: "difference", first, second }),
    show: ["difference"],
  },
  {
    parts: [new RegExp(`from ${P} to ${P}`)],
    input: ([oldRate, newRate]) => ({ mode: "points", oldRate, newRate }),
    show: ["points", "relativeChange"],
  },
  {
    parts: [/%|percent/, new RegExp(`(?:from|between) ${N} (?:to|and) ${N}`)],
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    parts: [
      new RegExp(
        `(?:went|increased?|decreased?|rose|fell|dropped|grew|changed?|going|gone|go) (?:up |down )?from ${N} to ${N}`,
      ),
      /%|percent/,
    ],
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    parts: [
      new RegExp(
        `^${N} to ${N} (?:as a |in |is what )?(?:%|percent(?:age)?)(?: change| increase| decrease)?$`,
      ),
    ],
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    parts: [new RegExp(`^${N} to ${P} (?:change|increase|decrease|growth|drop)$`)],
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    parts: [new RegExp(`\\b(?:tax|vat)(?: rate)?(?: of| at)? ${P} (?:on|for) ${N}`)],
    input: ([taxRate, price]) => ({ mode: "discount", price, discountRate: "0", taxRate }),
    show: ["tax", "finalPrice"],
  },
  {
    parts: [new RegExp(`${P} (?:sales )?(?:tax|vat) (?:on|for) ${N}`)],
    input: ([taxRate, price]) => ({ mode: "discount", price, discountRate: "0", taxRate }),
    show: ["tax", "finalPrice"],
  },
  {
    parts: [new RegExp(`(?:what (?:%|percent(?:age)?)|how many percent) of ${N} (?:is|are|does) ${N}`)],
    input: ([whole, part]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    parts: [
      new RegExp(
        `${N} (?:is|are|as|represents|makes?) (?:what |a |how many )?(?:%|percent(?:age)?) (?:of|out of) ${N}`,
      ),
    ],
    input: ([part, whole]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    parts: [new RegExp(`(?:what|how many|which) (?:%|percent(?:age)?) is ${N} (?:of|out of) ${N}`)],
    input: ([part, whole]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    parts: [
      new RegExp(
        `${N} (?:out of|over|of) ${N},? (?:as (?:a )?|in (?:a )?|is what |what |to )(?:%|percent(?:age)?)`,
      ),
    ],
    input: ([part, whole]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    parts: [new RegExp(`${N} is ${P} of (?:what|which|how much)`)],
    input: ([part, percentage]) => ({ mode: "whole", part, percentage }),
    show: ["whole"],
  },
  {
    parts: [new RegExp(`${P} of (?:what|which)(?: number)? (?:is|equals) ${N}`)],
    input: ([percentage, part]) => ({ mode: "whole", percentage, part }),
    show: ["whole"],
  },
  {
    parts: [
      /original|before|initial|pre-?sale|started/,
      new RegExp(N),
      new RegExp(
        `(?:after|with|following) (?:an? )?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|markup|tax|vat)`,
      ),
    ],
    input: ([after, percentage, word = ""]) => ({
      mode: "original",
      after,
      percentage,
      direction: /tax|vat/.test(word) ? "increase" : rising(word),
    }),
    show: ["original"],
  },
  {
    parts: [
      /original|before/,
      new RegExp(`${P} (increase|decrease|discount|off|reduction|raise|rise|drop|markup|tax|vat)`),
      new RegExp(`${N}$`),
    ],
    input: ([percentage, word = "", after]) => ({
      mode: "original",
      after,
      percentage,
      direction: /tax|vat/.test(word) ? "increase" : rising(word),
    }),
    show: ["original"],
  },
  {
    parts: [new RegExp(`(increase|raise|decrease|reduce|lower|grow|discount) ${N} by ${P}`)],
    input: ([word = "", number, percentage]) => ({
      mode: "adjust",
      number,
      percentage,
      direction: rising(word),
    }),
    show: ["result"],
  },
  {
    parts: [
      new RegExp(
        `${N} (increased|raised|decreased|reduced|lowered|plus|minus|less|\\+|-|up|down)(?: by)? ${P}(?! of)(?!\\s*[-+*/])`,
      ),
    ],
    input: ([number, word = "", percentage]) => ({
      mode: "adjust",
      number,
      percentage,
      direction: rising(word),
    }),
    show: ["result"],
  },
  {
    parts: [new RegExp(`${P} (more|less|higher|lower|greater) than ${N}`)],
    input: ([percentage, word = "", number]) => ({
      mode: "adjust",
      number,
      percentage,
      direction: /more|higher|greater/.test(word) ? "increase" : "decrease",
    }),
    show: ["result"],
  },
  {
    parts: [new RegExp(`add ${P} (?:\\w+ )?to ${N}`)],
    input: ([percentage, number]) => ({ mode: "adjust", number, percentage, direction: "increase" }),
    show: ["result"],
  },
  {
    parts: [new RegExp(`(?:subtract|take) ${P} (?:\\w+ )?(?:from|off|of) ${N}`)],
    input: ([percentage, number]) => ({ mode: "adjust", number, percentage, direction: "decrease" }),
    show: ["result"],
  },
  {
    parts: [
      new RegExp(
        `${N} is (?:what|how many) ?(?:%|percent(?:age)?) (?:more|less|higher|lower|greater|bigger|smaller) than ${N}`,
      ),
    ],
    input: ([to, from]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    parts: [
      new RegExp(
        `${N} after (?:an? )?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|tax|vat)`,
      ),
      /original|before/,
    ],
    input: ([after, percentage, word = ""]) => ({
      mode: "original",
      after,
      percentage,
      direction: /tax|vat/.test(word) ? "increase" : rising(word),
    }),
    show: ["original"],
  },
  {
    parts: [new RegExp(`${P} of (?:my |the |our |an? )?[a-z ]{1,30} (?:of|is|=) ${N}`)],
    input: ([percentage, number]) => ({ mode: "of", percentage, number }),
    show: ["part"],
  },
  {
    parts: [new RegExp(`${P} of ${N}`)],
    input: ([percentage, number]) => ({ mode: "of", percentage, number }),
    show: ["part"],
  },
  {
    parts: [
      /(?<!\d)(\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+:\d+) (?:as|to|in|into) (?:an? )?(?:%|percent(?:age)?)$/,
    ],
    input: ([notation]) => ({ mode: "convert", notation }),
    show: ["percentage", "decimal"],
  },
  {
    parts: [new RegExp(`${P} (?:as|to|in|into) (?:an? )?decimal$`)],
    input: ([notation]) => ({ mode: "convert", notation: `${notation}%` }),
    show: ["decimal", "fraction"],
  },
  {
    parts: [new RegExp(`${P} (?:as|to|in|into) (?:an? )?(?:fraction|ratio)$`)],
    input: ([notation]) => ({ mode: "convert", notation: `${notation}%` }),
    show: ["fraction", "decimal"],
  },
];
