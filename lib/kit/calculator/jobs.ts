import { entryOf, type RawInput, type RawSimple, rowIn } from "../fields/entry.ts";
import type { ChoiceField, DefaultRow, Field, Fields, QuantityEntry, SimpleField } from "../fields/field.ts";
import { UNIT_SYSTEMS } from "../quantities/systems.ts";
import type {
  CalculatorEntry,
  Example,
  FormCalculator,
  Origin,
  OutputDeclaration,
  Outputs,
} from "./define.ts";
import type { EntryPage } from "./entries.ts";
import type { ModesCalculator } from "./modes.ts";

/** Page about one question that people search for, answered by a calculator: /calculators/date/days-until. */
export interface Job extends Omit<EntryPage, "line" | "code"> {
  heading: string;
  /** The question, as a visitor would ask it: "How many days are there between two dates?" */
  question: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** Short paragraphs under the calculator, about this job only. */
  guide: readonly { title: string; text: string }[];
  faq: readonly { q: string; a: string }[];
  /** Related calculators and jobs: "time", "date/business-days". */
  related: readonly string[];
  /** Other words that people search for this job with. */
  words: readonly string[];
}

/** Job of a calculator with the generic form: one of its modes, with fewer fields. */
export interface FormJob extends Job {
  /** Values of the choices that make the job: `{ mode: "difference" }`. Their fields are not displayed. */
  fixed: Readonly<Record<string, string>>;
  /** Ids of the displayed fields, in their order; all others are under “More options”. */
  fields: readonly string[];
  /** Initial values that differ from the calculator’s; quantities by unit system. */
  defaults?: DefaultRow;
  /**
   * Ids of the outputs that answer the question: the first is the primary figure, the others are below it. If
   * undeclared, they are the calculator’s.
   */
  answer?: readonly string[];
  /**
   * Beginnings of the calculator’s assumptions that matter to this question, enough words to tell them apart.
   * If undeclared, all of them.
   */
  assumptions?: readonly string[];
  /** Worked examples of the page, with the values of fields that differ from the job’s. */
  examples: readonly Example[];
}

/** Job of a calculator with a custom panel, whose page answers `query` until the visitor enters something else. */
export interface PanelJob extends Job {
  /** Parameters of the calculator’s address that open it: a request to the panel’s API. */
  query: Readonly<Record<string, string>>;
  /** Worked examples of the page. The first one is its initial state, so it changes nothing in `query`. */
  examples: readonly PanelExample[];
  /** Ids of the documents that its answers rest on, among the calculator’s sources. */
  sources: readonly string[];
}

export interface PanelExample {
  title: string;
  /** Parameters that differ from those of the job. */
  query?: Readonly<Record<string, string>>;
  /** Lines of the answer, as the panel’s API returns them. */
  answer: readonly string[];
  origin: Origin;
}

/** Declares a job of a calculator with the generic form: default export of a file that `jobs.ts` in its folder lists. */
export const defineJob = (job: FormJob): FormJob => job;

/** Declares a job of a calculator with a panel. `components/panels/<id>/entry.tsx` renders its page. */
export const definePanelJob = (job: PanelJob): PanelJob => job;

/** Calculator reduced to one of its jobs: `job` is part of its address. */
export type JobCalculator = FormCalculator & { job: string };

/** Parts of a job that determine its form. */
export type JobForm = Pick<FormJob, "slug" | "fixed" | "fields"> & { defaults?: DefaultRow };

/** Job that a link may lead to: its form, its name and the words that people search for it with. */
export interface LinkedJob extends JobForm, Pick<FormJob, "answer"> {
  name: string;
  words: readonly string[];
}

/**
 * Returns the form of a job: the calculator’s fields and outputs in that mode, with the job’s initial values.
 * Every face treats it as a calculator. @throws RangeError for a name that is not the calculator’s.
 */
export function jobCalculator(calculator: FormCalculator, job: FormJob): JobCalculator {
  const {
    modes: _modes,
    shared: _shared,
    by: _by,
    presets: _presets,
    ...rest
  } = calculator as ModesCalculator;
  return {
    ...rest,
    ...jobTexts(job),
    examples: job.examples,
    related: job.related,
    assumptions: jobAssumptions(calculator, job),
    inputs: jobFields(calculator.inputs, job),
    outputs: jobOutputs(calculator, job),
  };
}

/** @throws RangeError for a beginning that is not that of exactly one assumption. */
function jobAssumptions({ assumptions }: FormCalculator, job: FormJob): readonly string[] {
  if (!job.assumptions) return assumptions;
  return job.assumptions.map((beginning) => {
    const [text, ...others] = assumptions.filter((assumption) => assumption.startsWith(beginning));
    if (text === undefined || others.length > 0)
      throw new RangeError(
        `${job.slug}: “${beginning}” begins ${others.length} assumptions too many, or none`,
      );
    return text;
  });
}

