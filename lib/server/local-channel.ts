import { chmodSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { summaryOf } from "./db/failure.ts";
import { log } from "./front/log.ts";
import { messages } from "./messages.ts";

/**
 * Commands on the same machine while a server has the embedded database: HTTP on a Unix socket in DATA_DIR,
 * which only the user that runs the site can open.
 */
const SOCKET = "commands.sock";
/** Maximum length of a socket path; operating systems truncate longer ones. */
const MAX_PATH_LENGTH = 103;
const MAX_BODY_BYTES = 64 * 1024;

export type CommandHandler = (input: unknown) => Promise<unknown>;

const socketOf = (folder: string): string => join(folder, SOCKET);

/** Serves commands by name. Returns the server; undefined if the folder's path is too long for a socket. */
export function serveCommands(
  folder: string,
  handlers: Readonly<Record<string, CommandHandler>>,
): Server | undefined {
  const path = socketOf(folder);
  if (Buffer.byteLength(path) > MAX_PATH_LENGTH) {
    log.warn(`The path ${path} is too long for a socket: stop the server before you run commands.`);
    return undefined;
  }
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const answer = (status: number, value: unknown) => {
      outgoing.writeHead(status, { "Content-Type": "application/json" });
      outgoing.end(JSON.stringify(value));
    };
    const name = (incoming.url ?? "").slice(1);
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler || incoming.method !== "POST")
      return answer(404, { message: messages.commands.unknown(name) });
    if (!(Number(incoming.headers["content-length"]) <= MAX_BODY_BYTES))
      return answer(413, { message: messages.commands.inputTooLong });
    try {
      answer(200, await handler(JSON.parse(await text(incoming))));
    } catch (error) {
      log.warn({ command: name, reason: summaryOf(error) }, "A command failed");
      answer(422, { message: error instanceof Error ? error.message : String(error) });
    }
  });
  server.on("error", (error) => log.warn(`Commands are not served: ${error.message}`));
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();
  return server;
}

/**
 * Runs a command in the server of a data folder. @returns its answer, or undefined if no server has the
 * folder. @throws Error with the server's sentence.
 */
export function runInServer(folder: string, name: string, input: unknown): Promise<unknown> {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        socketPath: socketOf(folder),
        path: `/${name}`,
        method: "POST",
        headers: { "Content-Length": Buffer.byteLength(body) },
      },
      (answer) => {
        text(answer).then((received) => {
          const value: unknown = JSON.parse(received);
          if (answer.statusCode === 200) resolve(value);
          else reject(new Error((value as { message: string }).message));
        }, reject);
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // The socket is missing, or abandoned by a server.
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined);
      else reject(error);
    });
    sent.end(body);
  });
}
