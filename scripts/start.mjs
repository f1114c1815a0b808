/**
 * The door to every command, run by whatever Node the machine has: installs the dependencies when they are missing or
 * stale, then hands over to scripts/run.ts on the project's own Node (the npm package `node`).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stampFile = join(root, "node_modules", ".scicalc-install");
const node = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

const stamp = createHash("sha256")
  .update(readFileSync(join(root, "package.json")))
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

function run(command, args) {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { cwd: root, stdio: "inherit", shell }).status ?? 1;
}

const installed = existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
if (!installed) {
  console.log("Installing dependencies …");
  const status = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) {
    console.error(
      "\nnpm ci failed. Node 20 or newer with npm 10 or newer and access to the npm registry are needed.",
    );
    process.exit(status);
  }
  writeFileSync(stampFile, stamp);
}

process.exit(run(node, [join(root, "scripts", "run.ts"), ...process.argv.slice(2)]));
