/** Data sets as files that the site serves: /data/<version>/<set>/<file>.json, cached permanently. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataVersion } from "../data/version.ts";
import { root } from "./paths.ts";

/** Copies data/ into public/ under the version of next.config.mjs; removes earlier versions. */
export function publishData(): void {
  const folder = join(root, "public", "data");
  const target = join(folder, dataVersion());
  if (existsSync(target)) return;
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, "data"), target, { recursive: true, filter: (path) => !path.endsWith(".ts") });
}
