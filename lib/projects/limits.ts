export const PROJECT_FORMAT = "scicalc-project";
/** Increases with each change of the shape; migrations.ts upgrades older ones. */
export const PROJECT_VERSION = 1;

export const MAX_ENTRIES = 40;
/** Maximum rows of all lists in a project, including nested ones: twenty-five buildings of 200 rooms. */
export const MAX_PROJECT_ROWS = 5000;
/** Maximum characters of a line, and of a paragraph of notes. */
export const MAX_LINE = 160;
export const MAX_NOTES = 8000;
export const MAX_FIELDS = 200;
export const MAX_LINKS = 40;
/** Maximum characters of a text that a calculator parses: a list of numbers. */
export const MAX_TEXT = 20_000;
