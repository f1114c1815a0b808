import { shownValue } from "../../run/common-tables.ts";
import { formatInProse } from "../../units/format.ts";
import type { ConverterDeclaration, Question } from "../../units/quantity.ts";
import * as R from "../../units/rational.ts";
import { withUnit } from "../../units/with-unit.ts";
import { messages } from "./messages.ts";
import { type PairContext, proseConversion } from "./pair-context.ts";
import { factorOf } from "./pair-facts.ts";

const MIN_QUESTIONS = 2;

/** Returns the questions about the quantity, for the converter’s page. */
export const converterQuestions = ({ faq }: ConverterDeclaration): Question[] =>
  faq.filter(({ pairs, general }) => pairs === undefined || general);

/** Returns the questions of a pair: its own, those of the converter that name it, and derived ones if those are few. */
export function pairQuestions(context: PairContext): Question[] {
  const { declaration, pair } = context;
  const named = declaration.faq.filter(({ pairs }) => pairs?.includes(pair.slug));
  const declared = [...(pair.faq ?? []), ...named];
  const missing = Math.max(0, MIN_QUESTIONS - declared.length);
  return [...declared, ...derivedQuestions(context).slice(0, missing)];
}

function derivedQuestions(context: PairContext): Question[] {
  return [valueQuestion(context), sizeQuestion(context)].filter((question) => question !== undefined);
}

/** Asks for the value of the worked example, and answers with the values around it. */
function valueQuestion(context: PairContext): Question | undefined {
  const { declaration, from, to } = context;
  const { example = "1", tables = [] } = declaration.commonValues[from.id] ?? {};
  const values = tables.flatMap((table) => table.values);
  const at = values.indexOf(example);
  const around = (at < 0 ? values : [values[at - 1], values[at + 1]]).filter((value) => value !== undefined);
  const [main, ...others] = [example, ...around.slice(0, 2)]
    .map((value) => proseConversion(context, value))
    .filter((conversion) => conversion !== undefined);
  return main && messages.valueQuestion(withUnit(shownValue(example), from), to.plural, main, others);
}

/** Asks which unit is larger. */
function sizeQuestion(context: PairContext): Question | undefined {
  const factor = factorOf(context);
  if (!factor) return undefined;
  const isFromLarger = R.compare(factor, R.ONE) > 0;
  const [larger, smaller] = isFromLarger ? [context.from, context.to] : [context.to, context.from];
  const count = formatInProse(isFromLarger ? factor : R.divide(R.ONE, factor));
  return messages.sizeQuestion({
    units: [withUnit("1", context.from), withUnit("1", context.to)],
    larger: withUnit("1", larger),
    inSmaller: withUnit(count, smaller),
    names: [context.from.plural, context.to.plural],
    isNumberLarger: isFromLarger,
  });
}
