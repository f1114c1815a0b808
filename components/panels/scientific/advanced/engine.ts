import { failure } from "@/lib/core/result/result";
import type { Answer } from "@/lib/science/algebra/part";
import type { Request } from "@/lib/science/algebra/run";
import { messages } from "./messages";

/** Time limit of a line, in ms. */
const DEADLINE = 900;
/** Time limit for loading the worker, in ms. */
const LOADING = 30_000;

const STOPPED: Answer = failure("", messages.stopped);
const UNLOADED: Answer = failure("", messages.notLoaded);

type Message = { ready: true } | { id: number; answer: Answer };

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  /** True if a newer request may replace it. */
  isPreview: boolean;
}

/**
 * Evaluates lines in a worker, in sequence. A line that exceeds the time limit ends with its worker; the next
 * one starts another worker, which loses nothing because workers are stateless.
 */
export class Engine {
  #worker: Worker | undefined;
  #isReady = false;
  #id = 0;
  #queue: Waiting[] = [];
  #current: Waiting | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Evaluates a line; undefined for a preview that a newer one replaced. */
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

/** Answer of a replaced preview. */
const UNASKED: Answer = failure("", "");
