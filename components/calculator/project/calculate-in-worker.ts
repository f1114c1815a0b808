import type { Calculation } from "@/lib/run/calculate";
import type { CalculationReply, CalculationRequest } from "./calculation-worker";

export class CalculationCanceled extends Error {
  override name = "CalculationCanceled";
}

interface Pending {
  resolve: (calculation: Calculation | undefined) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

/**
 * Calculates in a worker that starts with the first request. Resolves to undefined if the worker fails.
 * @throws CalculationCanceled
 */
export function calculateInWorker(request: Omit<CalculationRequest, "id">): Promise<Calculation | undefined> {
  worker ??= startWorker();
  const id = ++lastId;
  worker.postMessage({ ...request, id } satisfies CalculationRequest);
  return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
}

export function stopCalculations(): void {
  endWorker(({ reject }) => reject(new CalculationCanceled()));
}

function endWorker(settle: (request: Pending) => void): void {
  worker?.terminate();
  worker = undefined;
  const requests = [...pending.values()];
  pending.clear();
  requests.forEach(settle);
}

function startWorker(): Worker {
  const started = new Worker(new URL("./calculation-worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data: { id, calculation } }: MessageEvent<CalculationReply>) => {
    pending.get(id)?.resolve(calculation);
    pending.delete(id);
  };
  started.onerror = (event) => {
    console.warn("The worker for calculations failed", event.message);
    endWorker(({ resolve }) => resolve(undefined));
  };
  return started;
}
