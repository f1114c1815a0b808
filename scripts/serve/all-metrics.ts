import type { Server } from "node:http";
import { AggregatorRegistry } from "prom-client";
import { serveMetrics } from "./metrics-server.ts";

/** In each of several processes, before it counts: answers the first one's questions for what this one has counted. */
export function answerForMetrics(): void {
  new AggregatorRegistry();
}

/** In the first of several processes: serves what all of them have counted, together. */
export function serveAllMetrics(settings: { port: number; token: string | undefined }): Server {
  const all = new AggregatorRegistry();
  return serveMetrics({ ...settings, read: () => all.clusterMetrics() });
}
