import { execFileSync } from "node:child_process";

/** Commit that a site is built from. */
export interface Commit {
  /** Abbreviated hash; "-dirty" at its end if files differ from it. */
  id: string;
  /** ISO day. */
  day: string;
}

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

function readCommit(): Commit | undefined {
  try {
    return {
      id: git("describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"),
      day: git("log", "-1", "--format=%cs"),
    };
  } catch {
    // Without git, or outside of a repository: an image is built from a copy of the sources.
    return undefined;
  }
}

let cached: { commit: Commit | undefined } | undefined;

/** Returns the commit of the sources, or undefined if they are in no repository. */
export function sourceCommit(): Commit | undefined {
  cached ??= { commit: readCommit() };
  return cached.commit;
}
