/**
 * Cleans visitors’ texts, so that they are safe to store and to display. Characters are escaped here because
 * they are invisible. Keeps marks that scripts need: joiners, variation selectors, left-to-right and
 * right-to-left marks.
 */

/** Matches embeddings, overrides and isolates, which can disguise a text. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;
/** Matches controls except tab and newline, a byte order mark, annotation marks, and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Matches invisible characters: white space, ignorable characters, the blank of Braille. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Cleans a text of several lines: keeps newlines, and trims white space around them. */
export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS, "")
    .replace(BIDI, "")
    .trim();

/** Cleans a text of one line: every run of white space becomes a blank. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, " ");

/** Returns true if a text has visible characters. */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, "") !== "";
