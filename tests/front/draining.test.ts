import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { drain, isDraining } from "../../lib/server/front/draining.ts";
import { connection, type Served, served } from "./front-server.ts";

const KEY = Symbol.for("scicalc.draining");
let site: Served | undefined;

afterEach(async () => {
  await site?.close();
  // The other tests of this process have servers of their own.
  delete (globalThis as Record<symbol, unknown>)[KEY];
});

test("a server that ends answers what has arrived, ends each connection and takes no more", async () => {
  site = await served((request, response) => {
    setTimeout(() => response.end(request.url), request.url === "/slow" ? 400 : 0);
  });
  const { port, server } = site;
  const idle = connection(port);
  idle.socket.write("GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(idle.received).toContain("/first");
  const busy = connection(port);
  busy.socket.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isDraining()).toBe(false);
  const drained = drain(server, { delay: 100 });
  expect(isDraining()).toBe(true);
  const late = connection(port);
  late.socket.write("GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const lateAnswer = await late.closed;
  expect(lateAnswer).toContain("Connection: close");
  expect(lateAnswer).toContain("/late");
  expect(await busy.closed).toContain("/slow");
  expect(await idle.closed).not.toContain("/late");
  await drained;
  const rejected = connect(port, "127.0.0.1");
  expect(await new Promise((resolve) => rejected.once("error", resolve))).toMatchObject({
    code: "ECONNREFUSED",
  });
});
