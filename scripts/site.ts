import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { root } from "./paths.ts";
import { serverCommand } from "./server-command.ts";

const START_TIMEOUT_MS = 120_000;

/** Running site that can be killed and restarted on the same data. */
export class Site {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #folder: string;
  readonly #user: { uid: number; gid: number } | undefined;
  readonly #wrapper: readonly string[];
  #server: ChildProcess | undefined;
  log = "";

  /**
   * `environment` selects the database; `user` runs the server as another user than root; `folder` holds another build
   * of the project; `wrapper` is a command that starts the server, such as `unshare`.
   */
  constructor(
    port: number,
    environment: Readonly<Record<string, string>>,
    {
      user,
      folder = root,
      wrapper = [],
    }: {
      user?: { uid: number; gid: number } | undefined;
      folder?: string;
      wrapper?: readonly string[];
    } = {},
  ) {
    this.#wrapper = wrapper;
    this.url = `http://localhost:${port}`;
    this.#user = user;
    this.#folder = folder;
    this.#environment = {
      ...process.env,
      DATABASE_URL: "",
      // Every submission counts as another visitor's, because these tests do not concern limits.
      RATE_LIMIT_FACTOR: "1000",
      ...environment,
      ...serverCommand.environment,
      PORT: String(port),
      NEXT_TELEMETRY_DISABLED: "1",
      TRUST_PROXY: "1",
    };
  }

  get isAlive(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  /** Returns the resident memory of the server, in MB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#server?.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
  }

  /** Returns the processor time of the server in all its threads, in ms. */
  async cpuTime(): Promise<number> {
    const server = this.#server;
    if (!server) throw new Error("The server was not started");
    server.send("cpu");
    const [used] = (await once(server, "message")) as [NodeJS.CpuUsage];
    return (used.user + used.system) / 1000;
  }

  /** Starts the server and waits until it answers. @throws Error if it ends instead. */
  async start(): Promise<void> {
    const command = [...this.#wrapper, process.execPath, "--import", "./scripts/cpu-probe.mjs"];
    const [program = "", ...args] = [...command, ...serverCommand.args];
    const server = spawn(program, args, {
      cwd: this.#folder,
      env: this.#environment,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      ...this.#user,
    });
    this.#server = server;
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.log += chunk.toString();
      });
    const end = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < end) {
      if (!this.isAlive) throw new Error(`The server ended:\n${this.log.slice(-2000)}`);
      if (await fetch(`${this.url}/api/health`).catch(() => undefined)) return;
      await wait(100);
    }
    throw new Error("The server does not answer");
  }

  /** Ends the server, by default like a crash of the machine. */
  async stop(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const server = this.#server;
    if (!server || !this.isAlive) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
