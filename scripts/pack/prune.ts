import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../paths.ts";

const app = join(newFolder, "server", "app");

/**
 * Removes what Next wrote of pages that are packed: two thirds of the build's output. What Next is asked for of them after
 * all (a form that is sent to a page, a visitor who takes no encoding that there is) it renders.
 */
export function prune(paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(app, path === "/" ? "index" : path);
    for (const end of [".html", ".rsc", ".segments"])
      if (existsSync(file + end)) rmSync(file + end, { recursive: true });
  }
}
