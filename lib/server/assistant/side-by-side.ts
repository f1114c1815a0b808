import { runCalculator } from "../../agents/calculator-tool.ts";
import { panelTool } from "../../agents/panel-tool.ts";
import type { ToolResult } from "../../agents/tool.ts";
import { findFormCalculator } from "../../catalog/calculators.ts";
import { findPanelWithApi } from "../../catalog/panel-apis.ts";
import { expressionFigure } from "../../faces/answers/expression-figure.ts";
import type { Reading } from "../../faces/answers/reading.ts";
import type { Call } from "../../kit/phrases/define.ts";
import { simplified } from "../../kit/phrases/normalize.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import { readNumberValue } from "../../kit/reader/number-text.ts";
import { sentenceOf, textOfSpan } from "../../kit/reader/sentence.ts";
import { type Value, ValueReader } from "../../kit/reader/values.ts";
import { type ChatContext, type ChatReply, openingOf } from "./chat.ts";
import { readingOf } from "./reading.ts";

const COMPARISON_WORDS = /\b(?:compare|comparing|vs|versus|or|difference)\b/;
/** True if the text asks to compare its values, even if one calculation could take both. */
export const isComparison = (text: string): boolean => /\b(?:compare|comparing|vs|versus)\b/i.test(text);
const MAX_VALUES = 4;
/** Maximum tokens of a text, as for calculators. */
const MAX_TOKENS = 80;
/** Text between two compared values; a word precedes the last one. */
const JOINT = /^(?:,|,? ?(?:and|or|vs\.?|versus|against|with|to))(?: an?)? ?$/;
const NOUNS = /^[ -]?(?:mortgages?|loans?|terms?) /;

/** Returns the adjacent values of one kind: "15 and 30 year", "6% or 7%". Returns undefined if there are fewer than two. */
function valuesSideBySide(reader: ValueReader): readonly Value[] | undefined {
  const { text, tokens } = reader.sentence;
  const values: Value[] = [];
  for (const place of tokens.keys()) {
    const value = place < (values.at(-1)?.end ?? 0) ? undefined : reader.readPlain(place);
    if (value) values.push(value);
  }
  for (let start = 0; start < values.length - 1; start += 1) {
    const chain = values.slice(start, start + 1);
    for (const next of values.slice(start + 1, start + MAX_VALUES)) {
      const between = text.slice(tokens[(chain.at(-1)?.end ?? 0) - 1]?.end, tokens[next.start]?.start);
      if (!JOINT.test(between.replace(NOUNS, " ").trim())) break;
      chain.push(next);
    }
    const kind = chain.at(-1)?.kind;
    if (chain.length > 1 && chain.every((value) => value.kind === kind || value.kind === "number"))
      return chain;
  }
  return undefined;
}

/**
 * Answers a comparison with one line for each value. `readOne` reads the text with one of the values. Returns undefined if the
 * text compares nothing.
 */
export async function sideBySide(
  text: string,
  context: ChatContext,
  readOne = (each: string): Reading | undefined => readingOf(each, context),
): Promise<ChatReply | undefined> {
  const sentence = sentenceOf(simplified(text));
  const { text: lower, tokens } = sentence;
  const isShort = tokens.length <= MAX_TOKENS;
  const chain =
    isShort && COMPARISON_WORDS.test(lower) ? valuesSideBySide(new ValueReader(sentence)) : undefined;
  const [first, last] = [chain?.[0], chain?.at(-1)];
  if (!chain || !first || !last) return undefined;
  const digitsOf = ({ start, end }: Value): string => {
    const sign = tokens[start]?.kind === "sign" ? 1 : 0;
    const number = readNumberValue(sentence, start) ?? readNumberValue(sentence, start + sign);
    return textOfSpan(sentence, { start, end: number?.end ?? end });
  };
  const unit = textOfSpan(sentence, last).slice(digitsOf(last).length);
  const [before, after] = [
    lower.slice(0, tokens[first.start]?.start),
    lower.slice(tokens[last.end - 1]?.end),
  ];
  const lines: string[] = [];
  let shared: string[] | undefined;
  let action: ChatReply["action"];
  for (const each of chain) {
    const value = `${digitsOf(each)}${unit}`;
    const reading = readOne(before + value + after);
    if (reading?.kind !== "call" || !isWhole(reading.left)) return undefined;
    const show = reading.call.focus?.show?.slice(0, 2) ?? [];
    const result = await runCall(
      { calculator: reading.calculator, call: { ...reading.call, focus: { ...reading.call.focus, show } } },
      context,
    );
    if (!result?.ok) return undefined;
    const resultLines = result.text.split("\n");
    const figureCount = Math.max(show.length, 1);
    lines.push(
      `With ${value.replace("-", " ").replace(/(?<=year|month)$/, "s")}: ${resultLines.slice(0, figureCount).join("; ")}`,
    );
    const others = resultLines.slice(figureCount);
    shared = shared?.filter((line) => others.includes(line)) ?? others;
    action ??= result.page && openingOf(result.page);
  }
  // Assumptions and notes that all lines share, without formulas, whose numbers differ.
  const remarks = (shared ?? []).filter((line) => !line.includes(" = "));
  return { reply: [...lines, ...remarks].join("\n"), ...(action && { action }) };
}

/** Runs the calculation of a reading. */
export async function runCall(
  { calculator: id, call: { calculator: other, input, focus } }: { calculator: string; call: Call },
  context: ChatContext,
): Promise<ToolResult | undefined> {
  const calculator = findFormCalculator(other ?? id);
  if (calculator) return runCalculator(calculator, input, context, focus);
  const panel = findPanelWithApi(other ?? id);
  const result = panel && (await panelTool(panel).run(input, context));
  if (!result?.ok) return result;
  const { data } = result;
  const isObject = typeof data === "object" && data !== null;
  const figure = expressionFigure(isObject && "result" in data ? data.result : undefined, focus);
  const lines = [
    ...(figure === undefined ? [] : [`${focus?.label ?? "Result"}: ${figure}`]),
    result.text,
    ...(focus?.note === undefined ? [] : [focus.note]),
  ];
  return { ...result, text: lines.join("\n") };
}
