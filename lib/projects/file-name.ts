const LONGEST = 60;

/** Derives a file name from a project’s name, without extension: letters, digits and hyphens. */
export const fileStem = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-")
    .slice(0, LONGEST)
    .replace(/-$/, "") || "project";
