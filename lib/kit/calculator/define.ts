import type { Citation } from "../../core/sources/cite.ts";
import type { Seal } from "../../core/sources/seal.ts";
import type { RawInput } from "../fields/entry.ts";
import type { DefaultRow, Fields } from "../fields/field.ts";
import type { ValueFormat } from "../fields/value-format.ts";
import type { Formulas } from "../formulas/formula.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** Metadata of a calculator for the page, sidebar, search and sitemap. */
export interface CalculatorEntry {
  id: string;
  /** Slug of the job, if this is the form of a job (jobs.ts). */
  job?: string;
  /** Name in lists: "Duct Sizer". */
  label: string;
  category: string;
  heading: string;
  summary: string;
  seo: { title: string; description: string };
  keywords: readonly string[];
  /** Instructions: short paragraphs under the calculator. */
  guide: readonly { title: string; text: string }[];
  /** Questions and answers under the guide. */
  faq?: readonly { q: string; a: string }[];
  /** True if it fills a phone’s screen. The heading is then small, with the summary below it. */
  fillsPhone?: true;
}

export interface PanelCalculator extends CalculatorEntry {
  sources: readonly Citation[];
}

/**
 * Declares a calculator with a custom panel, components/panels/<id>/panel.tsx. `api.ts` in its folder
 * declares its API, if any (panel-api.ts). Returns its argument, with types.
 */
export const definePanel = (calculator: CalculatorEntry & Partial<PanelCalculator>): PanelCalculator => ({
  sources: [],
  ...calculator,
});

export type OutputDeclaration = FigureDeclaration | ListDeclaration;

export interface FigureDeclaration {
  label: string;
  format: ValueFormat;
  primary?: true;
  /**
   * True if the figure appears directly below the primary figure; the others are in an expandable section. If
   * a mode’s answer has no such figure, its first three are displayed.
   */
  key?: true;
  /**
   * True if the text appears next to the primary figure, without its label: the class, the weekday, the band
   * of a result.
   */
  verdict?: true;
  /** Explanation of the figure in one line below it. */
  hint?: string;
  /** Accuracy of this output, if it differs from that of its calculator. */
  seal?: Seal;
  /** Id of the main source of this output, if it is not the source of the first step. */
  source?: string;
}

/** List of records, for an answer to each row: a table on the page, an array in the API. */
export interface ListDeclaration {
  label: string;
  /** True if the list is the answer, which the page displays without a press. */
  isAnswer?: true;
  columns: Readonly<Record<string, ColumnDeclaration>>;
}

interface ColumnDeclaration {
  label: string;
  format: ValueFormat;
  /** True if the last row of the table contains the column’s sum. */
  total?: true;
}

/** Declares a list as an output. Returns its argument, with types. */
export const list = <const D extends ListDeclaration>(declaration: D): D => declaration;

export const isList = (output: OutputDeclaration): output is ListDeclaration => "columns" in output;

export type Origin =
  | { kind: "published"; source: string }
  | { kind: "independent"; by: string }
  | { kind: "regression" };

/** Expected entry of a list; other columns may have any value. */
type ExpectedRecord = Readonly<Record<string, number | string>>;

export interface Example {
  id: string;
  title: string;
  origin: Origin;
  /**
   * Raw inputs by field id, as a user would enter or send them. Missing fields have their defaults. Rows: a
   * list of records.
   */
  inputs: Readonly<Record<string, RawInput>>;
  currency?: string;
  /** Time of the context; default 2026-01-15T12:00:00Z in UTC. */
  now?: string;
  timeZone?: string;
  /** Expected values by output id; numbers within `tolerance`. */
  expect:
    | {
        outputs: Readonly<Record<string, number | string | readonly ExpectedRecord[]>>;
        /** Relative, default 1e-9; a record has one by output. */
        tolerance?: number | Readonly<Record<string, number>>;
        /** Parts of texts that a warning must contain. */
        warnings?: readonly string[];
      }
    | { errors: readonly string[] };
}

/** Filled form to start from. Each has an address, so that the browser’s Back restores the previous form. */
export interface Preset {
  id: string;
  label: string;
  /** Raw inputs by field id; quantities by unit system. Missing fields have their defaults. */
  inputs: DefaultRow;
}

export type Outputs = Readonly<Record<string, OutputDeclaration>>;

/** Calculator with the generic form: everything except its `compute`, which pages load as code. */
export interface FormCalculator<
  F extends Fields = Fields,
  O extends Outputs = Outputs,
  M extends Formulas = Formulas,
> extends CalculatorEntry {
  inputs: F;
  outputs: O;
  /** Quantities of the tables, charts and texts, so that the page has the units of all of them. */
  quantities?: Readonly<Record<string, Quantity>>;
  /** Formulas of `compute`, by the ids that its steps use (`stepsOf`). */
  formulas?: M;
  /** Conventions and simplifications that always hold, a sentence each. */
  assumptions: readonly string[];
  sources: readonly Citation[];
  /** Accuracy of the figures: the best grade that is true of every output without a `seal`. */
  seal: Seal;
  /** Three worked examples for the page. The first one is its default state; tests/cases.json has the other cases. */
  examples: readonly Example[];
  /** Example forms, displayed above the form: a house, an office floor. */
  presets?: readonly Preset[];
  related: readonly string[];
  /** Disclaimer: not advice, not a diagnosis. Its first sentence is short; it accompanies every answer. */
  disclaimer?: string;
}

/** Declares a calculator with the generic form. Returns its argument, with types. */
export const defineForm = <
  const F extends Fields,
  const O extends Outputs,
  const M extends Formulas = Formulas,
>(
  calculator: FormCalculator<F, O, M>,
): FormCalculator<F, O, M> => calculator;
