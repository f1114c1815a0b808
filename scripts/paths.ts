import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that this lies in: scripts, or that of the server as the build wrote it. */
const here = dirname(fileURLToPath(import.meta.url));

/** The project's folder. */
export const root = basename(dirname(here)) === ".next" ? join(here, "..", "..") : join(here, "..");

/** The server with all that it imports of ours: written by scripts/pack. */
export const serverFolder = join(root, ".next", "serve");

/** What is served without Next: written by scripts/pack. */
export const packedFolder = join(root, ".next", "packed");

/** Hashed files of the build before, and where the packed site lies while the next one is built. */
export const previousFolder = join(root, ".next", "previous");
export const asideFolder = join(root, ".next", "cache", "previous-packed");
