import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isHashed, manifestOf } from "../pack/previous.ts";
import { root } from "../paths.ts";

export interface Build {
  folder: string;
  id: string;
  /** The entity tags of its files whose addresses have a hash. */
  hashed: ReadonlyMap<string, string>;
}

/** Entries of a project folder that are not sources. */
const NO_SOURCES = new Set([
  ".git",
  ".next",
  ".next-new",
  ".next-old",
  ".data",
  "node_modules",
  "reports",
  "test-results",
]);
/** Value of the document's `data-build` attribute in the newer build. */
export const MARK = "newer";

function copyProject(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(root))
    if (!NO_SOURCES.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  // Links this read-only gigabyte if the disk is the same.
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  if (spawnSync("cp", ["-al", from, to]).status !== 0)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function buildIn(folder: string): Build {
  const files = manifestOf(join(folder, ".next", "packed"))?.files ?? {};
  return {
    folder,
    id: readFileSync(join(folder, ".next", "BUILD_ID"), "utf8").trim(),
    hashed: new Map(
      Object.entries(files).flatMap(([path, { etag }]) => (isHashed(path) ? [[path, etag]] : [])),
    ),
  };
}

export function copiedBuild(folder: string): Build {
  copyProject(folder);
  cpSync(join(root, ".next"), join(folder, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== join(root, ".next", "cache"),
  });
  return buildIn(folder);
}

/**
 * Builds changed sources after another build, as deploy/Dockerfile does, with the packed files of the latter.
 * The change is in a script of every page, and in one that loads with the assistant. @throws Error on failure
 */
export function nextBuild(folder: string, previous: Build): Build {
  copyProject(folder);
  cpSync(join(previous.folder, ".next", "packed"), join(folder, ".next", "packed"), { recursive: true });
  for (const [path, text] of CHANGES) {
    if (!existsSync(join(folder, path))) throw new Error(`${path} is no more: change another script`);
    appendFileSync(join(folder, path), text);
  }
  const { status } = spawnSync(process.execPath, ["scripts/run.ts", "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The changed sources could not be built");
  return buildIn(folder);
}

const CHANGES = [
  ["instrumentation-client.ts", `\ndocument.documentElement.dataset.build = "${MARK}";\n`],
  ["components/chat/chat-panel.tsx", `\nglobalThis.dispatchEvent?.(new Event("${MARK}"));\n`],
] as const;
