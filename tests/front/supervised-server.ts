/**
 * A site of several processes for supervise.test.ts: answers with the process's id, after a while at /slow, never more at /die.
 * Behind the port it is told to refuse its settings, or a port for the metrics.
 */
import cluster from "node:cluster";
import { createServer } from "node:http";
import { drain } from "../../lib/server/front/draining.ts";
import { startMetrics } from "../../lib/server/metrics.ts";
import { answerForMetrics, serveAllMetrics } from "../../scripts/serve/all-metrics.ts";
import { CONFIG_ERROR } from "../../scripts/serve/exit.ts";
import { supervise } from "../../scripts/serve/supervise.ts";

const ANSWERED = { id: "x", method: "GET", url: "/", milliseconds: 1 };

const [port = "0", more] = process.argv.slice(2);
const metricsPort = more === "refusing" ? undefined : more;
if (cluster.isPrimary) {
  supervise(2, { SHARED: "one secret" });
  if (metricsPort !== undefined) serveAllMetrics({ port: Number(metricsPort), token: undefined });
} else if (more === "refusing") process.exit(CONFIG_ERROR);
else {
  if (metricsPort !== undefined) answerForMetrics();
  const count = metricsPort === undefined ? undefined : startMetrics({ build: "a", routeOf: () => "/" });
  const server = createServer((request, response) => {
    response.once("close", () => count?.({ ...ANSWERED, status: response.statusCode }));
    if (request.url === "/die") process.kill(process.pid, "SIGKILL");
    const answer = () => response.end(`${process.pid} ${process.env.SHARED}`);
    if (request.url === "/slow") setTimeout(answer, 1500);
    else answer();
  });
  server.listen(Number(port), "127.0.0.1");
  process.once("SIGTERM", async () => {
    await drain(server);
    process.exit(0);
  });
}
