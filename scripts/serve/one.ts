import { existsSync, readFileSync } from "node:fs";
import { join as inFolder } from "node:path";
import next from "next";
import { systemAskedFor, systemOfVisitor } from "../../lib/faces/address/unit-system.ts";
import { drain } from "../../lib/front/draining.ts";
import { createFront } from "../../lib/front/front.ts";
import { log } from "../../lib/front/log.ts";
import { openPacked, type Packed, type SystemOf } from "../../lib/front/packed/packed.ts";
import { withPrevious } from "../../lib/front/with-previous.ts";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { env } from "../../lib/server/env.ts";
import { identityOf } from "../../lib/server/instances/identity.ts";
import { type Instance, join } from "../../lib/server/instances/instance.ts";
import { packedFolder, previousFolder, root } from "../paths.ts";
import { PATIENCE, REFUSED } from "./exit.ts";

/** The system of a visitor, as the proxy finds it for what is left to Next. */
const systemOf: SystemOf = (query, headers, inputs) =>
  systemAskedFor(inputs, new URLSearchParams(query)) ??
  systemOfVisitor(headers.cookie ?? "", headers["accept-language"] ?? "");

/** Serves the built site in this process: Next behind the server of lib/front. Ends on SIGTERM when all is answered. */
export async function serveHere(): Promise<void> {
  const { PORT: port, TRUST_PROXY, SITE_URL, RATE_LIMIT_FACTOR, DRAIN_SECONDS } = env();
  const instance = await joined();
  const app = next({ dev: false, dir: root, hostname: "localhost", port });
  await app.prepare();

  const server = createFront(app.getRequestHandler(), {
    trustProxy: TRUST_PROXY,
    secure: SITE_URL?.startsWith("https://") === true,
    limitFactor: RATE_LIMIT_FACTOR,
    fellows: instance?.fellows,
    packed: await openBuilds(),
  });
  server.on("error", (error) => {
    log.fatal(`The port ${port} cannot be used: ${error.message}`);
    process.exit(1);
  });

  let ending = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), DRAIN_SECONDS * 1000 + PATIENCE).unref();
      await drain(server, { delay: DRAIN_SECONDS * 1000 });
      await app.close();
      await instance?.leave();
      process.exit(0);
    });
  await new Promise<void>((resolve) => server.listen(port, resolve));
}

/** The packed build, and what is kept of the one before. */
async function openBuilds(): Promise<Packed> {
  const packed = await openPacked(packedFolder, systemOf);
  return existsSync(previousFolder)
    ? withPrevious(packed, await openPacked(previousFolder, systemOf))
    : packed;
}

/** Joins the other servers on the same Postgres server, if there is one; ends the process where it must not serve beside them. */
async function joined(): Promise<Instance | undefined> {
  const { DATABASE_URL, UPGRADE_FROM } = env();
  if (DATABASE_URL === undefined) return undefined;
  const build = readFileSync(inFolder(root, ".next", "BUILD_ID"), "utf8").trim();
  return join({
    url: DATABASE_URL,
    identity: identityOf(build, authSecret()),
    upgradeFrom: UPGRADE_FROM,
    onRefusal(sentence) {
      log.fatal(sentence);
      process.exit(REFUSED);
    },
  });
}
