/**
 * Returns the anchor of a heading: lower case, hyphens for spaces, only letters, digits and hyphens.
 * (docs/specification.md, section 3)
 */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
