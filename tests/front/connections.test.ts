import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { BOUNDS } from "../../lib/server/front/bounds.ts";
import { log, log as serverLog } from "../../lib/server/front/log.ts";
import { connection, exchange, type Handler, request, type Served, served } from "./front-server.ts";

let front: Served | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await front?.close();
  front = undefined;
});
const open = async (handler: Handler, settings?: Parameters<typeof served>[1]): Promise<Served> => {
  front = await served(handler, settings);
  return front;
};

const PLAIN = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const answersIn = (text: string): number => text.split("HTTP/1.1 200").length - 1;

it("works on one request of a connection at a time, and answers in order", async () => {
  let working = 0;
  let most = 0;
  const { port } = await open(({ url }, response) => {
    working += 1;
    most = Math.max(most, working);
    setImmediate(() => {
      working -= 1;
      response.end(`<${url}>`);
    });
  });
  const paths = ["/1", "/2", "/3", "/4", "/5"];
  const text =
    paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("") + request("/last");
  const answer = await exchange(port, text);
  expect(answer.match(/<[^>]*>/g)).toEqual([...paths, "/last"].map((path) => `<${path}>`));
  expect(most).toBe(1);
});

it("keeps a connection for the next request, with and without a body", async () => {
  const { port } = await open(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming) body += String(chunk);
    response.end(`<${body}>`);
  });
  const { socket, received, closed } = connection(port);
  for (const [turn, body] of ["one", "", "three"].entries()) {
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => answersIn(received())).toBe(turn + 1);
  }
  socket.end();
  expect((await closed).match(/<[^>]*>/g)).toEqual(["<one>", "<>", "<three>"]);
});

