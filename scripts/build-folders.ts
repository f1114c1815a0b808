/** Moves builds between the build folder and the served one. `project` is the project's folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NEW_BUILD } from "./paths.ts";

const SERVED_BUILD = ".next";
const OLD_BUILD = ".next-old";

const folders = (project: string) => ({
  served: join(project, SERVED_BUILD),
  fresh: join(project, NEW_BUILD),
  old: join(project, OLD_BUILD),
});

/** Moves Next's cache to the new build, which reuses it. Servers do not. */
export function moveCache(project: string): void {
  const { served, fresh } = folders(project);
  const [from, to] = [join(served, "cache"), join(fresh, "cache")];
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(fresh, { recursive: true });
  renameSync(from, to);
}

/** Replaces the name of the new build's folder with that of the served one, in the files that contain it. */
export function markServed(project: string): void {
  const { fresh } = folders(project);
  const settingsFile = join(fresh, "required-server-files.json");
  const settings = JSON.parse(readFileSync(settingsFile, "utf8")) as { config: { distDir: string } };
  settings.config.distDir = SERVED_BUILD;
  writeFileSync(settingsFile, JSON.stringify(settings));
  const types = join(project, "next-env.d.ts");
  if (existsSync(types))
    writeFileSync(types, readFileSync(types, "utf8").replaceAll(`./${NEW_BUILD}/`, `./${SERVED_BUILD}/`));
}

/** Replaces the served build with the complete new one. */
export function replaceBuild(project: string): void {
  const { served, fresh, old } = folders(project);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(served)) renameSync(served, old);
  renameSync(fresh, served);
  // Keeps the folder of a running development server.
  if (existsSync(join(old, "dev"))) renameSync(join(old, "dev"), join(served, "dev"));
  rmSync(old, { recursive: true, force: true });
}

/**
 * Finishes a replacement that was interrupted between its two steps. Only a complete build has the file
 * `stamp`, which is written last.
 */
export function finishReplacement(project: string, stamp: string): void {
  const { served, fresh, old } = folders(project);
  if (existsSync(join(fresh, stamp))) replaceBuild(project);
  if (!existsSync(served) && existsSync(old)) renameSync(old, served);
}
