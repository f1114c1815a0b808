/**
 * The slug of a name: lower case; letters, digits, spaces and hyphens are kept, everything else dropped; a run of
 * spaces and hyphens becomes one hyphen; none at the edges. (docs/specification.md, section 3)
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
