import type { Citation } from "../../core/sources/cite.ts";
import type { Seal } from "../../core/sources/seal.ts";
import type { RawInput } from "../fields/entry.ts";
import type { DefaultRow, Fields } from "../fields/field.ts";
import type { ValueFormat } from "../fields/value-format.ts";
import type { Formulas } from "../formulas/formula.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** Metadata of a calculator for the page, sidebar, search and sitemap. */
export interface CalculatorEntry {
  /** Folder name, id, URL and tool name. */
  id: string;
  /** Name in lists: "Duct Sizer". */
  label: string;
  /** Slug of its category in lib/catalog/calculators.ts. */
  category: string;
  /** Heading of its page. */
  heading: string;
  /** One or two sentences under the heading. */
  summary: string;
  seo: { title: string; description: string };
  /** Search keywords in addition to the label. */
  keywords: readonly string[];
  /** Instructions: short paragraphs under the calculator. */
  guide: readonly { title: string; text: string }[];
  /** True if it fills a phone’s screen. The heading is then small, with the summary below it. */
  fillsPhone?: true;
}

/** Calculator with a custom panel. */
export interface PanelCalculator extends CalculatorEntry {
  /** Documents that the calculator is based on. */
  sources: readonly Citation[];
}

/**
 * Identity with types, for a calculator with a panel of its own, components/panels/<id>/panel.tsx. `api.ts` beside it
 * declares its API, if it has one (panel-api.ts).
 */
export const definePanel = (calculator: CalculatorEntry & Partial<PanelCalculator>): PanelCalculator => ({
  sources: [],
  ...calculator,
});

export type OutputDeclaration = FigureDeclaration | ListDeclaration;

/** One figure or text. */
export interface FigureDeclaration {
  label: string;
  format: ValueFormat;
  /** The largest figure on the page: the first primary output that an answer has. */
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

/** A list of records, for an answer to each row: a table on the page, an array in the API. */
export interface ListDeclaration {
  label: string;
  columns: Readonly<Record<string, ColumnDeclaration>>;
}

interface ColumnDeclaration {
  label: string;
  format: ValueFormat;
  /** True if the last row of the table contains the column’s sum. */
  total?: true;
}

/** A list as an output; identity with types. */
export const list = <const D extends ListDeclaration>(declaration: D): D => declaration;

export const isList = (output: OutputDeclaration): output is ListDeclaration => "columns" in output;

/**
 * Source of an expected value: a printed document, an independent computation, or our code (never enough
 * alone).
 */
export type Origin =
  | { kind: "published"; source: string }
  | { kind: "independent"; by: string }
  | { kind: "regression" };

/** An entry of a list as it must come out, as far as it is named. */
type ExpectedRecord = Readonly<Record<string, number | string>>;

/** Worked example: raw inputs and expected results. The first one is the page’s default state. */
export interface Example {
  id: string;
  /** A sentence: "18,000 at 7.2% over 48 months". */
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
        /** Relative, default 1e-9; of each output where it is a record. */
        tolerance?: number | Readonly<Record<string, number>>;
        /** Parts of texts that a warning must contain. */
        warnings?: readonly string[];
      }
    | { errors: readonly string[] };
  /** True if the page displays it as a worked example; three per calculator. */
  displayed?: true;
}

/** Filled form to start from. Each has an address, so that the browser’s Back restores the previous form. */
export interface Preset {
  id: string;
  /** "Office floor" */
  label: string;
  /** Raw inputs by field id; quantities by unit system. Missing fields have their defaults. */
  inputs: DefaultRow;
}

/** Outputs by id. */
export type Outputs = Readonly<Record<string, OutputDeclaration>>;

/** A calculator with the generic form: everything but its `compute`, which alone reaches the browser as code. */
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
  examples: readonly Example[];
  /** Forms to begin with, above the form: a house, an office floor. */
  presets?: readonly Preset[];
  /** Ids of related calculators. */
  related: readonly string[];
  /** Disclaimer in one plain line: not advice, not a diagnosis. */
  disclaimer?: string;
}

/** Identity with types, for a calculator with the generic form. */
export const defineForm = <
  const F extends Fields,
  const O extends Outputs,
  const M extends Formulas = Formulas,
>(
  calculator: FormCalculator<F, O, M>,
): FormCalculator<F, O, M> => calculator;
