import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { root } from "../paths.ts";

export interface Site {
  /** Origin without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

export const nextProgram = join(root, "node_modules", "next", "dist", "bin", "next");

/** Serves the build of a folder with Next, like `next start`. */
export const serveNext = (folder: string): Promise<Site> =>
  started((port) => [nextProgram, "start", "-p", port], folder);

/** Serves the built site as in production, with an empty database unless `settings` name another. */
export const serveSite = (settings: Record<string, string> = {}): Promise<Site> =>
  started(() => [join(root, "scripts", "serve.ts")], root, settings);

/** Starts a Node program on a free port, and waits until it answers. */
async function started(
  program: (port: string) => readonly string[],
  folder: string,
  settings: Record<string, string> = {},
): Promise<Site> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, program(port), {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATA_DIR: "memory://",
      RATE_LIMIT_FACTOR: "1000",
      ...settings,
      PORT: port,
    },
  });
  await answers(url, server);
  return { url, stop: () => stopped(server) };
}

const START_TIMEOUT_MS = 120_000;

async function answers(url: string, server: ChildProcess): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < START_TIMEOUT_MS) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`No answer from ${url}`);
}

function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.once("exit", () => resolve());
  server.kill();
  return promise;
}
