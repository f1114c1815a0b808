/**
 * Cleans visitors’ texts, so that they are safe to store and to display. Written as escapes: the characters themselves
 * are invisible. Marks that scripts need stay: joiners, variation selectors, left-to-right and right-to-left marks.
 */

/** Embeddings, overrides and isolates: they can make a text read as another one. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;
/** Controls but tab and newline, a byte order mark, annotation marks, and what no text may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Matches characters that draw nothing: white space, ignorable characters, the blank of Braille. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** A text of several lines: newlines stay, white space around it goes. */
export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS, "")
    .replace(BIDI, "")
    .trim();

/** A text of one line: every run of white space becomes a blank. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, " ");

/** True if a reader would see anything of it. */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, "") !== "";
