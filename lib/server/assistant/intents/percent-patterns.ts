/** A number, with a currency sign and thousands as people write them. */
const N = "([$€£]?-?[\\d][\\d.,]*(?: ?(?:k|m|million|thousand))?)";
const P = "(-?[\\d][\\d.,]*|\\.\\d+)%";

/** A percentage question in words. */
export interface PercentPattern {
  pattern: RegExp;
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
    pattern: new RegExp(`(?:percent(?:age)?|%|relative) error.{0,80}?${N}.{0,80}?${N}$`),
    input: ([first = "", second = ""], lower) =>
      /(?:accepted|actual|true|theoretical|exact)[^\d]*\d.*(?:measured|experimental|observed)/.test(lower)
        ? { mode: "error", measured: second, accepted: first }
        : { mode: "error", measured: first, accepted: second },
    show: ["percentError"],
  },
  {
    pattern: new RegExp(`(?:percent(?:age)?|%) difference (?:between|of) ${N} (?:and|to) ${N}`),
    input: ([first, second]) => ({ mode: "difference", first, second }),
    show: ["difference"],
  },
  {
    pattern: new RegExp(`from ${P} to ${P}`),
    input: ([oldRate, newRate]) => ({ mode: "points", oldRate, newRate }),
    show: ["points", "relativeChange"],
  },
  {
    pattern: new RegExp(
      `(?:%|percent(?:age)?) ?(?:change|increase|decrease|growth|drop|rise|loss|gain|reduction)?.{0,80}?(?:from|between) ${N} (?:to|and) ${N}`,
    ),
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    pattern: new RegExp(
      `(?:went|increased?|decreased?|rose|fell|dropped|grew|changed?|going|gone|go) (?:up |down )?from ${N} to ${N}.*(?:%|percent)`,
    ),
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    pattern: new RegExp(
      `^${N} to ${N} (?:as a |in |is what )?(?:%|percent(?:age)?)(?: change| increase| decrease)?$`,
    ),
    input: ([from, to]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    pattern: new RegExp(`(?:what (?:%|percent(?:age)?)|how many percent) of ${N} (?:is|are|does) ${N}`),
    input: ([whole, part]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    pattern: new RegExp(
      `${N} (?:is|are|as|represents|makes?) (?:what |a |how many )?(?:%|percent(?:age)?) (?:of|out of) ${N}`,
    ),
    input: ([part, whole]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    pattern: new RegExp(`(?:what|how many|which) (?:%|percent(?:age)?) is ${N} (?:of|out of) ${N}`),
    input: ([part, whole]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    pattern: new RegExp(
      `${N} (?:out of|over|of) ${N},? (?:as (?:a )?|in (?:a )?|is what |what |to )(?:%|percent(?:age)?)`,
    ),
    input: ([part, whole]) => ({ mode: "share", part, whole }),
    show: ["share"],
  },
  {
    pattern: new RegExp(`${N} is ${P} of (?:what|which|how much)`),
    input: ([part, percentage]) => ({ mode: "whole", part, percentage }),
    show: ["whole"],
  },
  {
    pattern: new RegExp(`${P} of (?:what|which)(?: number)? (?:is|equals) ${N}`),
    input: ([percentage, part]) => ({ mode: "whole", percentage, part }),
    show: ["whole"],
  },
  {
    pattern: new RegExp(
      `(?:original|before|initial|pre-?sale|started).{0,80}?${N}.{0,80}?(?:after|with|following) (?:an? )?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|markup|tax|vat)`,
    ),
    input: ([after, percentage, word = ""]) => ({
      mode: "original",
      after,
      percentage,
      direction: /tax|vat/.test(word) ? "increase" : rising(word),
    }),
    show: ["original"],
  },
  {
    pattern: new RegExp(
      `(?:original|before).{0,80}?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|markup|tax|vat).{0,80}?${N}$`,
    ),
    input: ([percentage, word = "", after]) => ({
      mode: "original",
      after,
      percentage,
      direction: /tax|vat/.test(word) ? "increase" : rising(word),
    }),
    show: ["original"],
  },
  {
    pattern: new RegExp(`(increase|raise|decrease|reduce|lower|grow|discount) ${N} by ${P}`),
    input: ([word = "", number, percentage]) => ({
      mode: "adjust",
      number,
      percentage,
      direction: rising(word),
    }),
    show: ["result"],
  },
  {
    pattern: new RegExp(
      `${N} (increased|raised|decreased|reduced|lowered|plus|minus|\\+|-|up|down)(?: by)? ${P}(?! of)(?!\\s*[-+*/])`,
    ),
    input: ([number, word = "", percentage]) => ({
      mode: "adjust",
      number,
      percentage,
      direction: rising(word),
    }),
    show: ["result"],
  },
  {
    pattern: new RegExp(`${P} (more|less|higher|lower|greater) than ${N}`),
    input: ([percentage, word = "", number]) => ({
      mode: "adjust",
      number,
      percentage,
      direction: /more|higher|greater/.test(word) ? "increase" : "decrease",
    }),
    show: ["result"],
  },
  {
    pattern: new RegExp(`add ${P} (?:\\w+ )?to ${N}`),
    input: ([percentage, number]) => ({ mode: "adjust", number, percentage, direction: "increase" }),
    show: ["result"],
  },
  {
    pattern: new RegExp(`(?:subtract|take) ${P} (?:\\w+ )?(?:from|off|of) ${N}`),
    input: ([percentage, number]) => ({ mode: "adjust", number, percentage, direction: "decrease" }),
    show: ["result"],
  },
  {
    pattern: new RegExp(
      `${N} is (?:what|how many) ?(?:%|percent(?:age)?) (?:more|less|higher|lower|greater|bigger|smaller) than ${N}`,
    ),
    input: ([to, from]) => ({ mode: "change", from, to }),
    show: ["change", "amount"],
  },
  {
    pattern: new RegExp(
      `${N} after (?:an? )?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|tax|vat).{0,80}(?:original|before)`,
    ),
    input: ([after, percentage, word = ""]) => ({
      mode: "original",
      after,
      percentage,
      direction: /tax|vat/.test(word) ? "increase" : rising(word),
    }),
    show: ["original"],
  },
  {
    pattern: new RegExp(`${P} of (?:my |the |our |an? )?[a-z ]{1,30} (?:of|is|=) ${N}`),
    input: ([percentage, number]) => ({ mode: "of", percentage, number }),
    show: ["part"],
  },
  {
    pattern: new RegExp(`${P} of ${N}`),
    input: ([percentage, number]) => ({ mode: "of", percentage, number }),
    show: ["part"],
  },
  {
    pattern: /(\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+:\d+) (?:as|to|in|into) (?:an? )?(?:%|percent(?:age)?)$/,
    input: ([notation]) => ({ mode: "convert", notation }),
    show: ["percentage", "decimal"],
  },
  {
    pattern: new RegExp(`${P} (?:as|to|in|into) (?:an? )?decimal$`),
    input: ([notation]) => ({ mode: "convert", notation: `${notation}%` }),
    show: ["decimal", "fraction"],
  },
  {
    pattern: new RegExp(`${P} (?:as|to|in|into) (?:an? )?(?:fraction|ratio)$`),
    input: ([notation]) => ({ mode: "convert", notation: `${notation}%` }),
    show: ["fraction", "decimal"],
  },
];
