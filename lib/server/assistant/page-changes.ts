import { phrases } from "../../catalog/phrases.ts";
import { applies, type Entry } from "../../kit/fields/entry.ts";
import type { ChoiceField, Field } from "../../kit/fields/field.ts";
import { filledBy, unitOf } from "../../kit/fields/records.ts";
import { simplified } from "../../kit/phrases/normalize.ts";
import { stem } from "../../kit/phrases/words.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { type Assignment, assignValues, isNumber, valuesAt } from "../../kit/reader/assign-values.ts";
import type { Frame, Slot } from "../../kit/reader/frame.ts";
import { isWhole, leftoversOf, wordSet } from "../../kit/reader/leftovers.ts";
import { FREQUENCY_BY_PERIOD } from "../../kit/reader/money-questions.ts";
import { findAll } from "../../kit/reader/pattern.ts";
import { type Sentence, sentenceOf, textOfSpan } from "../../kit/reader/sentence.ts";
import { DURATION_UNITS, type DurationUnit } from "../../kit/reader/value-words.ts";
import { ValueReader, type ValueType } from "../../kit/reader/values.ts";
import { CONNECTORS, PAGE_FILLERS, RELATIVE, SEPARATORS } from "../../kit/reader/vocabulary.ts";
import type { PageForm } from "./page-state.ts";

/** A change that a message makes in the form of the page. */
export interface PageChange {
  id: string;
  label: string;
  entry: Entry;
  /** True if the message names the field or its value. */
  named: boolean;
}

/** Labels of the fields that a value fits equally. */
interface Unclear {
  unclear: readonly string[];
}

/** Maximum tokens of a message that may be a change. */
const MAX_TOKENS = 40;
/** Fields that a question may list. */
const MAX_CANDIDATES = 4;

interface PageSlot extends Slot {
  id: string;
  field: Field;
  roles: string;
  /** Words of its name that may be left over. */
  words: ReadonlySet<string>;
}

type Taken = Assignment["taken"][number];

/**
 * Reads the changes in a text that is understood completely: "the rate is 6% and the term 15 years". Returns
 * undefined for any other text.
 */
export function changesIn(text: string, form: PageForm): readonly PageChange[] | Unclear | undefined {
  const sentence = sentenceOf(text.toLowerCase(), text);
  if (sentence.tokens.length > MAX_TOKENS) return undefined;
  const reader = new ValueReader(sentence, { quantityOf: findQuantity });
  const all = slotsOf(form, sentence);
  // The "monthly" of "monthly deposit 500" is an option only if nothing else uses it.
  for (const slots of [all.filter(({ field }) => field.kind !== "choice"), all]) {
    const bySlot = Object.fromEntries(slots.map((slot) => [slot.id, slot]));
    const frame: Frame = { cues: [], slots: bySlot, longestValues: true, call: () => undefined };
    const { taken } = assignValues(frame, reader, []);
    if (taken.length === 0 || !isUnderstood(taken, all, sentence, form)) continue;
    const changes = taken.map((each) => changesFor(each, form, sentence));
    const isComplete = changes.every((each) => each !== undefined);
    return unclearFields(taken, slots, reader, form) ?? (isComplete ? changes.flat() : undefined);
  }
  return undefined;
}

function slotsOf(form: PageForm, { tokens }: Sentence): PageSlot[] {
  const slots = fieldsOf(form).map(([id, field]): PageSlot => {
    const label = partsOf(field.label);
    const words = [...label, ...partsOf(suffixOf(field)), ...partsOf(id.replace(/(?=[A-Z])/g, " "))].filter(
      (word) => !PAGE_FILLERS.has(word),
    );
    // Splits "amount" off "Loan amount".
    const ends = label.flatMap((word, place) => (isLink(word) ? [] : [label.slice(place).join(" ")]));
    // Joins "air flow" for "Airflow".
    const pairs = tokens.slice(1).map(({ text }, place) => [tokens[place]?.text ?? "", text]);
    const split = pairs.filter((pair) => words.includes(pair.join(""))).map((pair) => pair.join(" "));
    return {
      id,
      field,
      type: typesOf(id, field, form),
      ...(field.kind === "money" && { per: "allowed" }),
      roles: [...ends, ...words, ...split].join(" | "),
      words: wordSet(words.join(" ")),
    };
  });
  const rank = ({ field, words }: PageSlot): number => (field.advanced ? 1000 : 0) + words.size;
  return slots.sort((one, other) => rank(one) - rank(other));
}

