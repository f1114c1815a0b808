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
import { PAGE_FILLERS } from "../../reader/vocabulary.ts";
import { readValue } from "../../units/read-value.ts";
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

/** Values in one message; a longer list is a table. */
const MAX_VALUES = 4;
/** Words of a relative change, which is not a value. */
const RELATIVE =
  /\b(?:more|less|higher|lower|bigger|smaller|double|doubles|twice|half|halves|extra|another)\b/;
const PARTS = /,? (?:and|but) |, |; /;
const WITHIN = / (?:with|at|for|over) (?=[$€£¥]?\d)/;
/** Fields that a question may list. */
const MAX_CANDIDATES = 4;

/**
 * Reads the changes in a text, all of whose words must be understood: "the rate is 6% and the term 15 years". Returns undefined
 * for any other text. `written` is the text with its capitals, which some units need.
 */
export function changesIn(
  text: string,
  form: PageForm,
  written = text,
): readonly PageChange[] | Unclear | undefined {
  if (RELATIVE.test(text)) return undefined;
  const parts = text.split(PARTS, MAX_VALUES + 1).flatMap(withinPart);
  if (parts.length === 0 || parts.length > MAX_VALUES) return undefined;
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

/** Lists the visible fields with their names. */
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

/** Lists the words of a text, without fillers. */
const contentOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !PAGE_FILLERS.has(word));

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
  /** Number of words that belong to the field. */
  matched: number;
  /** The choice that the value’s unit implies. */
  unit: PageChange | undefined;
}

/** Words of an amount per period: "500 a month". */
const PERIODS = "week weekly month monthly quarter year yearly annually ";

function valueIn(part: string, figures: readonly Figure[], form: PageForm, written: string): Found {
  const [figure] = figures;
  if (!figure) return undefined;
  const candidates = candidatesOf(form);
  const vocabulary = wordSet(
    PERIODS + (phrases.find(({ calculator }) => calculator === form.calculator.id)?.words ?? ""),
  );
  // A word that names another field is not a filler here.
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
  if (best.length > 1) return { unclear: best.slice(0, MAX_CANDIDATES).map(({ field }) => field.label) };
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

/** Returns the best fits: by name, then by kind, plain fields before advanced ones, then the shortest name. */
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

/** Reads a value for a field and the words around it. Returns undefined if the field doesn’t take such a value. */
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
  // Longest prefix that is a value; the rest names the field ("180 lb weight").
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

/** Clears the other field of a term in years and months: a message that names one of them states the whole term. */
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
