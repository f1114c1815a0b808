/** Apart from the schema: what only writes projects needs no Zod. */

export const PROJECT_FORMAT = "scicalc-project";
/** Raised with each change of the shape; migrations.ts brings older ones up to it. */
export const PROJECT_VERSION = 1;

export const MAX_ENTRIES = 40;
/** Rows of all lists in a project, those within rows included: twenty-five buildings of 200 rooms. */
export const MAX_PROJECT_ROWS = 5000;
/** Characters of a line, and of a paragraph of notes. */
export const MAX_LINE = 160;
export const MAX_NOTES = 8000;
export const MAX_FIELDS = 200;
export const MAX_LINKS = 40;
/** Characters of a text that a calculator reads itself: a list of numbers. */
export const MAX_TEXT = 20_000;
