/** Writes the software bill of materials of the deployment: `npm run sbom`. The lockfile determines it. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

const ARGS = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
/** Far above its actual size of a megabyte. */
const MAX_BYTES = 64 * 1024 * 1024;

const { status, stdout, stderr, error } = spawnSync("npm", ARGS, {
  cwd: root,
  encoding: "utf8",
  maxBuffer: MAX_BYTES,
  shell: process.platform === "win32",
});
if (status !== 0) {
  console.error(error?.message ?? stderr);
  process.exit(1);
}
const { components } = JSON.parse(stdout) as { components: unknown[] };
const file = join(root, "reports", "sbom.cdx.json");
mkdirSync(join(root, "reports"), { recursive: true });
writeFileSync(file, stdout);
console.log(`${components.length} packages are listed in reports/sbom.cdx.json.`);
