/**
 * Entry point of every command, run by any Node: installs missing or stale dependencies, then runs
 * scripts/run.ts on the project's Node (the npm package `node`).
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installStamp, installStampFile } from "./install-stamp.mjs";
import { runProgram } from "./run-program.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stampFile = installStampFile(root);
const isWindows = process.platform === "win32";
const node = join(root, "node_modules", ".bin", isWindows ? "node.cmd" : "node");

const stamp = installStamp(root);
const installed = existsSync(node) && existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined;
if (installed !== stamp) {
  const reason = installed === undefined ? "" : ", because package-lock.json has changed";
  console.log(`Installing dependencies${reason} …`);
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const status = await runProgram("npm", args, { cwd: root, shell: isWindows });
  if (status !== 0) {
    console.error(
      "\nnpm ci failed. Node 20 or newer with npm 10 or newer and access to the npm registry are needed.",
    );
    process.exit(status);
  }
  writeFileSync(stampFile, stamp);
}

const program = join(root, "scripts", "run.ts");
process.exit(
  await runProgram(node, [program, ...process.argv.slice(2)], { cwd: root, shell: isWindows, isLast: true }),
);