it("takes the next request where a body was left half read", async () => {
  const { port } = await open((incoming, response) => {
    incoming.once("data", () => {
      incoming.pause();
      response.end("enough");
    });
  });
  const { socket, received } = connection(port);
  const length = 250_000;
  for (const turn of [1, 2]) {
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${"a".repeat(length)}`,
    );
    await expect.poll(() => answersIn(received())).toBe(turn);
  }
  socket.destroy();
});

it.each([
  ["references", '"$0",', BOUNDS.references, "text/plain"],
  ["escaped references", '"\\u00240",', BOUNDS.references, "text/plain"],
  ["parts", "--a-b\r\n\r\n1\r\n", BOUNDS.parts, 'multipart/form-data; charset=utf-8; boundary="a-b"'],
  ["parts", "--a\r\n\r\n1\r\n", BOUNDS.parts, "Multipart/Form-Data;boundary=a"],
])("refuses a form of nothing but %s, however it is cut", async (_name, piled, most, type) => {
  let read = 0;
  const { port } = await open(async (incoming, response) => {
    for await (const chunk of incoming) read += (chunk as Buffer).length;
    response.writeHead(200, { "Content-Type": "text/plain" });
    response.end("read");
  });
  const sent = async (path: string, count: number, piece: number): Promise<string> => {
    const body = piled.repeat(count);
    const { socket, closed } = connection(port);
    socket.setNoDelay(true);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (let at = 0; at < body.length; at += piece) {
      socket.write(body.slice(at, at + piece));
      if (piece < 10) await new Promise(setImmediate);
    }
    return closed;
  };
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  // With an answer, and the whole body read: a proxy must not take the server for one that is gone.
  for (const piece of [1, 3, 7, 100_000])
    expect(await sent("/contact", most + 1, piece), `${piece}`).toMatch(
      /^HTTP\/1\.1 400 .*The form could not be read: /s,
    );
  expect(await sent("/contact", 50 * most, 10_000)).toContain("HTTP/1.1 400 ");
  expect(read).toBeLessThan(6 * 4 * (most + 1) * piled.length);
  expect(errors).not.toHaveBeenCalled();
  expect(await sent("/contact", most, 100_000)).toContain("read");
  expect(await sent("/api/contact", 10 * most, 100_000)).toContain("read");
  expect(read).toBeGreaterThan(0);
});

it.each([
  ["what cannot be read", "X-A: \x01", 400],
  ["too large headers", `X-A: ${"a".repeat(BOUNDS.headerBytes)}`, 431],
])("answers %s, and is not reset by the body that follows", async (_name, header, status) => {
  const { port } = await open((_incoming, response) => response.end());
  // A proxy continues to send the rest of its data.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString();
  });
  const failures: Error[] = [];
  socket.on("error", (error) => failures.push(error));
  const length = 500_000;
  socket.write(`POST /contact HTTP/1.1\r\nHost: a\r\n${header}\r\nContent-Length: ${length}\r\n\r\n`);
  await expect.poll(() => received).toContain(`HTTP/1.1 ${status} `);
  for (let sent = 0; sent < length; sent += 50_000) {
    await new Promise((resolve) => socket.write("a".repeat(50_000), resolve));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await new Promise<void>((resolve) => socket.end(resolve));
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(failures).toEqual([]);
  socket.destroy();
});

it("ends a connection that goes on after an answer to what cannot be read", async () => {
  const { port } = await open((_incoming, response) => response.end());
  const { socket, closed } = connection(port);
  socket.write("hello\r\n\r\n");
  const more = setInterval(() => socket.write("hello\r\n\r\n"), 100);
  expect(await closed).toContain("HTTP/1.1 400 ");
  clearInterval(more);
});

it("does not begin 900 requests that come in one piece", async () => {
  let begun = 0;
  const { port } = await open((_incoming, response) => {
    begun += 1;
    setImmediate(() => response.end(randomBytes(50_000)));
  });
  const { socket, closed } = connection(port);
  socket.pause();
  socket.write(PLAIN.repeat(900));
  socket.resume();
  await closed;
  expect(begun).toBeLessThanOrEqual(1 + BOUNDS.waiting);
});

it("reads nothing more from a connection whose answer is not taken", async () => {
  let begun = 0;
  const large = randomBytes(20_000_000);
  const { port, server } = await open((_incoming, response) => {
    begun += 1;
    response.end(large);
  });
  const { socket } = connection(port);
  socket.pause();
  for (let count = 0; count < 4; count += 1) socket.write(PLAIN);
  await expect.poll(() => begun).toBe(1);
  // A second visitor is served meanwhile, and that takes longer than reading what stands there.
  const other = connection(port);
  other.socket.write(request("/"));
  await other.closed;
  expect(begun).toBe(2);
  expect(await countOf(server)).toBe(1);
  socket.destroy();
});

const countOf = (server: Served["server"]): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it("ends a connection whose answer is never taken", async () => {
  vi.spyOn(globalThis, "setTimeout");
  const { port } = await open((_incoming, response) => void response.writeHead(200).write("begun"));
  const { socket, received, closed } = connection(port);
  socket.write(PLAIN);
  await expect.poll(received).toContain("begun");
  const deadline = vi
    .mocked(globalThis.setTimeout)
    .mock.calls.find(([, milliseconds]) => milliseconds === BOUNDS.answerTimeout)?.[0];
  expect(deadline).toBeTypeOf("function");
  (deadline as () => void)();
  await closed;
});

it("gives every connection time limits", async () => {
  const { server } = await open((_incoming, response) => response.end());
  expect(server.timeout).toBe(BOUNDS.idleTimeout);
  expect(server.headersTimeout).toBe(BOUNDS.headersTimeout);
  expect(server.requestTimeout).toBe(BOUNDS.requestTimeout);
  expect(server.keepAliveTimeout).toBe(BOUNDS.keepAliveTimeout);
  expect(server.maxConnections).toBe(BOUNDS.connections);
});

it("ends what is idle in the middle of a request", async () => {
  const { port, server } = await open((_incoming, response) => response.end());
  server.setTimeout(50);
  const { socket, closed } = connection(port);
  socket.write("GET / HTTP/1.1\r\nHost: local");
  expect(answersIn(await closed)).toBe(0);
});

it("answers in HTTP what asks for another protocol", async () => {
  const { port } = await open((_incoming, response: ServerResponse) => response.end("here"));
  const answer = await exchange(
    port,
    request("/nowhere", {
      headers: ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"],
    }),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain("here");
});

it("takes so many connections of one client, and as many as there may be through a proxy", async () => {
  const opened = async (port: number, count: number) => {
    const all = Array.from({ length: count }, () => connection(port));
    await Promise.all(all.map(({ socket }) => new Promise((resolve) => socket.once("connect", resolve))));
    return all;
  };
  const { port } = await open((_incoming, response) => response.end());
  const ofClient = await opened(port, BOUNDS.connectionsPerClient);
  const [further] = await opened(port, 1);
  expect(await further?.closed).toBe("");
  ofClient[0]?.socket.end();
  await ofClient[0]?.closed;
  expect(answersIn(await exchange(port, request("/")))).toBe(1);
  for (const { socket } of ofClient) socket.destroy();
  await front?.close();

  const proxied = await open((_incoming, response) => response.end(), { trustProxy: true });
  const all = await opened(proxied.port, BOUNDS.connectionsPerClient + 1);
  all.at(-1)?.socket.write(request("/"));
  expect(answersIn((await all.at(-1)?.closed) ?? "")).toBe(1);
  for (const { socket } of all) socket.destroy();
});

it("answers for a handler that fails", async () => {
  const log = vi.spyOn(serverLog, "error").mockImplementation(() => {});
  const { port } = await open(() => {
    throw new Error("broken");
  });
  expect(await exchange(port, request("/"))).toMatch(/^HTTP\/1\.1 500 /);
  expect(log).toHaveBeenCalledOnce();
});
