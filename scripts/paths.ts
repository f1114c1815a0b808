import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this file: scripts, or that of the server as the build wrote it. */
const here = dirname(fileURLToPath(import.meta.url));

/** The project's folder. */
export const root = basename(dirname(here)) === ".next" ? join(here, "..", "..") : join(here, "..");

/** The build that is served. */
export const servedFolder = join(root, ".next");

/** Name of the folder in which a build is made. It replaces the served build when it is complete (scripts/build.ts). */
export const NEW_BUILD = ".next-new";
export const newFolder = join(root, NEW_BUILD);

/** Parts of a build: what is served without Next, hashed files of the build before, and the server (scripts/pack). */
export const packedIn = (build: string): string => join(build, "packed");
export const previousIn = (build: string): string => join(build, "previous");
export const serverIn = (build: string): string => join(build, "serve");
