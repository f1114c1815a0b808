import { readProjectFile } from "../../lib/verification/read-project-file.ts";

interface Lockfile {
  packages: Readonly<Record<string, { version: string } | undefined>>;
}

/** Returns the pinned versions of packages. */
export function libraryVersions(names: readonly string[]): Record<string, string> {
  const { packages } = JSON.parse(readProjectFile("package-lock.json")) as Lockfile;
  return Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? ""]));
}
