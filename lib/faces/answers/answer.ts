import type { Seal } from "../../core/sources/seal.ts";
import type { Repair } from "../../kit/phrases/define.ts";

/** Maximum length of a question; longer texts are not answered. */
export const MAX_QUESTION_LENGTH = 200;

/** A page of the site with the inputs of the question. */
export interface Page {
  path: string;
  /** "Length Converter" */
  label: string;
}

/** The answer to a text as the bar shows it. */
export interface Answer {
  /** Name of the figure, or its equal: "Monthly payment", "5 ft 11 in". */
  label: string;
  /** True if `label` is the name of the figure, not its equal. */
  named?: true;
  /** Formatted value, with a separate unit if any. */
  value: string;
  unit: string;
  /** Value for the clipboard. */
  plain: string;
  /** Figure in plain digits, at full precision, if the display rounds it. */
  precise?: string;
  seal: Seal;
  /** The figure beyond what is displayed: "200/9", or more digits. */
  beyond?: string;
  /** True if `beyond` has no dropped digits, unlike the value. */
  isBeyondExact?: true;
  /** Title of the document or the calculator that it comes from. */
  source: string;
  /** Parameters that a conversion depends on: "ingredient density". */
  settings?: string;
  /** Further figures. */
  more: readonly { label: string; text: string }[];
  /** Inputs of the calculator that the question names, then those that are assumed. */
  inputs?: readonly AnswerInput[];
  /** Sentences on the reading of the question, and cautions. */
  notes: readonly string[];
  page: Page;
}

/** Input of an answer: "Term" and "30 years". */
export interface AnswerInput {
  id: string;
  label: string;
  text: string;
  /** Raw value as the question was read: "350000". */
  entered?: string;
  isAssumed?: true;
}

/** A row under the answer that leads to a page: another unit, another quantity. */
export interface Alternative {
  /** "350 °F = 449.8 K" */
  text: string;
  /** "Temperature Converter" */
  detail: string;
  path: string;
}

export interface Reply {
  answer?: Answer;
  alternatives: readonly Alternative[];
  /** Parts of the text that the answer ignores, or that prevent an answer. */
  left: readonly string[];
  /** Corrected questions, one press each. */
  repairs?: readonly Repair[];
  /** A sentence that says why there is no answer, or that asks for a missing value. */
  says?: string;
  /** The page where the visitor can continue. */
  page?: Page;
}

export const NO_REPLY: Reply = { alternatives: [], left: [] };
