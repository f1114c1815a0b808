import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calculationText } from "../../lib/agents/calculation-text.ts";
import { findFormCalculator } from "../../lib/catalog/calculators.ts";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import { findJobForm } from "../../lib/catalog/jobs.ts";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../../lib/kit/fields/currency.ts";
import { formFromQuery } from "../../lib/run/address/calculator-url.ts";
import { stateFromQuery } from "../../lib/run/address/converter-url.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { answerOf, initialState } from "../../lib/run/converter-view.ts";
import { answer } from "../../lib/server/assistant/answer.ts";
import type { ChatReply } from "../../lib/server/assistant/chat.ts";
import { cpuClock } from "../cpu-clock.ts";
import { context, last } from "./context.ts";

interface Row {
  /** Earlier messages. */
  after?: string[];
  question: string;
  /** Start of the button’s address; empty: no button, since the reply is a question. */
  page: string;
  /** Text in the first lines of the reply. */
  figure: string;
  /** Text anywhere in the reply. */
  also?: string;
  /** The words that the reply must say it left out; without them none. */
  leaves?: string;
}

/** Worked out by questions.py and plain_questions.py beside it. */
const rows: Row[] = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8"));

const titled = rows.map((row) => ({ ...row, title: [...(row.after ?? []), row.question].join(" | ") }));
const answered = titled.filter(({ page }) => page !== "");

const replies = new Map<string, Promise<ChatReply>>();
/** Asks each question once for all tests. */
function replyTo({ title, after = [], question }: (typeof titled)[number]): Promise<ChatReply> {
  const reply = replies.get(title) ?? last(...after, question);
  replies.set(title, reply);
  return reply;
}

const figureLines = (reply: string): string => reply.split("\n").slice(0, 3).join("\n");

describe("questions as people ask them", () => {
  it("are each asked once", () => {
    expect(new Set(titled.map(({ title }) => title)).size).toBe(rows.length);
  });

  it.each(titled)("$title → $figure", async (row) => {
    const { page, figure, also = "" } = row;
    const { reply, action } = await replyTo(row);
    if (page === "") expect(action).toBeUndefined();
    else expect(action?.page.startsWith(page), `${action?.page}\n${reply}`).toBe(true);
    expect(figureLines(reply)).toContain(figure);
    expect(reply).toContain(also);
  });

  it.each(answered)("no word of “$title” is ignored without saying so", async (row) => {
    const { reply } = await replyTo(row);
    const leftOut = /^I left out: (.*)\.$/m.exec(reply)?.[1];
    expect(leftOut).toBe(row.leaves === undefined ? undefined : `“${row.leaves}”`);
  });

  it.each(answered.filter(({ also }) => also === undefined))(
    "the button of “$title” opens the page with the same figures",
    async (row) => {
      const { after = [], question } = row;
      const { reply, action } = await replyTo(row);
      const { pathname, searchParams } = new URL(action?.page ?? "", "https://scicalc.test");
      const [, area, ...rest] = pathname.split("/");
      if (area === "calculators" && findFormCalculator(rest[0] ?? "")) {
        if (!question.match(/\d/) && after.length === 0) return;
        expect(figureLines(reply)).toContain(await firstFigure(rest, searchParams, reply));
      } else if (area === "converters" && searchParams.size > 0) {
        expect(figureLines(reply)).toContain(await converted(rest[1] ?? "", searchParams));
      }
    },
  );
});

/** The figure that the page of an address shows under the label of the reply's first line. */
async function firstFigure(
  [id = "", job]: readonly string[],
  query: URLSearchParams,
  reply: string,
): Promise<string> {
  const calculator = job === undefined ? findFormCalculator(id) : findJobForm(id, job);
  if (!calculator) throw new Error(id);
  const form = formFromQuery(calculator.inputs, query);
  expect([...form.problems, ...form.ignored]).toEqual([]);
  const currency = findCurrency(form.currency) ?? DEFAULT_CURRENCY;
  const local = { ...context, currency };
  const result = await calculate(calculator.inputs, form.entries, local, await engineOf(id));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const lines = calculationText(
    {
      calculator,
      answer: result.value,
      entries: form.entries,
      sent: { sent: {}, implied: new Set() },
      currency,
      system: form.system,
    },
    { show: Object.keys(calculator.outputs), assumes: [] },
  ).split("\n");
  const second = reply.split("\n")[1] ?? "";
  const [first = ""] = reply.split("\n");
  const figure = first.slice(first.indexOf(": ") + 2);
  // The first line may have a name of its own; its figure stands on the page, and so does the whole second line.
  expect(
    lines.some((line) => line.endsWith(`: ${figure}`)),
    `${figure}\n${lines.join("\n")}`,
  ).toBe(true);
  return lines.includes(second) ? second : figure;
}

async function converted(slug: string, query: URLSearchParams): Promise<string> {
  const declaration = findConverter(slug);
  if (!declaration) throw new Error(slug);
  const converter = compiledConverter(declaration);
  const laws = await lawsOf(slug);
  const start = initialState(converter, declaration.defaultPair, laws);
  const { state, ignored } = stateFromQuery(query, converter, start);
  expect(ignored).toEqual([]);
  return answerOf(converter, state, laws).result?.display ?? "no result";
}

/** Milliseconds of processor time. */
const LIMIT_MS = 20;

describe("time", () => {
  async function measure(question: string): Promise<number> {
    const taken = cpuClock();
    await answer(question, [], context);
    return taken();
  }

  // The limit of the requirement is 20 ms for the 99th percentile. The median of three runs leaves out what the collector of
  // garbage and the compiler take.
  it("is below 20 ms for 99 of 100 questions", async () => {
    const times: number[] = [];
    for (const { question } of rows) {
      const runs = [await measure(question)];
      if (Number(runs[0]) >= LIMIT_MS / 2) runs.push(await measure(question), await measure(question));
      times.push(runs.sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.ceil(share * times.length) - 1] ?? 0;
    console.info(`p99 ${at(0.99).toFixed(1)} ms, most ${at(1).toFixed(1)} ms`);
    expect(at(0.99)).toBeLessThan(LIMIT_MS);
  });
});
