import { FILLER } from "../../answers/vocabulary.ts";
import { phrases } from "../../catalog/phrases.ts";
import { applies, type Entry } from "../../fields/entry.ts";
import type { ChoiceField, Field, QuantityField } from "../../fields/field.ts";
import { filledBy } from "../../fields/records.ts";
import { type Figure, figuresOf } from "../../phrases/figures.ts";
import { simplified } from "../../phrases/normalize.ts";
import { stem } from "../../phrases/words.ts";
import { findQuantity } from "../../quantities/find.ts";
import { findLaws } from "../../quantities/laws.ts";
import { wordSet } from "../../reader/leftovers.ts";
import { readValue } from "../../units/read-value.ts";
import type { PageForm } from "./asked-from.ts";

/** What a message changes in the form of the page that it is asked from. */
export interface PageChange {
  id: string;
  label: string;
  entry: Entry;
  /** The message names the field, or something that stands in it. */
  named: boolean;
}

/** Several fields that a value could be meant for, by their labels. */
export interface Unclear {
  unclear: readonly string[];
}

/** Values of one message; more are no question but a table. */
const MOST = 4;
/** What is said relative to what stands there is no value. */
const RELATIVE =
  /\b(?:more|less|higher|lower|bigger|smaller|double|doubles|twice|half|halves|extra|another)\b/;
const PARTS = /,? (?:and|but) |, |; /;
const WITHIN = / (?:with|at|for|over) (?=[$€£¥]?\d)/;
/** More are no question back but a list to read. */
const MOST_ASKED = 4;

/**
 * The changes that a text in plain lower case asks for, all of it read: "the rate is 6% and the term 15 years". Undefined:
 * it asks for something else. `written`: the same with its capitals, which some units have.
 */
export function changesIn(
  text: string,
  form: PageForm,
  written = text,
): readonly PageChange[] | Unclear | undefined {
  if (RELATIVE.test(text)) return undefined;
  const parts = text.split(PARTS, MOST + 1).flatMap(withinPart);
  if (parts.length === 0 || parts.length > MOST) return undefined;
  const changes: PageChange[] = [];
  for (const part of parts) {
    const found = changeIn(part.trim(), form, written);
    if (!Array.isArray(found)) return found;
    changes.push(...found);
  }
  return changes;
}

/** "300k at 6% for 15 years" in its parts; "I save for 20 years" is one. */
function withinPart(part: string): string[] {
  const pieces = part.split(WITHIN).filter((piece) => piece.trim() !== "");
  const [first = "", second, ...rest] = pieces;
  return second === undefined || /\d/.test(first) ? pieces : [`${first} ${second}`, ...rest];
}

interface Candidate {
  id: string;
  field: Field;
  words: ReadonlySet<string>;
}

/** The fields that a visitor can fill in now, with what they are called. */
const candidatesOf = ({ calculator: { inputs }, typed }: PageForm): Candidate[] =>
  Object.entries(inputs)
    .filter(([id, field]) => applies(field, typed) && filledBy(inputs, typed, id) === undefined)
    .map(([id, field]) => ({ id, field, words: namesOf(id, field) }));

const namesOf = (id: string, field: Field): ReadonlySet<string> => {
  const suffix = "suffix" in field && field.suffix ? field.suffix : "";
  const own = `${field.label} ${id.replace(/(?=[A-Z])/g, " ")} ${suffix}`.toLowerCase();
  const said = own.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set([...said, ...said.map(stem)]);
};

/** The words of a text that may name something. */
const contentOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !FILLER.has(word));

type Found = PageChange[] | Unclear | undefined;

function changeIn(part: string, form: PageForm, written: string): Found {
  const figures = figuresOf(part);
  const [figure] = figures;
  return (figure && valueIn(part, figures, form, written)) ?? choiceIn(part, form);
}

interface Fit extends Candidate {
  entry: Entry;
  /** 2: of its own kind or in its unit; 1: a plain number. */
  kind: number;
  /** How many words of the text are the field's. */
  matched: number;
  /** The choice beside it that its unit makes. */
  unit: PageChange | undefined;
}

function valueIn(part: string, figures: readonly Figure[], form: PageForm, written: string): Found {
  const [figure] = figures;
  if (!figure) return undefined;
  const candidates = candidatesOf(form);
  const vocabulary = wordSet(
    phrases.find(({ calculator }) => calculator === form.calculator.id)?.words ?? "",
  );
  // A word that names another field is not just said around this one.
  const isIdle = (word: string): boolean =>
    (vocabulary.has(word) || vocabulary.has(stem(word))) &&
    !candidates.some(({ words }) => names(words, word));
  const fits = candidates.flatMap((candidate): Fit[] => {
    const { id, field, words } = candidate;
    const unit = unitBeside(id, figure, candidates);
    const read = unit
      ? { entry: figure.value, kind: 2, around: `${figure.before} ${figure.after}` }
      : readAs(field, form.typed[id], part, figures, written);
    if (!read) return [];
    const said = joined(contentOf(read.around), words);
    if (!said.every((word) => names(words, word) || isIdle(word))) return [];
    const matched = said.filter((word) => names(words, word)).length;
    return [{ ...candidate, entry: read.entry, kind: read.kind, matched, unit }];
  });
  const best = bestOf(fits);
  if (best.length > 1) return { unclear: best.slice(0, MOST_ASKED).map(({ field }) => field.label) };
  const [one] = best;
  if (!one) return undefined;
  const change = { id: one.id, label: one.field.label, entry: one.entry, named: one.matched > 0 };
  return [change, ...(one.unit ? [one.unit] : otherOfTerm(one.id, form))];
}

