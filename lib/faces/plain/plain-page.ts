/** Page of a tool for browsers without script: a form and its answer. */
export interface PlainPage {
  fields: readonly PlainField[];
  /** Answer, with the requested figure first; empty if the inputs are invalid. */
  figures: readonly { label: string; text: string }[];
  steps: readonly { title: string; lines: readonly string[] }[];
  /** Warnings, and the basis of the answer. */
  notes: readonly string[];
  /** Problems of the input, in sentences. */
  problems: readonly string[];
  /** Unrecognized query parameters. */
  ignored: readonly string[];
}

export interface PlainField {
  name: string;
  label: string;
  value: string;
  hint?: string | undefined;
  /** Text behind the field: "% per year". */
  suffix?: string | undefined;
  /** Options; absent for a text field. */
  options?: readonly { id: string; label: string }[];
  unit?: { name: string; value: string; options: readonly { id: string; label: string }[] };
  /** Text of an input that is editable only with script, submitted unchanged. */
  heldText?: string;
}

/** Maximum length of a name in a sentence. */
const SHOWN_NAME = 40;
const SHOWN_NAMES = 5;

/** Formats names of an address for a sentence. */
export const toldNames = (names: readonly string[]): string[] =>
  [...new Set(names)].slice(0, SHOWN_NAMES).map((name) => name.slice(0, SHOWN_NAME));
