import { meaningfulWords } from "../kit/phrases/words.ts";
import { messages } from "./messages.ts";
import { strictObject } from "./strict-schema.ts";
import { propertiesOf, type Tool, type ToolContext, textOf } from "./tool.ts";

type Faq = ToolContext["faqs"][number];

export const findAnswerTool: Tool = {
  name: "find_answer",
  description: "Looks up a question about the site in its frequently asked questions.",
  parameters: strictObject({ question: { type: "string", description: "The question as it was asked." } }),
  async run(input, { faqs }) {
    const faq = bestFaq(textOf(propertiesOf(input).question), faqs);
    if (!faq) return { ok: false, message: messages.faqMissing };
    return {
      ok: true,
      text: printable(faq.answer),
      data: { question: faq.question, answer: faq.answer },
      page: { path: "/faq", label: "FAQ" },
    };
  },
};

/** Minimum shares of common words, in each direction. */
const LEAST_OF_ASKED = 0.6;
const LEAST_OF_QUESTION = 0.45;

/** Returns the question with the most words in common, in both directions; undefined if there are too few. */
function bestFaq(question: string, faqs: readonly Faq[]): Faq | undefined {
  const words = new Set(meaningfulWords(question));
  if (words.size === 0) return undefined;
  const weight = weights(faqs);
  const total = sum([...words], weight);
  const ranked = faqs
    .map((faq) => {
      const faqWords = new Set(meaningfulWords(faq.question));
      const common = sum(
        [...words].filter((word) => faqWords.has(word)),
        weight,
      );
      return { faq, asked: common / total, question: common / (sum([...faqWords], weight) || 1) };
    })
    .filter(({ asked: of, question }) => of >= LEAST_OF_ASKED && question >= LEAST_OF_QUESTION)
    .sort((a, b) => b.asked + b.question - a.asked - a.question);
  return ranked[0]?.faq;
}

const weightCache = new WeakMap<readonly Faq[], (word: string) => number>();

/** Weights each word by how well it distinguishes the questions: the more of them contain it, the less it counts. */
function weights(faqs: readonly Faq[]): (word: string) => number {
  const cached = weightCache.get(faqs);
  if (cached) return cached;
  const counts = new Map<string, number>();
  for (const { question } of faqs)
    for (const word of new Set(meaningfulWords(question))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string): number => 1 / Math.sqrt(counts.get(word) ?? 1);
  weightCache.set(faqs, weight);
  return weight;
}

const sum = (words: readonly string[], weight: (word: string) => number): number =>
  words.reduce((all, word) => all + weight(word), 0);

const LONGEST_ANSWER = 1200;

/** Formats an answer as plain text; truncates very long ones. */
const printable = (answer: string): string => {
  const plain = answer
    .toWellFormed()
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
  return plain.length > LONGEST_ANSWER ? `${plain.slice(0, LONGEST_ANSWER).trimEnd()} …` : plain;
};