/** "20 years" where the unit is a choice of its own: `timeUnit` beside `time`. */
function unitBeside(id: string, { kind }: Figure, candidates: readonly Candidate[]): PageChange | undefined {
  const beside = candidates.find(({ id: other }) => other === `${id}Unit`);
  if (beside?.field.kind !== "choice" || !beside.field.options.some((option) => option.id === kind))
    return undefined;
  return { id: beside.id, label: beside.field.label, entry: kind, named: false };
}

/** "air flow" as one word where the field is called so. */
const joined = (said: readonly string[], words: ReadonlySet<string>): string[] =>
  said.flatMap((word, place) => {
    if (words.has(word + (said[place + 1] ?? " "))) return [word + said[place + 1]];
    return place > 0 && words.has((said[place - 1] ?? "") + word) ? [] : [word];
  });

const names = (words: ReadonlySet<string>, word: string): boolean => words.has(word) || words.has(stem(word));

/** Those that fit best: by their name, then by their kind, plain fields before advanced ones, then the shortest name. */
function bestOf(fits: readonly Fit[]): readonly Fit[] {
  const rankOf = ({ matched, kind, field, words }: Fit): readonly number[] => [
    matched,
    kind,
    field.advanced ? 0 : 1,
    matched === 0 ? 0 : -words.size,
  ];
  const compare = (one: Fit, other: Fit): number => {
    const others = rankOf(other);
    return rankOf(one).reduce((order, rank, place) => order || (others[place] ?? 0) - rank, 0);
  };
  const [first, ...rest] = [...fits].sort(compare);
  return first ? [first, ...rest.filter((fit) => compare(first, fit) === 0)] : [];
}

/** A value as a field takes it, and what stands around it; undefined: it cannot be meant for this field. */
function readAs(
  field: Field,
  typed: Entry | undefined,
  part: string,
  figures: readonly Figure[],
  written: string,
): { entry: Entry; kind: number; around: string } | undefined {
  const [figure] = figures;
  if (!figure) return undefined;
  if (field.kind === "quantity") return readQuantity(field, typed, part, figure, written);
  if (figures.length > 1) return undefined;
  const around = `${figure.before} ${figure.after}`;
  const kind = kindOf(field, figure);
  return kind === 0 ? undefined : { entry: figure.value, kind, around };
}

function kindOf(field: Field, { kind, per }: Figure): number {
  if (per !== undefined && field.kind !== "money") return 0;
  if (kind === "plain") return ["money", "percent", "number", "count"].includes(field.kind) ? 1 : 0;
  if (kind === "percent" || kind === "money") return field.kind === kind ? 2 : 0;
  const isNumber = field.kind === "count" || field.kind === "number";
  const own = isNumber ? namesOf("", field) : new Set<string>();
  return own.has(kind) || own.has(kind.slice(0, -1)) ? 2 : 0;
}

/** "180 lb", "5 ft 11 in": the value with the units behind it; a plain number is in the unit that stands there. */
function readQuantity(
  field: QuantityField,
  typed: Entry | undefined,
  part: string,
  figure: Figure,
  written: string,
): { entry: Entry; kind: number; around: string } | undefined {
  const converter = findQuantity(field.converter);
  if (!converter) return undefined;
  const unit = typeof typed === "object" && "unit" in typed ? typed.unit : field.units[0];
  const words = part.slice(figure.index).split(" ");
  // The longest beginning that is a value: what follows names the field ("180 lb weight").
  for (let end = Math.min(words.length, 6); end > 0; end -= 1) {
    const value = asWritten(words.slice(0, end).join(" "), written);
    const read = readValue(value, converter, unit, findLaws(field.converter));
    if (!read.ok) continue;
    const around = `${figure.before} ${words.slice(end).join(" ")}`;
    return { entry: { value, unit }, kind: /\p{L}|["']/u.test(value) ? 2 : 1, around };
  }
  return undefined;
}

function asWritten(lower: string, written: string): string {
  const place = written.toLowerCase().indexOf(lower);
  return place < 0 ? lower : written.slice(place, place + lower.length);
}

/** A term stands in two fields, years and months: who says one of them says the whole. */
function otherOfTerm(id: string, { calculator: { inputs }, typed }: PageForm): PageChange[] {
  const other = /years/i.test(id)
    ? id.replace("years", "months").replace("Years", "Months")
    : monthsToYears(id);
  const field = other === id ? undefined : inputs[other];
  if ((field?.kind !== "count" && field?.kind !== "number") || !applies(field, typed) || typed[other] === "0")
    return [];
  return [{ id: other, label: field.label, entry: "0", named: false }];
}

const monthsToYears = (id: string): string => id.replace("months", "years").replace("Months", "Years");

/** "payments are every two weeks": the option of a field that a text names. */
function choiceIn(part: string, form: PageForm): Found {
  const said = contentOf(part);
  if (said.length === 0) return undefined;
  const fits = candidatesOf(form).flatMap(({ id, field, words }) =>
    field.kind === "choice" && !field.mode
      ? optionsNamed(field, part, (word) => names(words, word)).map((option) => ({ id, field, option }))
      : [],
  );
  const [one, ...others] = fits;
  if (others.length > 0) return { unclear: fits.map(({ option }) => option.label) };
  return one && [{ id: one.id, label: one.field.label, entry: one.option.id, named: true }];
}

const optionsNamed = ({ options }: ChoiceField, part: string, isName: (word: string) => boolean) => {
  const said = contentOf(part).map(stem);
  return options.filter(({ id, label, aliases = [] }) =>
    [label.split(" (", 1)[0] ?? "", id, ...aliases].some((name) => {
      const own = contentOf(simplified(name)).map(stem);
      return (
        own.length > 0 &&
        own.every((word) => said.includes(word)) &&
        said.every((word) => own.includes(word) || isName(word))
      );
    }),
  );
};
