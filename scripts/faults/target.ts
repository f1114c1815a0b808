import { randomBytes } from "node:crypto";
import { freePort } from "../free-port.ts";
import { type Nginx, startNginx } from "../nginx.ts";
import type { Postgres } from "../postgres.ts";
import { Site, wait } from "../site.ts";

export interface Target {
  readonly url: string;
  readonly log: string;
  /** True if every server still runs. */
  readonly isAlive: boolean;
  /** Starts missing servers, and waits until visitors are answered. @throws Error if one ends instead */
  start(): Promise<void>;
  /** Ends all servers together, by default like a crash of the machine. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;
type Settings = ConstructorParameters<typeof Site>[2];

const SERVERS = 3;
/** Timeout in milliseconds for nginx to reach the servers again. */
const TIMEOUT_MS = 20_000;
/** Successive answers, a tenth of a second apart, after which it has found all. */
const ANSWERS = 30;

/** Setup of deploy/compose.yaml as plain processes: nginx (deploy/nginx.conf), three servers, a Postgres. */
export class Cluster implements Target {
  readonly #sites: Site[];
  readonly #ports: readonly number[];
  readonly #environment: Environment;
  #nginx: Nginx | undefined;

  private constructor(ports: readonly number[], environment: Environment, settings: Settings) {
    this.#ports = ports;
    this.#environment = environment;
    this.#sites = ports.map((port) => new Site(port, environment, settings));
  }

  /** Creates servers without starting them; all share `environment`. */
  static async of(
    postgres: Postgres,
    environment: Environment = {},
    settings: Settings = {},
  ): Promise<Cluster> {
    const common = {
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString("hex"),
      ...environment,
    };
    const ports: number[] = [];
    for (let each = 0; each < SERVERS; each += 1) ports.push(await freePort());
    return new Cluster(ports, common, settings);
  }

  get sites(): readonly Site[] {
    return this.#sites;
  }

  get url(): string {
    return this.nginx.url;
  }

  get nginx(): Nginx {
    if (!this.#nginx) throw new Error("The cluster was not started");
    return this.#nginx;
  }

  get log(): string {
    return this.sites.map(({ log }) => log).join("\n");
  }

  get isAlive(): boolean {
    return this.sites.every(({ isAlive }) => isAlive);
  }

  async start(): Promise<void> {
    await Promise.all(this.#sites.filter(({ isAlive }) => !isAlive).map((site) => site.start()));
    const isNew = this.#nginx === undefined;
    this.#nginx ??= await startNginx(this.#ports);
    // nginx sends a failed server one request in two seconds: until each has answered one, load is rejected.
    let wanted = isNew ? 1 : ANSWERS;
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(100)) {
      wanted = (await fetch(`${this.url}/api/health`)).ok ? wanted - 1 : ANSWERS;
      if (wanted === 0) return;
    }
    throw new Error("nginx finds no server");
  }

  async stop(signal?: NodeJS.Signals): Promise<void> {
    await Promise.all(this.sites.map((site) => site.stop(signal)));
  }

  another(port: number, environment: Environment, settings: Settings): Site {
    return new Site(port, { ...this.#environment, ...environment }, settings);
  }

  /** Ends the server at an index as an operator does, and starts another one in its place. */
  async replace(at: number, environment: Environment, settings: Settings): Promise<void> {
    await this.#sites[at]?.stop("SIGTERM");
    const site = this.another(this.#ports[at] ?? 0, environment, settings);
    this.#sites[at] = site;
    await site.start();
  }

  /** Ends all, nginx too. */
  async close(): Promise<void> {
    await this.stop();
    await this.#nginx?.stop();
  }
}
