import { rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { rolldown } from "rolldown";
import { newFolder, root, serverIn } from "../paths.ts";

/** True for packages that npm installed, which stay in their folder. */
const isPackage = (id: string): boolean => isBuiltin(id) || !/^[./]/.test(id);

/**
 * Writes the programs of the built site as plain JavaScript. Node also runs our TypeScript, but with a
 * compiler that stays in memory (docs/decisions/memory.md).
 */
export async function packServer(): Promise<void> {
  const folder = serverIn(newFolder);
  rmSync(folder, { recursive: true, force: true });
  await packProgram({ serve: "scripts/serve.ts" }, folder, isPackage);
  await packWorker(folder);
}

/** Bundles the evaluation worker with its packages: mathjs loads ten times as fast. */
export const packWorker = (folder: string): Promise<void> =>
  packProgram({ "evaluation-worker": "lib/server/evaluation/worker.ts" }, folder, isBuiltin);

/** Writes one program, with all that it imports except `external` modules. */
async function packProgram(
  input: Readonly<Record<string, string>>,
  dir: string,
  external: (id: string) => boolean,
): Promise<void> {
  const bundle = await rolldown({ cwd: root, input, platform: "node", external });
  await bundle.write({
    dir,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
}
