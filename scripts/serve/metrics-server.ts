import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { log } from "../../lib/server/front/log.ts";

interface Settings {
  port: number;
  /** Token that every request needs. Without one, only this machine may read the metrics. */
  token: string | undefined;
  read: () => Promise<string>;
}

/** Maximum connections: one active, and some that were left open. */
const CONNECTIONS = 20;

/** Names of this machine, with or without a port. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Serves /metrics for Prometheus on a separate port that visitors cannot reach. */
export function serveMetrics({ port, token, read }: Settings): Server {
  const expected = token === undefined ? undefined : hash(`Bearer ${token}`);
  const server = createServer({ maxHeaderSize: 8192, requestTimeout: 10_000 }, async (request, response) => {
    const answer = (status: number, text: string, type = "text/plain; charset=utf-8") => {
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
      response.end(text);
    };
    if (expected && !timingSafeEqual(expected, hash(request.headers.authorization ?? ""))) {
      response.setHeader("WWW-Authenticate", "Bearer");
      return answer(401, "The token (METRICS_TOKEN) is missing or wrong.\n");
    }
    // A web page whose name resolves to this machine could read them through the owner's browser (DNS
    // rebinding).
    if (!expected && !LOCAL_HOST.test(request.headers.host ?? ""))
      return answer(403, "Without a token (METRICS_TOKEN), only requests to localhost are answered.\n");
    if (request.url !== "/metrics") return answer(404, "There is only /metrics here.\n");
    if (request.method !== "GET") return answer(405, "Only GET is allowed here.\n");
    try {
      answer(200, await read(), "text/plain; version=0.0.4; charset=utf-8");
    } catch (error) {
      log.warn({ reason: String(error) }, "The metrics could not be read");
      answer(503, "A process did not say what it counted. Ask again.\n");
    }
  });
  server.on("error", (error) => log.error(`The metrics are not served: ${error.message}`));
  server.maxConnections = CONNECTIONS;
  server.listen(port, token === undefined ? "127.0.0.1" : undefined);
  server.unref();
  return server;
}
