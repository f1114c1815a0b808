import { isBuiltin } from "node:module";
import { rolldown } from "rolldown";
import { root, serverFolder } from "../paths.ts";

/** What npm installed stays where it is. */
const isPackage = (id: string): boolean => isBuiltin(id) || !/^[./]/.test(id);

/**
 * Writes scripts/serve.ts with all that it imports of ours as plain JavaScript. Node reads our TypeScript as well, but with a
 * compiler that stays in memory (docs/decisions/memory.md).
 */
export async function packServer(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { serve: "scripts/serve.ts" },
    platform: "node",
    external: isPackage,
  });
  await bundle.write({
    dir: serverFolder,
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
}
