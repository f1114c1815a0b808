/** Serves the built site on PORT: Next behind the server of lib/front, which bounds what reaches it. */
import next from "next";
import { systemAskedFor, systemOfVisitor } from "../lib/faces/address/unit-system.ts";
import { createFront } from "../lib/front/front.ts";
import { openPacked, type SystemOf } from "../lib/front/packed/packed.ts";
import { env } from "../lib/server/env.ts";
import { loadEnvironment } from "./environment.ts";
import { packedFolder, root } from "./paths.ts";

/** Milliseconds that open requests have to end after SIGTERM. */
const PATIENCE = 10_000;

loadEnvironment();
// The database, the secret and what Next keeps are for this user alone.
process.umask(0o077);
const { PORT: port, TRUST_PROXY, SITE_URL, RATE_LIMIT_FACTOR } = env();

const app = next({ dev: false, dir: root, hostname: "localhost", port });
await app.prepare();

/** The system of a visitor, as the proxy finds it for what is left to Next. */
const systemOf: SystemOf = (query, headers, inputs) =>
  systemAskedFor(inputs, new URLSearchParams(query)) ??
  systemOfVisitor(headers.cookie ?? "", headers["accept-language"] ?? "");

const server = createFront(app.getRequestHandler(), {
  trustProxy: TRUST_PROXY,
  secure: SITE_URL?.startsWith("https://") === true,
  limitFactor: RATE_LIMIT_FACTOR,
  packed: await openPacked(packedFolder, systemOf),
});
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`\nSciCalc is served at http://localhost:${port}\n`));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    server.close(() => void app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  });
