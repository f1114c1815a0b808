import { stateFromQuery } from "../../run/address/converter-url.ts";
import { UNITS_NAME } from "../../run/address/names.ts";
import { answerOf, initialState } from "../../run/converter-view.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import type { ConverterLaws } from "../../units/law.ts";
import { messages } from "./messages.ts";
import { type PlainPage, toldNames } from "./plain-page.ts";

/** Builds a converter's form and answer from an address. Never throws on any input. */
export function plainConverter(
  converter: CompiledConverter,
  pair: readonly [string, string],
  query: URLSearchParams,
  laws: ConverterLaws | undefined,
): PlainPage {
  const start = initialState(converter, pair, laws);
  const { state, ignored } = stateFromQuery(query, converter, start);
  const answer = answerOf(converter, state, laws);
  const units = converter.units.map(({ id, name, symbol }) => ({
    id,
    label: symbol === "—" ? name : `${name} (${symbol})`,
  }));
  const to = converter.units.find(({ id }) => id === state.to);
  const inputNames = new Set([
    "value",
    "from",
    "to",
    "digits",
    UNITS_NAME,
    ...converter.parameters.map(({ id }) => id),
  ]);
  const unknown = [...query.keys()].filter((name) => !inputNames.has(name));
  return {
    fields: [
      { name: "value", label: "Value", value: state.text },
      { name: "from", label: "From", value: state.from, options: units },
      { name: "to", label: "To", value: state.to, options: units },
      ...converter.parameters
        .filter(({ fixed }) => !fixed)
        .map(({ id, label, unit, hint }) => ({
          name: id,
          label,
          value: state.parameters[id] ?? "",
          suffix: unit,
          hint,
        })),
    ],
    figures: answer.result
      ? [
          {
            label: "Result",
            text: `${answer.result.display} ${to && to.symbol !== "—" ? to.symbol : ""}`.trim(),
          },
        ]
      : [],
    steps: answer.example === "" ? [] : [{ title: "Formula", lines: [...answer.formula, answer.example] }],
    notes: answer.note === undefined ? [] : [answer.note],
    problems:
      Object.values(answer.problems).length === 0 && !answer.result
        ? [messages.valueMissing]
        : Object.values(answer.problems),
    ignored: toldNames([...ignored, ...unknown]),
  };
}
