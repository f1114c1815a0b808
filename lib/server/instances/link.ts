import { Client } from "pg";
import { CONNECT_TIMEOUT } from "../db/prepare.ts";

/** First and maximum delay before a reconnection, in ms. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 1000;
/** Interval of heartbeats, and time until one counts as missing, in ms: a broken network reports nothing. */
const BEAT = 5000;
const BEAT_TIMEOUT = 3000;

interface Hooks {
  url: string;
  name: string;
  channels: readonly string[];
  /** Called when the connection is open and listening. An error breaks the connection again. */
  onOpen(client: Client): Promise<void>;
  onNotice(channel: string, payload: string): void;
  onBeat(client: Client): Promise<void>;
  /** Called when the connection is lost, with the reason; only once until it is open again. */
  onLost(reason: unknown): void;
}

/** Connection to a Postgres server that listens on its channels, and reconnects whenever it breaks. */
export class Link {
  readonly #hooks: Hooks;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT;
  #isLost = false;
  #isClosed = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /** Connects, and keeps trying in the background. Returns after the first attempt. */
  async open(): Promise<void> {
    const { url, name, channels, onOpen, onNotice } = this.#hooks;
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: BEAT_TIMEOUT,
      application_name: name,
      keepAlive: true,
    });
    const lost = (reason: unknown) => this.#lose(client, reason);
    client.on("error", lost);
    client.on("end", () => lost(new Error("The connection ended")));
    client.on("notification", ({ channel, payload = "" }) => onNotice(channel, payload));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`LISTEN "${channel}"`);
      await onOpen(client);
      if (this.#isClosed) return void client.end().catch(() => {});
      this.#client = client;
      this.#wait = FIRST_WAIT;
      this.#isLost = false;
      this.#timer = setTimeout(() => this.#beat(client), BEAT).unref();
    } catch (error) {
      this.#lose(client, error);
    }
  }

  /** Notifies all listeners of a channel. Does nothing while the connection is broken. */
  notify(channel: string, payload: string): void {
    const client = this.#client;
    client?.query("SELECT pg_notify($1, $2)", [channel, payload]).catch((error) => this.#lose(client, error));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #beat(client: Client): Promise<void> {
    try {
      await this.#hooks.onBeat(client);
      if (this.#client === client) this.#timer = setTimeout(() => this.#beat(client), BEAT).unref();
    } catch (error) {
      this.#lose(client, error);
    }
  }

  /** A lost connection may emit several events; handles the first. */
  readonly #given = new WeakSet<Client>();
  #lose(client: Client, reason: unknown): void {
    if (this.#given.has(client) || this.#isClosed) return;
    this.#given.add(client);
    clearTimeout(this.#timer);
    this.#client = undefined;
    client.end().catch(() => {});
    if (!this.#isLost) this.#hooks.onLost(reason);
    this.#isLost = true;
    this.#timer = setTimeout(() => void this.open(), this.#wait).unref();
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
