import { figuresOf } from "../figures.ts";
import { type Call, currencyOf, type Intent, type Question } from "../intent.ts";
import { margin } from "./markup.ts";
import { bill } from "./tip.ts";

/** A number, with a currency sign and thousands as people write them. */
const N = "([$€£]?-?[\\d][\\d.,]*(?: ?(?:k|m|million|thousand))?)";
const P = "(-?[\\d][\\d.,]*|\\.\\d+)%";

interface Pattern {
  pattern: RegExp;
  /** The inputs, from what the groups caught. */
  input(groups: readonly string[], lower: string): Record<string, unknown>;
  show?: readonly string[];
}

const rising = (word: string): string =>
  /(?:incr|add|plus|\+|more|up|rise|raise|rose|markup|grow|grew|gain)/.test(word) ? "increase" : "decrease";

/** From the most particular to the plainest: the first that fits counts. */
const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(`(?:percent(?:age)?|%|relative) error.*?${N}.*?${N}$`),
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
      `(?:%|percent(?:age)?) ?(?:change|increase|decrease|growth|drop|rise|loss|gain|reduction)?.*?(?:from|between) ${N} (?:to|and) ${N}`,
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
      `(?:original|before|initial|pre-?sale|started).*?${N}.*?(?:after|with|following) (?:an? )?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|markup|tax|vat)`,
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
      `(?:original|before).*?${P} (increase|decrease|discount|off|reduction|raise|rise|drop|markup|tax|vat).*?${N}$`,
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

const NOT_HERE =
  /\b(?:pay(?:ing)? off|paid off|debt|loan|mortgage|invest\w*|sav(?:e|ing|ings)|interest|apr|apy|return|inflation)\b/;

/** Where "off" is no discount. */
const BORROWED = /\b(?:loan|mortgage|pay(?:ing)? off|paid off|debt|owe|borrow|invest)/;

export const percentage: Intent = {
  id: "percentage",
  questions: [...bill.questions, ...margin.questions],
  understand(question) {
    const { lower } = question;
    if (!/%|percent|\btip\b|gratuity|markup|mark-up|margin|discount|\boff\b/.test(lower)) return undefined;
    return (
      bill.understand(question) ??
      margin.understand(question) ??
      discount(question) ??
      chain(question) ??
      plain(question)
    );
  },
};

function plain({ lower, figures }: Question): Call | undefined {
  if (NOT_HERE.test(lower)) return undefined;
  for (const { pattern, input, show } of patterns) {
    const match = pattern.exec(lower);
    if (!match) continue;
    const values = Object.entries(input(match.slice(1), lower)).map(([id, value]) => [
      id,
      plainValue(id, value),
    ]);
    return made(Object.fromEntries(values), show, figures);
  }
  return undefined;
}

const TEXTS: readonly string[] = ["mode", "direction", "notation"];

/** "$1.2k," as 1200. */
const plainValue = (id: string, value: unknown): unknown =>
  TEXTS.includes(id) || typeof value !== "string" ? value : (figuresOf(value)[0]?.value ?? value);

const made = (
  input: Record<string, unknown>,
  show: readonly string[] | undefined,
  figures: Question["figures"] = [],
): Call => ({
  kind: "call",
  tool: "calculate_percentage",
  input: { ...input, ...currencyOf(figures) },
  focus: { ...(show && { show }), assumes: [] },
});

/** "25% off 120", "120 with a 25% discount and 8% tax". */
function discount({ lower, figures }: Question): Call | undefined {
  if (
    BORROWED.test(lower) ||
    !/\boff\b|discount|sale price/.test(lower) ||
    /original|before|then|another|increase|by \d/.test(lower)
  )
    return undefined;
  const rates = figures.filter(({ kind }) => kind === "percent");
  const price = figures.find(({ kind }) => kind === "money" || kind === "plain");
  const tax = rates.find(
    ({ after, before }) => /^(?:sales )?(?:tax|vat)/.test(after) || /tax(?: of)?$/.test(before),
  );
  const off = rates.find((figure) => figure !== tax);
  if (!price || !off) return undefined;
  return made(
    { mode: "discount", price: price.value, discountRate: off.value, taxRate: tax?.value ?? "0" },
    ["finalPrice", "saved", ...(tax ? ["tax"] : [])],
    figures,
  );
}

const STEP =
  /(increase|raise|rise|up|plus|gain|add|decrease|reduc|drop|fall|down|minus|off|discount|loss|lose)\w*(?: of| by)? ([\d.]+)%|([\d.]+)% (increase|raise|rise|up|gain|decrease|reduction|drop|fall|down|off|discount|loss)/g;

/** "100 up 10% then down 10%": more than one change in a row. */
function chain({ lower, figures }: Question): Call | undefined {
  if (!/\bthen\b|followed by|and (?:another|again)/.test(lower) || BORROWED.test(lower)) return undefined;
  const changes = [...lower.matchAll(STEP)].slice(0, 20).map(([, verb, after, before, noun]) => {
    const sign = rising(verb ?? noun ?? "") === "increase" ? "" : "-";
    return { change: `${sign}${after ?? before}` };
  });
  const start = figures.find(({ kind }) => kind === "money" || kind === "plain");
  if (changes.length < 2) return undefined;
  return made({ mode: "chain", start: start?.value ?? "100", changes }, ["result", "totalChange"]);
}
