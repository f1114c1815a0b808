/** A tool's page for a browser without script: a form that is sent, and what came of it. */
export interface PlainPage {
  fields: readonly PlainField[];
  /** The answer, the figure that was asked for first; none where something is wrong. */
  figures: readonly { label: string; text: string }[];
  /** Steps of the result, a line each. */
  steps: readonly { title: string; lines: readonly string[] }[];
  /** Warnings, and the basis of the answer. */
  notes: readonly string[];
  /** Problems of the input, in sentences. */
  problems: readonly string[];
  /** Names in the address that mean nothing here. */
  ignored: readonly string[];
}

export interface PlainField {
  /** Its name in the address. */
  name: string;
  label: string;
  value: string;
  hint?: string | undefined;
  /** Text behind the field: "% per year". */
  suffix?: string | undefined;
  /** To choose from; a text is typed where there are none. */
  options?: readonly { id: string; label: string }[];
  /** The unit that is chosen beside it. */
  unit?: { name: string; value: string; options: readonly { id: string; label: string }[] };
  /** Sent as it is: it can only be edited with script. The text says so. */
  heldText?: string;
}

/** Letters of a name that is told back. */
const SHOWN_NAME = 40;
const SHOWN_NAMES = 5;

/** Names of an address, for a sentence. */
export const toldNames = (names: readonly string[]): string[] =>
  [...new Set(names)].slice(0, SHOWN_NAMES).map((name) => name.slice(0, SHOWN_NAME));
