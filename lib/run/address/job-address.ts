import { jobFields, type LinkedJob } from "../../kit/calculator/jobs.ts";
import { defaultEntry, type Entries, type Entry } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import { formQuery } from "./calculator-url.ts";
import type { FormState } from "./form-state.ts";

/** Filled form for which a page is wanted. */
interface FilledForm {
  fields: Fields;
  state: FormState;
  /** Ids of the fields that the question filled in. */
  sent: readonly string[];
  question?: string | undefined;
  /** Id of the output that answers the question. */
  output?: string | undefined;
  /** True if the question misses values: the others are those of the job. */
  isPartial?: true;
}

/**
 * Returns the page of a filled form below a calculator’s address: that of the job with the same choices that
 * displays most of the filled fields, else the calculator’s own. `label` is the job’s name.
 */
export function pageOfForm(jobs: readonly LinkedJob[], form: FilledForm): { path: string; label?: string } {
  const job = jobFor(jobs, form);
  const fields = job ? jobFields(form.fields, job) : form.fields;
  const query = formQuery(fields, { ...form.state, entries: entriesOf(fields, form) });
  const path = `${job ? `/${job.slug}` : ""}${query === "" ? "" : `?${query}`}`;
  return { path, ...(job && { label: job.name }) };
}

const entriesOf = (fields: Fields, { state, sent, isPartial }: FilledForm): Entries =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]): [string, Entry] => [
      id,
      isPartial && !sent.includes(id) ? defaultEntry(field, state.system) : (state.entries[id] ?? ""),
    ]),
  );

/** Kinds of fields whose value makes another question. */
const CATEGORICAL: readonly string[] = ["choice", "record", "toggle"];

function jobFor(jobs: readonly LinkedJob[], form: FilledForm): LinkedJob | undefined {
  const { fields, state, sent, question, output, isPartial } = form;
  const isKnown = (id: string): boolean => !isPartial || sent.includes(id);
  const words = wordsOf(question ?? "");
  // A whole form is sent where a page is continued: what it leaves as it is asks for no job.
  const entered = sent.filter((id) => {
    const field = fields[id];
    return field && JSON.stringify(defaultEntry(field, state.system)) !== JSON.stringify(state.entries[id]);
  });
  const scoreOf = (job: LinkedJob): number => {
    const others = entered.filter((id) => !Object.hasOwn(job.fixed, id) && state.entries[id] !== "0");
    const asks = jobFields(fields, job);
    const startOf = (from: Fields, id: string) => from[id] && defaultEntry(from[id], state.system);
    const isSame = (id: string): boolean => startOf(asks, id) === state.entries[id];
    const set = Object.keys(job.defaults ?? {}).filter(
      (id) => CATEGORICAL.includes(asks[id]?.kind ?? "") && isKnown(id),
    );
    // Choices of the job that are not the calculator’s own.
    const special = set.filter((id) => isSame(id) && startOf(fields, id) !== state.entries[id]);
    const chosen = entered.filter((id) => Object.hasOwn(job.fixed, id)).length;
    const displayed = others.filter((id) => job.fields.includes(id) || special.includes(id)).length;
    const named = [...wordsOf([job.name, ...job.words].join(" "))].filter((word) => words.has(word)).length;
    const different = set.filter((id) => !isSame(id) && !job.fields.includes(id)).length;
    const answered = output === undefined ? 0 : answerScore(job, output);
    return (
      2 * (displayed + chosen + named) -
      (others.length - displayed) +
      special.length +
      answered -
      3 * different
    );
  };
  const scored = jobs
    .filter((job) => isFormOf(job, fields, state.entries, isKnown))
    .map((job) => ({ job, score: scoreOf(job) + Object.keys(job.fixed).length }));
  return scored.sort((a, b) => b.score - a.score)[0]?.job;
}

/** Returns how well a job answers with an output: best as its primary figure, worst if it does not name it. */
function answerScore({ answer }: LinkedJob, output: string): number {
  // Undeclared, the primary figure is the calculator’s.
  if (!answer) return 1;
  return answer[0] === output ? 2 : answer.includes(output) ? 0 : -1;
}

/** Returns true if a form has the choices of a job, and the records that the job sets without displaying them. */
const isFormOf = (
  { fixed, fields: displayed, defaults = {} }: LinkedJob,
  fields: Fields,
  entries: Entries,
  isKnown: (id: string) => boolean,
): boolean =>
  [
    ...Object.entries(fixed),
    ...Object.entries(defaults).filter(([id]) => fields[id]?.kind === "record" && !displayed.includes(id)),
  ].every(([id, value]) => !isKnown(id) || entries[id] === value);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]{3,}/g));