/** Returns a calculator with a panel reduced to one of its jobs. */
export function panelJobPage<C extends CalculatorEntry>(calculator: C, job: PanelJob): C & { job: string } {
  const { fillsPhone: _, ...rest } = calculator;
  return { ...(rest as C), ...jobTexts(job) };
}

const jobTexts = ({ slug, name, heading, lead, seo, guide, faq, words }: Job) => ({
  label: name,
  heading,
  summary: lead,
  seo,
  guide,
  faq,
  keywords: words,
  job: slug,
});

/** Returns the fields of a job in the order of its form. @throws RangeError for an unknown field or option. */
export function jobFields(
  fields: Fields,
  { slug, fixed, fields: displayed, defaults = {} }: JobForm,
): Fields {
  const named = [...Object.keys(fixed), ...displayed, ...Object.keys(defaults)];
  const unknown = named.find((id) => !Object.hasOwn(fields, id));
  if (unknown !== undefined) throw new RangeError(`${slug}: there is no field ${unknown}`);
  const applying = Object.keys(fields).filter((id) => canApply(fields[id] as Field, fixed));
  const others = applying.filter((id) => !displayed.includes(id));
  return Object.fromEntries(
    [...displayed, ...others].map((id) => {
      const field = fields[id] as Field;
      if (Object.hasOwn(fixed, id)) return [id, withOnlyOption(field, fixed[id] ?? "", slug)];
      const { advanced: _, ...plain } = Object.hasOwn(defaults, id)
        ? withDefault(field, id, defaults)
        : field;
      return [id, (displayed.includes(id) ? plain : { ...plain, advanced: true }) as Field];
    }),
  );
}

/** Returns false for a field whose conditions contradict the fixed choices. */
const canApply = ({ when = {} }: Field, fixed: FormJob["fixed"]): boolean =>
  Object.entries(fixed).every(([id, value]) => when[id]?.includes(value) ?? true);

/** @throws RangeError if the field is not a choice with that option. */
function withOnlyOption(field: Field, id: string, slug: string): ChoiceField {
  const option = field.kind === "choice" ? field.options.find((each) => each.id === id) : undefined;
  if (field.kind !== "choice" || !option) throw new RangeError(`${slug}: there is no option ${id}`);
  const { usDefault: _, ...rest } = field;
  return { ...rest, options: [option], default: id };
}

function withDefault(field: Field, id: string, defaults: DefaultRow): Field {
  const cell = defaults[id];
  if (field.kind === "rows") return { ...field, default: cell as readonly DefaultRow[] };
  const [si, us] = UNIT_SYSTEMS.map((system) =>
    entryOf(field, rowIn({ [id]: cell ?? "" }, system)[id] as RawSimple, system),
  );
  if (field.kind === "quantity")
    return { ...field, default: { si, us } as Record<"si" | "us", QuantityEntry> };
  if (field.kind === "choice" || field.kind === "record")
    return { ...field, default: String(si), usDefault: String(us) };
  return { ...field, default: typedDefault(field, String(si)) } as SimpleField;
}

const typedDefault = ({ kind }: SimpleField, text: string): string | number | boolean | undefined => {
  if (kind === "toggle") return text === "true";
  if (["money", "percent", "number", "count"].includes(kind)) return text === "" ? undefined : Number(text);
  return text;
};

function jobOutputs(calculator: FormCalculator, { slug, fixed, answer }: FormJob): Outputs {
  const { by = "", modes } = calculator as Partial<ModesCalculator>;
  const outputs = modes?.[fixed[by] ?? ""]?.outputs ?? calculator.outputs;
  return answer ? withAnswer(outputs, answer, slug) : outputs;
}

/** Puts the outputs that answer a job before the others. @throws RangeError for an unknown output. */
export function withAnswer(outputs: Outputs, answer: readonly string[], slug: string): Outputs {
  const unknown = answer.find((id) => !Object.hasOwn(outputs, id));
  if (unknown !== undefined) throw new RangeError(`${slug}: there is no output ${unknown}`);
  const others = Object.keys(outputs).filter((id) => !answer.includes(id));
  return Object.fromEntries(
    [...answer, ...others].map((id) => {
      const output = outputs[id] as OutputDeclaration;
      if ("columns" in output) return [id, output];
      const { primary: _primary, key: _key, verdict, ...figure } = output;
      const place = answer.indexOf(id);
      return [
        id,
        {
          ...figure,
          ...(place === 0 && { primary: true as const }),
          ...(place > 0 && { key: true as const }),
          ...(place > 0 && verdict && { verdict }),
        },
      ];
    }),
  );
}

/** Returns true if inputs, by field id, have the values that a job fixes. */
export const isInputOf = (
  { fixed }: Pick<FormJob, "fixed">,
  inputs: Readonly<Record<string, RawInput>>,
  fields: Fields,
): boolean =>
  Object.entries(fixed).every(([id, value]) => {
    const field = fields[id];
    return String(inputs[id] ?? (field?.kind === "choice" ? field.default : "")) === value;
  });
