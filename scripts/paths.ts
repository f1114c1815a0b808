import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What is served without Next: written by scripts/pack. */
export const packedFolder = join(root, ".next", "packed");

/** Hashed files of the build before, and where the packed site lies while the next one is built. */
export const previousFolder = join(root, ".next", "previous");
export const asideFolder = join(root, ".next", "cache", "previous-packed");
