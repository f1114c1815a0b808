const LONGEST = 60;

/** The name of a project as that of a file, without its ending: letters, digits and hyphens. */
export const fileStem = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-")
    .slice(0, LONGEST)
    .replace(/-$/, "") || "project";