const fieldsOf = ({ calculator: { inputs }, entries }: PageForm): (readonly [string, Field])[] =>
  Object.entries(inputs).filter(
    ([id, field]) => applies(field, entries) && filledBy(inputs, entries, id) === undefined,
  );

const partsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const suffixOf = (field: Field): string => ("suffix" in field && field.suffix) || "";
const isLink = (word: string): boolean => CONNECTORS.has(word) || SEPARATORS.has(word);

function typesOf(id: string, field: Field, form: PageForm): readonly ValueType[] {
  switch (field.kind) {
    case "money":
      return ["money", "number"];
    case "percent":
      return ["percent", "number"];
    case "quantity":
      return [{ slug: field.converter }, "number"];
    case "choice":
      return field.mode ? [] : [{ find: (name) => optionNamed(field, name, form) }];
    case "count":
    case "number": {
      const counted = [...countedBy(id, form)];
      // The first field of "years" and "months" takes the complete term.
      return counted[0]?.[1] === id ? [{ within: counted.map(([unit]) => unit) }, "number"] : ["number"];
    }
    default:
      return [];
  }
}

/**
 * Returns the fields for a duration that a field belongs to, by their units: years and months, `ageYears` and `ageMonths`, or one
 * field with its unit in a choice.
 */
function countedBy(id: string, form: PageForm): ReadonlyMap<DurationUnit, string> {
  const choice = form.calculator.inputs[`${id}Unit`];
  const baseOf = (name: string): string => name.replace(UNIT_NAME, "");
  const unitsIn = (other: string, field: Field): DurationUnit[] =>
    (field.kind === "count" || field.kind === "number") && baseOf(other) === baseOf(id)
      ? DURATION_UNITS.filter((unit) => partsOf(`${field.label} ${suffixOf(field)}`).includes(unit))
      : [];
  const options = choice?.kind === "choice" ? choice.options.map((option) => option.id) : [];
  return new Map(
    choice
      ? DURATION_UNITS.filter((unit) => options.includes(unit)).map((unit) => [unit, id])
      : fieldsOf(form).flatMap(([other, field]) => unitsIn(other, field).map((unit) => [unit, other])),
  );
}

const UNIT_NAME = /(?:years|months)$/i;

/**
 * Returns the id of the option with a name: "every 2 weeks". Ids that are words of a label, or numbers, are
 * not names.
 */
function optionNamed({ options }: ChoiceField, name: string, form: PageForm): string | undefined {
  const contentOf = (text: string): string =>
    partsOf(text)
      .filter((word) => !PAGE_FILLERS.has(word))
      .map(stem)
      .join(" ");
  const content = contentOf(name);
  const labels = wordSet(
    fieldsOf(form)
      .flatMap(([, { label }]) => partsOf(label))
      .join(" "),
  );
  const namesOf = ({ id, label, aliases = [] }: ChoiceField["options"][number]): string[] =>
    [label.split(" (", 1)[0] ?? "", ...aliases, ...(labels.has(id) ? [] : [id])].map(simplified);
  return /\p{L}/u.test(content)
    ? options.find((option) => namesOf(option).some((each) => contentOf(each) === content))?.id
    : undefined;
}

/**
 * Returns true if all words are values, roles, words of this calculator, or fillers. Words of other fields
 * are not.
 */
