import type { Loaded } from "../core/data/loaded-value.ts";
import type { Problem } from "../core/result/result.ts";
import type { WrittenAnswer } from "../kit/calculator/computation.ts";
import type { LinkedJob } from "../kit/calculator/jobs.ts";
import type { Context } from "../kit/fields/context.ts";
import { findCurrency } from "../kit/fields/currency.ts";
import { applies, type Entries } from "../kit/fields/entry.ts";
import type { Field, FieldSource } from "../kit/fields/field.ts";
import { entriesFrom } from "../kit/fields/sent-entries.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import type { FormState } from "../run/address/form-state.ts";
import type { Calculation } from "../run/calculate.ts";
import type { CalculatorView } from "../run/calculator-view.ts";
import { chosenUnits } from "../run/format/chosen-units.ts";
import type { ValueContext } from "../run/format/format-output.ts";
import { quantitiesOf } from "../run/format/quantities.ts";
import { carriedEntry, type GivenValue } from "./carried-entry.ts";
import { inputsOfForm } from "./form-inputs.ts";
import { declaredOutput, writtenOutput } from "./given-output.ts";
import { inOrderOfLinks } from "./link-order.ts";
import * as messages from "./messages.ts";
import type { Project, ProjectEntry, ProjectLink } from "./project.ts";

export interface EntryTools {
  view: CalculatorView;
  /** Jobs of the calculator, for links. */
  jobs: readonly LinkedJob[];
  /** `displayed`: the entries in the units of their display. */
  calculate: (
    entries: Entries,
    context: Context,
    system: UnitSystem,
    displayed?: Entries,
  ) => Loaded<Calculation>;
  /** Converts entries for display in a system, and back to what was entered. Default: they stay. */
  display?: (entries: Entries, system: UnitSystem) => Entries;
  restore?: (entries: Entries, system: UnitSystem) => Entries;
}

/** Loads the tools; undefined for a calculator that does not exist. */
export type LoadTools = (calculator: string, system: UnitSystem) => Promise<EntryTools | undefined>;

/** Entry with its answer, or its problems. */
export interface EntryResult {
  entry: ProjectEntry;
  /** Undefined for an unknown calculator. */
  view?: CalculatorView;
  /** Form with the values of its links, in the units of the project. */
  form?: FormState;
  /** Returns the entries of a form as entered, to be stored. */
  restore?: EntryTools["restore"];
  /** Undefined if the inputs cannot be parsed. */
  calculation?: Calculation;
  context?: ValueContext;
  /** Reasons for a missing answer, a sentence each; by field if the user can fix it. */
  problems: readonly Problem[];
  links: readonly LinkResult[];
}

export interface LinkResult {
  link: ProjectLink;
  /** Source entry and output. */
  from: ProjectEntry;
  label: string;
  /** Formatted output: "1,240 cfm", "8 rows"; undefined if there is none now. */
  value?: string;
  /**
   * "follows": the field has the value. "detached": it keeps its value. "unavailable": there is no value now,
   * and the last one remains. "idle": the field does not apply. "undeclared": the calculators do not declare
   * such a link.
   */
  status: "follows" | "detached" | "unavailable" | "idle" | "undeclared";
  /** True if detached and different from the source. */
  differs: boolean;
  /** Source of a linked input, with its current value. */
  source?: FieldSource;
  sourceValue?: GivenValue;
}

interface ProjectResults {
  /** Project with the current values of links; the same object if nothing changed. */
  project: Project;
  results: readonly EntryResult[];
}

/** Progress of a project’s calculation. */
export interface Progress {
  done: number;
  total: number;
  /** Results in the order of the project. */
  results: readonly EntryResult[];
}

interface Options {
  /** ID of an entry: calculates it and what it follows. Default: all entries. */
  only?: string | undefined;
  /** Called after each entry; the next one waits for it. An error that it throws ends the calculation. */
  afterEntry?: (progress: Progress) => Promise<void>;
}

/**
 * Computes a project, each entry after its sources. Never throws because of a project’s content: an invalid
 * entry has problems, and its dependents keep their values.
 */
export async function projectResults(
  project: Project,
  load: LoadTools,
  context: Context,
  { only, afterEntry }: Options = {},
): Promise<ProjectResults> {
  const ordered = inOrderOfLinks(project.entries) ?? [];
  const wanted = only === undefined ? undefined : neededFor(only, ordered);
  const selected = wanted ? ordered.filter(({ id }) => wanted.has(id)) : ordered;
  const done = new Map<string, EntryResult>();
  const results = () => project.entries.flatMap(({ id }) => done.get(id) ?? []);
  for (const entry of selected) {
    done.set(entry.id, await entryResult(entry, project, load, context, done));
    await afterEntry?.({ done: done.size, total: selected.length, results: results() });
  }
  const entries = project.entries.map((entry) => done.get(entry.id)?.entry ?? entry);
  const isSame = entries.every((entry, at) => entry === project.entries[at]);
  return { project: isSame ? project : { ...project, entries }, results: results() };
}

const unchanged = (entries: Entries): Entries => entries;

function neededFor(id: string, ordered: readonly ProjectEntry[]): Set<string> {
  const needed = new Set([id]);
  for (const { id: entryId, links } of [...ordered].reverse())
    if (needed.has(entryId)) for (const { from } of links) needed.add(from);
  return needed;
}

