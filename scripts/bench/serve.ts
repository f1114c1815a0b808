import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { root } from "../paths.ts";

export interface Site {
  /** Origin without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

/** The program of the project's own Next. */
export const nextProgram = join(root, "node_modules", "next", "dist", "bin", "next");

/** Serves the built site of a folder on a free port, with an empty database unless `settings` name another. */
export async function serve(folder: string, settings: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [nextProgram, "start", "-p", String(port)], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATA_DIR: "memory://",
      ...settings,
    },
  });
  await answers(url, server);
  return { url, stop: () => stopped(server) };
}

const PATIENCE = 120_000;

async function answers(url: string, server: ChildProcess): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < PATIENCE) {
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