function isUnderstood(
  taken: readonly Taken[],
  slots: readonly PageSlot[],
  sentence: Sentence,
  { calculator }: PageForm,
): boolean {
  const spans = taken.flatMap(({ value, role = value }) => [value, role]);
  const consumed = sentence.tokens.map((_, place) =>
    spans.some(({ start, end }) => start <= place && place < end),
  );
  const [takenWords, otherWords] = [true, false].map((isTaken) =>
    slots.flatMap(({ id, words }) => (taken.some(({ slot }) => slot === id) === isTaken ? [...words] : [])),
  );
  const idle = wordSet(phrases.find((each) => each.calculator === calculator.id)?.words ?? "");
  const words = new Set([...idle].filter((word) => !otherWords?.includes(word)).concat(takenWords ?? []));
  const isRelative = sentence.tokens.some(({ text }, place) => RELATIVE.has(text) && !consumed[place]);
  const left = leftoversOf(sentence, consumed, words.union(PAGE_FILLERS), new Set());
  return !isRelative && isWhole(left);
}

/** Lists the fields that a value fits as well as the one that took it: by name, kind and place on the page. */
function unclearFields(
  taken: readonly Taken[],
  slots: readonly PageSlot[],
  reader: ValueReader,
  { calculator }: PageForm,
): Unclear | undefined {
  const ids = Object.keys(calculator.inputs);
  for (const { slot, value, role } of taken) {
    const takenSlot = slots.find(({ id }) => id === slot);
    const fits = slots.filter((other) => {
      const isFree = !taken.some((each) => each.slot === other.id);
      const isNamed = findAll(other.roles, reader.sentence).some(
        ({ start, end }) => start === role?.start && end === role.end,
      );
      return (
        other === takenSlot ||
        (isFree &&
          other.field.advanced === takenSlot?.field.advanced &&
          (!role || (isNamed && other.words.size === takenSlot?.words.size)) &&
          valuesAt(other, value, reader).some((each) => isNumber(each) === isNumber(value)))
      );
    });
    const labels = fits
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ field }) => field.label);
    if (labels.length > 1) return { unclear: labels.slice(0, MAX_CANDIDATES) };
  }
  return undefined;
}

/** Returns the changes of a value: to its field, and to a choice with its unit or period. */
function changesFor(
  { slot, value, role }: Taken,
  form: PageForm,
  sentence: Sentence,
): PageChange[] | undefined {
  const { calculator, entries } = form;
  const named = role !== undefined || value.kind === "name";
  const change = (id: string, entry: Entry): PageChange => ({
    id,
    label: calculator.inputs[id]?.label ?? id,
    entry,
    named,
  });
  const field = calculator.inputs[slot];
  if (value.kind === "duration") {
    const counted = [...countedBy(slot, form)];
    const [unit = "", ...others] = Object.keys(value.parts);
    if (`${slot}Unit` in calculator.inputs)
      return others.length > 0
        ? undefined
        : [change(slot, Object.values(value.parts)[0] ?? ""), change(`${slot}Unit`, unit)];
    // A message with years or months states the complete term.
    return counted.flatMap(([each, id]) =>
      value.parts[each] !== undefined || !/^0?$/.test(String(entries[id] ?? ""))
        ? [change(id, value.parts[each] ?? "0")]
        : [],
    );
  }
  const text = "text" in value ? value.text : value.kind === "name" ? value.id : "";
  if (field?.kind === "quantity") {
    // Several terms have their units.
    const isComplete = value.kind === "number" || /[\p{L}'"]/u.test(text);
    const entry = {
      value: isComplete ? text : textOfSpan(sentence, value),
      unit: unitOf(entries[slot]) ?? field.units[0],
    };
    return [change(slot, entry)];
  }
  if (value.kind !== "money" || value.per === undefined) return [change(slot, text)];
  const { per } = value;
  const [id = "", choice] =
    Object.entries(calculator.inputs)[Object.keys(calculator.inputs).indexOf(slot) + 1] ?? [];
  const option =
    choice?.kind === "choice"
      ? choice.options.find((each) =>
          [per, FREQUENCY_BY_PERIOD[per]].includes(each.id.replace(/(?=[A-Z])/g, "-").toLowerCase()),
        )
      : undefined;
  return option && [change(slot, text), change(id, option.id)];
}
