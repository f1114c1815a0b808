import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { load, YAML11_SCHEMA } from "js-yaml";
import { afterAll, describe, expect, it } from "vitest";
import { MAX_DRAIN_SECONDS, SETTING_NAMES } from "../../lib/server/env.ts";
import { SOURCES } from "../../scripts/build.ts";
import { CONFIG_ERROR, SHUTDOWN_TIMEOUT_MS } from "../../scripts/serve/exit.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readText = (path: string): string => readFileSync(join(root, path), "utf8");

interface Service {
  restart?: string;
  stop_grace_period?: string;
  environment?: Readonly<Record<string, string>>;
}
const compose = load(readText("deploy/compose.yaml"), { schema: YAML11_SCHEMA }) as {
  services: Readonly<Record<string, Service>>;
};
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith("site"));

/** Longest time between SIGTERM and the end of a server, in seconds. */
const LONGEST_END = MAX_DRAIN_SECONDS + SHUTDOWN_TIMEOUT_MS / 1000;

describe("deploy/compose.yaml", () => {
  it("starts every service again after an orderly end", () => {
    for (const [name, { restart }] of Object.entries(compose.services))
      expect(restart, name).toBe("unless-stopped");
  });

  it("passes every setting to each server, or fixes it", () => {
    expect(sites.length).toBeGreaterThan(0);
    // The values that nginx.conf, the volumes and the Postgres of this file need.
    const fixed = ["DATABASE_URL", "DATA_DIR", "LISTEN_ADDRESS", "PORT", "TRUST_PROXY"];
    for (const [, { environment = {} }] of sites) {
      expect(Object.keys(environment).sort()).toEqual([...SETTING_NAMES].sort());
      for (const [name, value] of Object.entries(environment))
        if (!fixed.includes(name)) expect(value).toMatch(new RegExp(`^\\$\\{${name}(?::[-?].*)?\\}$`));
    }
  });

  it("waits until a server has ended, as systemd does", () => {
    for (const [, { stop_grace_period = "" }] of sites)
      expect(Number(/^(\d+)s$/.exec(stop_grace_period)?.[1])).toBeGreaterThan(LONGEST_END);
    const unit = readText("deploy/scicalc.service");
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(LONGEST_END);
    expect(unit).toMatch(new RegExp(`^RestartPreventExitStatus=${CONFIG_ERROR}$`, "m"));
  });
});

describe("deploy/Dockerfile.dockerignore", () => {
  const lines = readText("deploy/Dockerfile.dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

  /** True if the builder gets a path: the last line that names it or a folder of it decides. */
  function isSent(path: string): boolean {
    // Docker's wildcards match names that begin with a dot, and those of Node do not.
    const plain = (text: string) => text.replaceAll(/(^|\/)\./g, "$1dot-");
    const parts = plain(path).split("/");
    const folders = parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
    let sent = true;
    for (const line of lines) {
      const pattern = plain(line.replace(/^!/, ""));
      if (folders.some((folder) => matchesGlob(folder, pattern))) sent = line.startsWith("!");
    }
    return sent;
  }

  it("keeps settings, keys, data and backups from the builder", () => {
    const secrets = [
      ...[".env", ".env.local", ".env.production", "deploy/.env", "deploy/.env.production", "lib/.env"],
      ...["deploy/tls/privkey.pem", "deploy/acme/token", ".data/auth-secret", "data2/postgres/PG_VERSION"],
      ...["scicalc.dump", "backup/scicalc.dump", "backups/a.tar.gz", ".git/config", ".next/BUILD_ID"],
    ];
    expect(secrets.filter(isSent)).toEqual([]);
  });

  it("sends everything that a build depends on", () => {
    const files = ["deploy/serve.sh", "scripts/run.ts", "lib/server/env.ts", "app/(site)/page.tsx"];
    expect([...SOURCES, ...files].filter((path) => !isSent(path))).toEqual([]);
  });
});

describe("deploy/serve.sh", () => {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-container-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the script with a program in the place of Node's. */
  function start(program: string) {
    writeFileSync(join(folder, "node"), `#!/bin/sh\n${program}\n`);
    chmodSync(join(folder, "node"), 0o755);
    const child = spawn("sh", [join(root, "deploy/serve.sh")], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    return { child, output: text(child.stdout), ended: once(child, "exit") };
  }

  it.each([0, 1, 137])("ends as the server does, with %i", async (status) => {
    expect(await start(`exit ${status}`).ended).toEqual([status, null]);
  });

  it.each(["SIGTERM", "SIGINT"] as const)("passes %s on and waits for the server", async (signal) => {
    const { child, output, ended } = start(
      `trap 'sleep 0.5; echo closed; exit 0' TERM; echo ready; while :; do sleep 0.1; done`,
    );
    await once(child.stdout, "data");
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(await output).toContain("closed");
  });

  it("waits after invalid settings, logs that, and ends when it is stopped", async () => {
    const { child, ended } = start(`exit ${CONFIG_ERROR}`);
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    expect(JSON.parse(line.toString())).toMatchObject({ level: "fatal" });
    expect(child.exitCode).toBe(null);
    child.kill("SIGTERM");
    expect(await ended).toEqual([CONFIG_ERROR, null]);
  });
});
