import { Worker } from "node:worker_threads";
import { log } from "../front/log.ts";
import type { Call } from "./messages.ts";
import { type CallLimits, type CallOutcome, runCall } from "./run-call.ts";

export interface PoolLimits extends CallLimits {
  /** Maximum number of waiting calls: in total, and of one client. */
  waiting: number;
  waitingOfClient: number;
  /** Maximum waiting time of a call, in ms. */
  waitTime: number;
  /** Idle time after which the worker ends and releases its memory, in ms. */
  idleTime: number;
  /** Megabytes of the worker's heap. */
  heap: number;
}

export const POOL_LIMITS: PoolLimits = {
  cpuTime: 200,
  time: 2000,
  loadTime: 20_000,
  waiting: 64,
  waitingOfClient: 8,
  waitTime: 4000,
  idleTime: 60_000,
  heap: 128,
};

/** Megabytes of young objects in the worker, as in the server (scripts/server-command.ts). */
const YOUNG_HEAP_MB = 16;

interface CallOptions {
  /** Client, which cannot fill the queue by itself. */
  client: string;
  /** Processor time limit of this call, in ms, if below that of the pool. */
  cpuTime?: number;
}

interface WaitingCall {
  call: Call;
  client: string;
  cpuTime: number;
  since: number;
  end: (outcome: CallOutcome) => void;
}

/**
 * Runs calls sequentially in a worker thread, which starts with the first call, stops when a call takes too
 * long, and ends when idle.
 */
export class EvaluationPool {
  readonly #entry: string;
  readonly #limits: PoolLimits;
  readonly #waiting: WaitingCall[] = [];
  #worker: Worker | undefined;
  #isRunning = false;
  #idle: NodeJS.Timeout | undefined;

  /** @param entry file of the worker, as JavaScript or as TypeScript that Node can read. */
  constructor(entry: string, limits: Partial<PoolLimits> = {}) {
    this.#entry = entry;
    this.#limits = { ...POOL_LIMITS, ...limits };
  }

  /** Queues and runs a call. Never rejects. */
  run(call: Call, { client, cpuTime = this.#limits.cpuTime }: CallOptions): Promise<CallOutcome> {
    const ofClient = this.#waiting.filter((other) => other.client === client).length;
    if (this.#waiting.length >= this.#limits.waiting || ofClient >= this.#limits.waitingOfClient)
      return Promise.resolve(BUSY);
    return new Promise((end) => {
      const since = performance.now();
      this.#waiting.push({ call, client, cpuTime: Math.min(cpuTime, this.#limits.cpuTime), since, end });
      if (!this.#isRunning) void this.#runWaiting();
    });
  }

  /** Ends the worker; a later call starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #runWaiting(): Promise<void> {
    this.#isRunning = true;
    clearTimeout(this.#idle);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const isLate = performance.now() - next.since > this.#limits.waitTime;
      next.end(isLate ? BUSY : await this.#runNow(next));
    }
    this.#isRunning = false;
    this.#idle = setTimeout(() => void this.close(), this.#limits.idleTime).unref();
  }

  async #runNow({ call, cpuTime }: WaitingCall): Promise<CallOutcome> {
    this.#worker ??= this.#startWorker();
    const outcome = await runCall(this.#worker, call, { ...this.#limits, cpuTime });
    if (outcome.kind === "stopped" || outcome.kind === "crashed") await this.close();
    return outcome;
  }

  #startWorker(): Worker {
    const worker = new Worker(/* turbopackIgnore: true */ this.#entry, {
      // Excludes options of the process itself, such as a probe of its processor time.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heap, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    worker.on("error", (error: NodeJS.ErrnoException) => {
      log.error({ failure: error.name, code: error.code }, "The evaluation worker failed");
    });
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }
}

const BUSY: CallOutcome = { kind: "busy", cpuTime: 0 };
