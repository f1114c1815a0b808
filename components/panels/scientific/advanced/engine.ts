import type { Answer } from "@/lib/calculators/scientific/advanced/part";
import type { Request } from "@/lib/calculators/scientific/advanced/run";
import { messages } from "./messages";

/** Milliseconds that a line may take before it is stopped. */
const DEADLINE = 900;
/** Milliseconds that the worker may take to arrive. */
const LOADING = 30_000;

const STOPPED: Answer = { ok: false, message: messages.stopped };
const UNLOADED: Answer = { ok: false, message: messages.notLoaded };

type Message = { ready: true } | { id: number; answer: Answer };

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  /** May be dropped for a newer one. */
  isPreview: boolean;
}

/**
 * Answers lines in a worker, one after the other. A line that takes too long ends with its worker; the next one gets a
 * new worker, and nothing is lost, for the worker keeps nothing.
 */
export class Engine {
  #worker: Worker | undefined;
  #isReady = false;
  #id = 0;
  #queue: Waiting[] = [];
  #current: Waiting | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The answer to a line; undefined for a preview that a newer one has replaced. */
  ask(request: Request, isPreview = false): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      if (isPreview) {
        for (const other of this.#queue) if (other.isPreview) other.resolve(UNASKED);
        this.#queue = this.#queue.filter((other) => !other.isPreview);
      }
      this.#queue.push({
        request,
        isPreview,
        resolve: (answer) => resolve(answer === UNASKED ? undefined : answer),
      });
      this.#next();
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#current = undefined;
    this.#queue = [];
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    if (!this.#current) return;
    if (this.#isReady) this.#send();
    else this.warm();
  }

  /** Loads the worker before the first line. */
  warm(): void {
    if (!this.#worker) this.#start();
  }

  #start(): void {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if (worker !== this.#worker) return;
      clearTimeout(this.#timer);
      if ("ready" in data) {
        this.#isReady = true;
        this.#send();
      } else if (data.id === this.#id) this.#finish(data.answer);
    };
    worker.onerror = () => this.#fail(UNLOADED);
    this.#timer = setTimeout(() => this.#fail(UNLOADED), LOADING);
  }

  #send(): void {
    if (!this.#current) return;
    this.#id += 1;
    this.#timer = setTimeout(() => this.#fail(STOPPED), DEADLINE);
    this.#worker?.postMessage({ id: this.#id, request: this.#current.request });
  }

  #fail(answer: Answer): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#finish(answer);
  }

  #finish(answer: Answer): void {
    const done = this.#current;
    this.#current = undefined;
    done?.resolve(answer);
    this.#next();
  }
}

/** For a preview that was not asked any more. */
const UNASKED: Answer = { ok: false, message: "" };
