import type { CompiledConverter } from "../../units/compile.ts";
import { findUnit } from "../../units/find-unit.ts";
import { MAX_VALUE_LENGTH } from "../../units/value-length.ts";
import type { ConverterState } from "./converter-state.ts";

/**
 * Serializes the state: ?value=&from=&to=&digits= and the parameters by their ids; only differences from
 * `start`.
 */
export function queryOf(state: ConverterState, start: ConverterState): string {
  const query = new URLSearchParams();
  if (state.text !== start.text) query.set("value", state.text);
  if (state.from !== start.from || state.to !== start.to) {
    query.set("from", state.from);
    query.set("to", state.to);
  }
  for (const [id, value] of Object.entries(state.parameters))
    if (value !== start.parameters[id]) query.set(id, value);
  if (state.digits !== start.digits) query.set("digits", state.digits);
  return query.toString();
}

/**
 * Parses the state of an address. Lists names with invalid values in `ignored` and uses their defaults; the
 * value is then empty, so that no result answers another question, except for an invalid format.
 */
export function stateFromQuery(
  query: URLSearchParams,
  converter: CompiledConverter,
  start: ConverterState,
): { state: ConverterState; ignored: string[] } {
  const ignored: string[] = [];
  const take = (name: string, valid: (value: string) => boolean, fallback: string): string => {
    const value = query.get(name);
    if (value === null) return fallback;
    if (valid(value)) return value;
    ignored.push(name);
    return fallback;
  };
  const isUnit = (id: string): boolean => findUnit(converter, id) !== undefined;
  const state: ConverterState = {
    text: take("value", (value) => value.length <= MAX_VALUE_LENGTH, start.text),
    from: take("from", isUnit, start.from),
    to: take("to", isUnit, start.to),
    digits: take("digits", (value) => /^(auto|s([2-9]|1[0-5])|d(\d|1[0-5]))$/.test(value), start.digits),
    parameters: Object.fromEntries(
      converter.parameters.map(({ id }) => [
        id,
        take(id, (value) => value.length <= 40, start.parameters[id] ?? ""),
      ]),
    ),
  };
  const isAnswerable = ignored.every((name) => name === "digits");
  return { state: isAnswerable ? state : { ...state, text: "" }, ignored };
}
