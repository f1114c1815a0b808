import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";
import { nextProgram, type Site, serveNext } from "./serve.ts";

const FILES = {
  "package.json": '{ "private": true, "type": "module" }\n',
  // The folder's node_modules is a link: both ends must be inside the root.
  "next.config.mjs": 'export default { turbopack: { root: "/" } };\n',
  "app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.jsx": "export default function Page() {\n  return <h1>Empty</h1>;\n}\n",
};

/** Serves an empty page of the same Next and React from a temporary folder: the baseline of our pages. */
export async function serveEmptyPage(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-empty-"));
  const remove = (): void => rmSync(folder, { recursive: true });
  try {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    execFileSync(process.execPath, [nextProgram, "build"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const site = await serveNext(folder);
    return { url: site.url, stop: () => site.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
