/**
 * Serves the built site on PORT: Next behind a plain Node server, which alone knows the address that a request comes
 * from. Next leaves a forged X-Forwarded-For standing (docs/decisions/own-server.md).
 */
import { createServer, type IncomingMessage } from "node:http";
import next from "next";
import { root } from "./paths.ts";

const port = Number(process.env.PORT || 3000);
const trustProxy = /^(1|true)$/.test(process.env.TRUST_PROXY ?? "");

/** Milliseconds that open requests have to end after SIGTERM. */
const PATIENCE = 10_000;

/** The visitor's address: what the proxy in front says last, when there is one that is trusted; else the peer's. */
function clientAddress(request: IncomingMessage): string {
  const forwarded = trustProxy ? String(request.headers["x-forwarded-for"] ?? "") : "";
  return forwarded.split(",").at(-1)?.trim() || request.socket.remoteAddress || "unknown";
}

const app = next({ dev: false, dir: root, hostname: "localhost", port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  request.headers["x-forwarded-for"] = clientAddress(request);
  if (!trustProxy) {
    delete request.headers["x-forwarded-host"];
    delete request.headers["x-forwarded-proto"];
    delete request.headers["x-real-ip"];
  }
  void handle(request, response);
});
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`Ready on http://localhost:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    server.close(() => void app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  });
