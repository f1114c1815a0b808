import { spawnSync } from "node:child_process";

const apt = (...args: readonly string[]): boolean =>
  spawnSync("apt-get", [...args], { stdio: "inherit" }).status === 0;

/** Installs a package of Debian's. @returns whether that worked */
export function installFromDebian(name: string): boolean {
  const install = () => apt("install", "-y", "-qq", "--no-install-recommends", name);
  return install() || (apt("update", "-qq") && install());
}

/** Installs a program from its Debian package if it is missing. @throws Error if that fails */
export function ensureProgram(program: string, packageName = program): void {
  const isThere = () => spawnSync("which", [program]).status === 0;
  if (isThere()) return;
  console.log(`No ${program} found: installing Debian's …`);
  installFromDebian(packageName);
  if (!isThere()) throw new Error(`No ${program} could be installed. Put one on PATH.`);
}
