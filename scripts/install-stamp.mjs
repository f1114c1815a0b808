import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * File that identifies the dependencies installed in a project.
 * @param {string} root
 */
export const installStampFile = (root) => join(root, "node_modules", ".scicalc-install");

/**
 * Hashes the dependencies of a project; other changes of package.json need no installation.
 * @param {string} root
 */
export function installStamp(root) {
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
  const { dependencies, devDependencies, overrides } = JSON.parse(read("package.json"));
  return createHash("sha256")
    .update(JSON.stringify({ dependencies, devDependencies, overrides }))
    .update(read("package-lock.json"))
    .digest("hex");
}