async function entryResult(
  entry: ProjectEntry,
  project: Project,
  load: LoadTools,
  place: Context,
  done: ReadonlyMap<string, EntryResult>,
): Promise<EntryResult> {
  const tools = await load(entry.calculator, project.units);
  if (!tools) {
    const message = messages.calculatorUnknown(entry.calculator);
    return { entry, problems: [{ path: "", message }], links: [] };
  }
  const { view, display = unchanged, restore = unchanged } = tools;
  const currency = findCurrency(entry.currency) ?? place.currency;
  const { entries, problems: sentProblems } = entriesFrom(view.fields, entry.inputs, {
    units: project.units,
  });
  const units = chosenUnits(view.fields, display(entries, project.units), project.units);
  const context: ValueContext = {
    currency,
    quantities: quantitiesOf((slug) => view.converters[slug], units, view.curve, currency),
  };
  const followed = follow({ entry, view, entries, system: project.units, context, done });
  const form: FormState = {
    entries: display(followed.entries, project.units),
    currency: currency.code,
    system: project.units,
  };
  const details = {
    entry: followed.entry,
    view,
    form,
    restore,
    context,
    links: followed.links,
  };
  if (sentProblems.length > 0) return { ...details, problems: sentProblems };
  // Computes what was entered: a converted number has fewer digits.
  const calculation = await calculated(followed, form, tools, { ...place, currency });
  const problems = calculation.ok
    ? []
    : calculation.unavailable
      ? [{ path: "", message: messages.dataUnavailable }]
      : calculation.problems;
  return { ...details, calculation, problems };
}

const calculations = new WeakMap<ProjectEntry, { key: string; calculation: Calculation }>();

/** Computes an entry; cached while the entry and the day are unchanged. */
async function calculated(
  { entry, entries }: { entry: ProjectEntry; entries: Entries },
  form: FormState,
  { calculate }: EntryTools,
  context: Context,
): Promise<Calculation> {
  const key = `${form.system} ${context.today}`;
  const cached = calculations.get(entry);
  if (cached?.key === key) return cached.calculation;
  const calculation = await calculate(entries, context, form.system, form.entries);
  if (calculation.ok || !calculation.unavailable) calculations.set(entry, { key, calculation });
  return calculation;
}

interface Followed {
  entry: ProjectEntry;
  view: CalculatorView;
  entries: Entries;
  system: UnitSystem;
  context: ValueContext;
  done: ReadonlyMap<string, EntryResult>;
}

function follow({ entry, view, entries, system, context, done }: Followed): {
  entry: ProjectEntry;
  entries: Entries;
  links: readonly LinkResult[];
} {
  let form = entries;
  const links: ProjectLink[] = [];
  const results: LinkResult[] = [];
  for (const link of entry.links) {
    const from = done.get(link.from);
    const field = Object.hasOwn(view.fields, link.field) ? view.fields[link.field] : undefined;
    links.push(link);
    if (!from || !field) continue;
    const source = sourceOf(field, from.entry, link.output);
    const output = from.view && declaredOutput(from.view, link.output);
    const value = answerOf(from)?.outputs[link.output];
    const about = {
      link,
      from: from.entry,
      label: output?.label ?? link.output,
      ...(source && { source }),
      ...(value !== undefined && { sourceValue: value }),
    };
    const text = output &&
      value !== undefined && { value: writtenOutput(value, output, from.context ?? context) };
    if (!source) results.push({ ...about, ...text, status: "undeclared", differs: false });
    else if (!applies(field, form)) results.push({ ...about, ...text, status: "idle", differs: false });
    else {
      const current = form[link.field];
      const receiver = { ...context, current, system, carried: link.carried };
      const next = carriedEntry(field, source, value, receiver);
      const isNew = next !== undefined && JSON.stringify(next.entry) !== JSON.stringify(current);
      if (!next)
        results.push({
          ...about,
          status: link.state === "detached" ? "detached" : "unavailable",
          differs: false,
        });
      else if (link.state === "detached")
        results.push({ ...about, ...text, status: "detached", differs: isNew });
      else {
        results.push({ ...about, ...text, status: "follows", differs: false });
        if (isNew) form = { ...form, [link.field]: next.entry };
        if (next.carried && JSON.stringify(next.carried) !== JSON.stringify(link.carried))
          links.splice(-1, 1, { ...link, carried: [...next.carried] });
      }
    }
  }
  const isSame = form === entries && links.every((link, at) => link === entry.links[at]);
  const next = isSame
    ? entry
    : { ...entry, links, inputs: { ...entry.inputs, ...changedInputs(view, entries, form) } };
  return { entry: next, entries: form, links: results };
}

const changedInputs = ({ fields }: CalculatorView, before: Entries, after: Entries): ProjectEntry["inputs"] =>
  Object.fromEntries(Object.entries(inputsOfForm(fields, after)).filter(([id]) => before[id] !== after[id]));

/** Returns the answer of an entry, if any. */
export const answerOf = ({ calculation }: EntryResult): WrittenAnswer | undefined =>
  calculation?.ok ? calculation.value : undefined;

export const sourceOf = (
  field: Field | undefined,
  from: ProjectEntry,
  output: string,
): FieldSource | undefined =>
  field?.from?.find((source) => source.calculator === from.calculator && source.output === output);
