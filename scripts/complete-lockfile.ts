/**
 * Adds to package-lock.json the optional packages of other platforms that the registry did not offer: without
 * them `npm ci` rejects the lockfile on every machine. `npm run lockfile` after a change of dependencies; see
 * docs/decisions/complete-lockfile.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

interface LockedPackage {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export function missingPackages({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Parses the platform in the name of a binary package: @next/swc-win32-arm64-msvc → win32, arm64. */
function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const os = /[-/](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/.exec(
    name,
  )?.[1];
  const cpu = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/.exec(name)?.[1];
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(/musl/.test(name) && { libc: ["musl"] }),
  };
}

if (import.meta.main) {
  const path = join(root, "package-lock.json");
  const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
  for (const { name, version, dev } of missingPackages(lockfile)) {
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
  }
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
}
