import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { dataLoader, MAX_DATA_BYTES } from "./loader.ts";

/** Loads data sets on the server, from data/ in the project's folder. */
export const loadFromFolder = dataLoader(async (set, file) => {
  const path = join(/* turbopackIgnore: true */ process.cwd(), "data", set, `${file}.json`);
  const { size } = await stat(path);
  if (size > MAX_DATA_BYTES) throw new RangeError(`${size} bytes are too many`);
  return readFile(path, "utf8");
});
