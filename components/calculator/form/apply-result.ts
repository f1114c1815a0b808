import { reuseParts } from "@/lib/core/data/reuse-parts";
import type { Entries } from "@/lib/kit/fields/entry";
import type { RecordSets } from "@/lib/kit/fields/records";
import { type CalculatorState, displayedForm } from "./calculator-state";

/** Returns what a result changes in a form: the last valid answer remains while the inputs are invalid. */
export function applyResult(
  state: CalculatorState,
  result: CalculatorState["result"],
): Partial<CalculatorState> {
  const { records, form, answer, answered, complete } = state;
  if (!result || result instanceof Promise) return { result, displayed: displayedMeanwhile(state) };
  const isLonger = extendsText(answered, form.entries);
  return {
    result,
    records: areSame(result.records, records) ? records : result.records,
    ...(result.ok
      ? {
          // Equal charts, tables and steps are not rendered again.
          answer: reuseParts(answer, result.value),
          answered: form.entries,
          isAnswered: true,
          complete: isLonger ? complete : { answer, answered },
        }
      : isLonger && complete),
  };
}

/** Returns the entries as displayed while a calculation is on its way: those of records as they were. */
function displayedMeanwhile(state: CalculatorState): Entries {
  const { entries } = state.form;
  const before = displayedForm(state);
  const { answered } = state;
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      entry === answered[id] ? (before[id] ?? entry) : entry,
    ]),
  );
}

/** Returns true if a text in a form is longer than it was and begins the same, as during typing. */
function extendsText(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (typeof before === "string" && typeof after === "string")
    return before !== "" && after.startsWith(before);
  return (
    typeof before === "object" &&
    typeof after === "object" &&
    Object.entries(after ?? {}).some(([id, value]) => extendsText((before as Entries)?.[id], value))
  );
}

const areSame = (some: RecordSets, others: RecordSets): boolean =>
  Object.keys({ ...some, ...others }).every((name) => some[name] === others[name]);
