/**
 * The anchor of a heading: lower case, spaces to hyphens, what is neither letter, digit nor hyphen removed.
 * (docs/specification.md, section 3)
 */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
