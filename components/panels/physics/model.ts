import type { Solutions } from "@/lib/calculators/physics/result";
import type { PhysicsView } from "@/lib/calculators/physics/view";
import type { Failure } from "@/lib/core/result/result";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import { type Entries, type Entry, simpleIn } from "@/lib/kit/fields/entry";
import { quantityKey } from "@/lib/kit/fields/quantity-format";
import type { Sentence } from "@/lib/kit/fields/sentence";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { Quantities } from "@/lib/run/format/format-value";
import { quantitiesOf } from "@/lib/run/format/quantities";

export interface Form {
  view: PhysicsView;
  unknown: string;
  /** The entry of `unknown` has only its unit. */
  entries: Entries;
  system: UnitSystem;
}

/** Latest answer with its inputs. */
export interface Answer {
  view: PhysicsView;
  unknown: string;
  inputValues: Readonly<Record<string, number>>;
  result: Solutions;
}

export type Problems = Failure<Sentence>["problems"];

export interface AnsweredForm {
  form: Form;
  answer: Answer;
  /** Problems of the inputs; with any, `answer` is out of date. */
  problems: Problems;
}

/** Returns the text of a field without its unit. */
export function textOf(entry: Entry | undefined): string {
  const simple = simpleIn(entry);
  return (typeof simple === "string" ? simple : simple.value).trim();
}

export function unitOf(
  { view, entries }: Pick<Form, "view" | "entries">,
  symbol: string,
): string | undefined {
  const entry = simpleIn(entries[symbol]);
  const field = view.fields[symbol];
  if (field?.kind !== "quantity") return undefined;
  return typeof entry === "string" ? field.units[0] : entry.unit;
}

/** Returns the context for formatting: each quantity in the unit of its first field, that of the unknown first. */
export function contextOf({ view, unknown, entries, system }: Form): {
  currency: typeof DEFAULT_CURRENCY;
  quantities: Quantities;
} {
  const chosen: Record<string, string> = {};
  for (const symbol of [unknown, ...Object.keys(view.fields)]) {
    const field = view.fields[symbol];
    const unit = unitOf({ view, entries }, symbol);
    if (field?.kind === "quantity" && unit !== undefined) chosen[quantityKey(field)] ??= unit;
  }
  return {
    currency: DEFAULT_CURRENCY,
    quantities: quantitiesOf((slug) => view.converters[slug], { system, chosen }),
  };
}
