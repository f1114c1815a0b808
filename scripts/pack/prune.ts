import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../paths.ts";

const app = join(newFolder, "server", "app");

/**
 * Removes Next's files of packed pages: two thirds of the build's output. Next renders them if it must (a
 * form that is sent to a page, a client that accepts no available encoding).
 */
export function prune(paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(app, path === "/" ? "index" : path);
    for (const end of [".html", ".rsc", ".segments"])
      if (existsSync(file + end)) rmSync(file + end, { recursive: true });
  }
}
