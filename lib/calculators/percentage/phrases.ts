import { MONEY } from "../../phrases/common-words.ts";
import { type Call, currencyOf, type Question } from "../../phrases/define.ts";
import { figuresOf } from "../../phrases/figures.ts";
import { inOrder } from "../../phrases/in-order.ts";
import { withFrames } from "../../reader/questions.ts";
import { markupFrame } from "./phrases/markup.ts";
import { percentPatterns, rising } from "./phrases/patterns.ts";
import { priceFrames } from "./phrases/prices.ts";
import { ratioFrames } from "./phrases/ratios.ts";
import { tipFrames } from "./phrases/tip.ts";

const NOT_HERE =
  /\binvest|\b(?:pay(?:ing)? off|paid off|debt|loan|mortgage|sav(?:e|ing|ings)|interest|apr|apy|return|inflation)\b/;

/** Where "off" is no discount. */
const BORROWED = /\b(?:loan|mortgage|pay(?:ing)? off|paid off|debt|owe|borrow|invest)/;

const frames = [...priceFrames, ...ratioFrames, ...tipFrames, markupFrame];

export default withFrames(frames, {
  priority: 70,
  words: `${MONEY}percent percentage change increase decrease increased decreased went sales bill tip tipping restaurant dinner split way ways plus salary income sell sells selling sold buy buying bought profit margin markup item shirt shoes jacket starting start starts beginning discount save saving off measured accepted`,
  questions: [],
  understand(question) {
    const { lower } = question;
    if (!/%|percent|discount|\boff\b/.test(lower) || /\btip\b|gratuity|\bmark-?up\b|\bmargin\b/.test(lower))
      return undefined;
    return discount(question) ?? chain(question) ?? plain(question);
  },
});

/** Asks for a number of others: “40% of 250 people are women, how many are men”. */
const SECOND_CLAUSE = /% of [^%]{0,60}\d [^%]{1,80}\bhow (?:many|much)\b/;

function plain({ lower, figures }: Question): Call | undefined {
  if (NOT_HERE.test(lower) || SECOND_CLAUSE.test(lower)) return undefined;
  for (const { parts, input, show } of percentPatterns) {
    const caught = inOrder(lower, parts);
    if (!caught) continue;
    const values = Object.entries(input(caught, lower)).map(([id, value]) => [id, plainValue(id, value)]);
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
  input: { ...input, ...currencyOf(figures) },
  focus: { ...(show && { show }), assumes: [] },
});

/** "25% off 120", "120 with a 25% discount and 8% tax". */
function discount({ lower, figures }: Question): Call | undefined {
  if (
    BORROWED.test(lower) ||
    /\bwas\b.{1,40}\bnow\b|\bget (?:one|\d)|\bbogo\b/.test(lower) ||
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
  /(increase|raise|rise|up|plus|gain|add|decrease|reduc|drop|fall|down|minus|off|discount|loss|lose)\w{0,6}(?: of| by)? ([\d.]+)%|(?<![\d.])([\d.]+)% (increase|raise|rise|up|gain|decrease|reduction|drop|fall|down|off|discount|loss)/g;

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
