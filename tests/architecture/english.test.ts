import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isTest } from "./imports.ts";
import { sourceFiles } from "./regular-expressions.ts";
import { textsOf, visibleTexts } from "./visible-texts.ts";

/** Words that were once on the site and that no American editor would leave, with what stands there now. */
const TRANSLATED: readonly [RegExp, string][] = [
  [/\bmind the trap\b/i, "Common pitfalls"],
  [/\bwhat this takes for granted\b/i, "Assumptions"],
  [/\bwork(?:ed|ing)? (?:it |this )?out\b/i, "calculate"],
  [/\bno substitute for\b/i, "not a substitute for"],
  [/\brounded for reading\b/i, "Rounded for display"],
  [/\bwhat rounding left over\b/i, "Final rounding adjustment"],
  [/\bends by itself\b/i, "ends automatically"],
  [/\bcomes? twice\b/i, "occurs twice"],
  [/\bproof sheet\b/i, "printable report"],
  [/\bcomes? on top\b/i, "adds to that"],
  [/\b1 results\b/i, "1 result"],
];

/** Labels that are wrong alone and right within a sentence. */
const LABELS = new Set([
  "Take care",
  "What if",
  "In the form",
  "Take up",
  "What these are",
  "All payments",
  "Payments at the",
  "Pay in all",
  "Start needed",
  "Rise of deposits",
  "Nominal, a year",
  "Which ends count",
  "Own holidays",
  "Seen from today",
  "Kind of year",
  "About a day",
  "In the head",
]);

/** Spellings that are wrong in sentences. Aliases that visitors may enter, and titles of sources, keep theirs. */
const IN_SENTENCES: readonly [RegExp, string][] = [
  [/\d %/, "6.5%"],
  [
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/,
    "November 22, 2026",
  ],
  [/\b(the|an?|of|to|is|in|and|for|with) \1\b|\b[Tt]he The\b/, "the word once"],
  [
    /\b(?:(?:milli|centi|kilo)?(?:metre|litre)|centre|fibre|(?:colo|favo|behavio|neighbo|labo|vapo)ur|grey|aluminium|sulph|tyre|storey|whilst|programme|catalogue|licence|defence|maths)/i,
    "the American spelling",
  ],
  [/\b(?:cancel|label|model|travel)led\b|\banalys(?:e|ed|ing)\b/i, "the American spelling"],
  [
    /\b(?:organ|recogn|normal|optim|summar|minim|maxim|initial|real|synchron)is(?:e|ed|es|ing|ation)\b/i,
    "the American spelling",
  ],
];

/** The product’s specification has some texts word for word. */
const SPECIFIED = ["docs/specification.md", "tests/fixtures/inventory.json"].map((file) =>
  readFileSync(file, "utf8"),
);

/** An apostrophe as keyboards have it, in prose; what visitors may type is in lower case, or a pattern. */
const STRAIGHT = /\p{L}'\p{L}|s' \p{L}/u;

/** Lists the mistakes in a text. */
function stumbles(text: string): string[] {
  const isSentence = /[.?!:]$/.test(text) && text.includes(" ");
  const rules = isSentence ? [...TRANSLATED, ...IN_SENTENCES] : TRANSLATED;
  const isProse = isSentence || /^\p{Lu}/u.test(text);
  const isStraight =
    isProse && !text.startsWith("^") && STRAIGHT.test(text) && !SPECIFIED.some((all) => all.includes(text));
  return [
    ...(isStraight ? [`“${text}”: ’ for apostrophes`] : []),
    ...(LABELS.has(text) ? [text] : []),
    ...rules.flatMap(([words, better]) => {
      const match = words.exec(text)?.[0];
      return match === undefined ? [] : [`“${match}”: ${better}`];
    }),
  ];
}

describe("the texts of the site are American English", () => {
  const articles = readdirSync("content/articles").map((file) => `content/articles/${file}`);
  const files = [
    ...sourceFiles(["app", "components", "content", "lib"]).filter((file) => !isTest(file)),
    ...articles,
  ];

  it("in every source and article", () => {
    const texts = visibleTexts(files);
    // The reader finds sentences at all.
    expect(texts.filter(({ text }) => text.endsWith(".")).length).toBeGreaterThan(1000);
    expect(texts.flatMap(({ text, place }) => stumbles(text).map((match) => `${place} ${match}`))).toEqual(
      [],
    );
  });

  it.each([
    ['const a = "Mind the trap";', 1],
    ["const a = <p>rows; the The CSV file has\n all of them.</p>;", 1],
    ["const a = `For 30 years at 6.5 % a year.`;", 1],
    ['const a = "Changed on 22 November 2026.";', 1],
    ['const a = "The colour of the metre.";', 1],
    ['const a = "All payments";', 1],
    ['const a = "All payments are monthly.";', 0],
    ['const a = "The page\'s address";', 1],
    ['const a = "We\'ve received your message and will get back to you shortly.";', 0],
    ['const names = ["gunter\'s chain"];', 0],
    ['const words = "metre metres litre colour";', 0],
    ['import a from "./worked out";', 0],
    ["const rest = 52 % years;", 0],
  ])("a test that can fail: %s", (source, problems) => {
    expect(textsOf(source, "made-up.tsx").flatMap(({ text }) => stumbles(text))).toHaveLength(problems);
  });
});
