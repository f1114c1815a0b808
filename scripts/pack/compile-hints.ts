import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../paths.ts";

/** Lets V8 compile all functions of a script while it loads, off the main thread, instead of each at its first call. */
const HINT = "//# allFunctionsCalledOnLoad\n";
const CHUNK = /static\/chunks\/([\w.~-]+\.js)/g;

/**
 * Returns the names of the chunks that a manifest lists: those that load with a page. The others load on first use, when a
 * visitor waits for them.
 */
const chunksIn = (manifest: string): string[] => [...manifest.matchAll(CHUNK)].map(([, name = ""]) => name);

/** Adds the hint to every chunk that loads on first use. */
export function addCompileHints(build = newFolder): void {
  const manifests = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?:build|client-reference)-manifest\.js(?:on)?$/.test(path),
  );
  const first = new Set(manifests.flatMap((path) => chunksIn(readFileSync(join(build, path), "utf8"))));
  const folder = join(build, "static", "chunks");
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".js") || first.has(name)) continue;
    const code = readFileSync(join(folder, name), "utf8");
    if (!code.startsWith(HINT)) writeFileSync(join(folder, name), HINT + code);
  }
}
