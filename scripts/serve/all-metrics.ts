import type { Server } from "node:http";
import { AggregatorRegistry } from "prom-client";
import { serveMetrics } from "./metrics-server.ts";

/** Reports the metrics of a worker process to the primary one. Call it before the process counts anything. */
export function answerForMetrics(): void {
  new AggregatorRegistry();
}

/** Serves the sum of all processes' metrics from the primary one. */
export function serveAllMetrics(settings: { port: number; token: string | undefined }): Server {
  const all = new AggregatorRegistry();
  return serveMetrics({ ...settings, read: () => all.clusterMetrics() });
}
