import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of this file: scripts, or that of the built server. */
const here = dirname(fileURLToPath(import.meta.url));

/** The project's folder. */
export const root = basename(dirname(here)) === ".next" ? join(here, "..", "..") : join(here, "..");

export const servedFolder = join(root, ".next");

/** Name of the folder of a build in progress. Replaces the served build (scripts/build.ts). */
export const NEW_BUILD = ".next-new";
export const newFolder = join(root, NEW_BUILD);

/** Parts of a build: packed files, hashed files of the previous build, and the server (scripts/pack). */
export const packedIn = (build: string): string => join(build, "packed");
export const previousIn = (build: string): string => join(build, "previous");
export const serverIn = (build: string): string => join(build, "serve");
