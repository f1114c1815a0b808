import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressIn } from "./address.ts";
import { apiLimit } from "./api-limit.ts";
import { BOUNDS } from "./bounds.ts";
import { keepCacheControl } from "./cache-control.ts";
import { boundConnections } from "./connections.ts";
import { answerDirectly, type Direct } from "./direct.ts";
import { boundForm, isTooComplex } from "./form-bounds.ts";
import { headersFor, type Transport } from "./headers.ts";
import { endWith } from "./last-words.ts";
import { log } from "./log.ts";
import { type KeepsInputs, markAsked } from "./mark-requests.ts";
import type { Packed } from "./packed/packed-site.ts";
import { keepPolicy } from "./policy.ts";
import { type Rejection, rawRefusal, reject } from "./rejection.ts";
import { refusalOf } from "./request-bounds.ts";
import { inRequest, requestIdOf } from "./request-id.ts";
import { KeptAnswers } from "./response-cache.ts";
import type { Fellows } from "./shared-limit.ts";
import { inTurn, isBusy } from "./turns.ts";

export interface FrontSettings extends Transport {
  /** True if a trusted proxy in front names the origin of requests. */
  trustProxy: boolean;
  limitFactor: number;
  /** Files and pages of the build, served without Next. */
  packed?: Packed | undefined;
  direct?: Direct | undefined;
  /** Defaults to every tool. */
  keepsInputs?: KeepsInputs | undefined;
  fellows?: Fellows | undefined;
  /** Called after each answer ends. */
  onAnswer?: ((answered: Answered) => void) | undefined;
}

export interface Answered {
  /** Its X-Request-Id. */
  id: string;
  method: string;
  url: string;
  status: number;
  milliseconds: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Headers that Next or our code trusts; only a trusted proxy may set them. */
const FORWARDED = ["x-forwarded-host", "x-forwarded-proto"];
/** Headers that no client may set: proxies pass them on. */
const CLAIMED = ["forwarded", "x-forwarded-port", "x-real-ip"];

/**
 * Creates the server in front of Next: it limits connections, requests and calls, adds headers to every
 * answer, and sets X-Forwarded-For to the client's address. `handle` gets the accepted requests.
 */
export function createFront(handle: Handler, settings: FrontSettings): Server {
  const limit = apiLimit(settings.limitFactor, settings.fellows);
  const mark = markAsked(settings.limitFactor, settings.fellows, settings.keepsInputs);
  const cache = new KeptAnswers();
  const server = createServer(
    {
      maxHeaderSize: BOUNDS.headerBytes,
      headersTimeout: BOUNDS.headersTimeout,
      requestTimeout: BOUNDS.requestTimeout,
      keepAliveTimeout: BOUNDS.keepAliveTimeout,
      connectionsCheckingInterval: 5000,
      // Answers protocol upgrades like other requests. Next would leave the connection open.
      shouldUpgradeCallback: () => false,
      // Our code rejects a missing Host itself, so that the answer has our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      let isInWork = false;
      if (request.method === "POST" && !request.url?.startsWith("/api/"))
        boundForm(request, () => {
          if (isInWork && !response.headersSent) reject(request, response, TOO_COMPLEX);
        });
      inTurn(response, () => {
        isInWork = true;
        void answered(request, response);
      });
    },
  );
  server.maxHeadersCount = BOUNDS.headers;
  server.timeout = BOUNDS.idleTimeout;
  boundConnections(server, { perClient: !settings.trustProxy });
  // Node would answer these by itself.
  server.on("checkContinue", (request, response) => server.emit("request", request, response));
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("connect", (_request, socket: Socket) => refuseUnread(socket, UNREADABLE));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    refuseUnread(socket, PARSER_REFUSALS[error.code ?? ""] ?? UNREADABLE);
  });

  async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = requestIdOf(request.headers["x-request-id"]);
    response.setHeader("X-Request-Id", id);
    const { onAnswer } = settings;
    if (onAnswer) {
      const began = performance.now();
      const { method = "", url = "" } = request;
      response.once("close", () => {
        const status = response.headersSent ? response.statusCode : 0;
        onAnswer({ id, method, url, status, milliseconds: performance.now() - began });
      });
    }
    await inRequest(id, () => guarded(request, response));
  }

  async function guarded(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await answer(request, response);
    } catch (error) {
      // The request has already been answered.
      if (isTooComplex(request)) return;
      log.error(failureOf(error), "A request failed");
      if (response.headersSent) response.destroy();
      else reject(request, response, FAILED);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "";
    for (const [name, value] of Object.entries(headersFor(url, settings))) response.setHeader(name, value);
    const address = clientAddress(request, settings);
    const rejection = refusalOf(request) ?? (await limit(url, address, response));
    if (response.headersSent) return;
    if (rejection || isTooComplex(request)) {
      reject(request, response, rejection ?? TOO_COMPLEX);
      return;
    }
    if (cache.answer(request, response) || (await answerDirectly(request, response, settings.direct))) return;
    const isAsked = await mark(request, address);
    if (!isAsked && (await settings.packed?.answer(request, response))) return;
    if (settings.packed) keepPolicy(response, settings.packed.policies, settings.packed.policyOf(request));
    keepVary(response);
    keepCacheControl(response);
    request.headers["x-forwarded-for"] = address;
    // Next answers 500 to an invalid range; no file here is large enough to need ranges.
    delete request.headers.range;
    if (request.headers["user-agent"] !== undefined)
      request.headers["user-agent"] = request.headers["user-agent"].slice(0, BOUNDS.userAgent);
    for (const name of CLAIMED) delete request.headers[name];
    if (!settings.trustProxy) for (const name of FORWARDED) delete request.headers[name];
    if (request.headers.expect !== undefined) response.writeContinue();
    await handle(request, response);
  }

  function refuseUnread(socket: Socket, rejection: Rejection): void {
    if (isBusy(socket)) socket.destroySoon();
    else endWith(socket, rawRefusal(rejection, headersFor("", settings)));
  }

  return server;
}

const FAILED: Rejection = {
  status: 500,
  detail: "Something went wrong on our side. Please try again later.",
};
const TOO_COMPLEX: Rejection = {
  status: 400,
  detail: "The form could not be read: too many of its parts refer to other parts.",
};
const UNREADABLE: Rejection = { status: 400, detail: "The request could not be read." };

/** Returns the type, code and stack frames of an error, not its message, which may contain input. */
function failureOf(error: unknown): { failure: string; code?: unknown; at?: string[] } {
  if (!(error instanceof Error)) return { failure: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { failure: error.name, code: (error as NodeJS.ErrnoException).code, at: frames.slice(0, 8) };
}

/** Answers to errors of Node's HTTP parser, by error code. */
const PARSER_REFUSALS: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: "The headers of the request are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: "The request took too long to arrive." },
};

/** Parsed peer addresses. The address of a connection never changes. */
const peers = new WeakMap<Socket, string>();

/** Returns the visitor's address: the last one from a trusted proxy, else the peer's. */
function clientAddress(request: IncomingMessage, { trustProxy }: FrontSettings): string {
  const forwarded = trustProxy ? String(request.headers["x-forwarded-for"] ?? "") : "";
  const last = addressIn(forwarded.slice(forwarded.lastIndexOf(",") + 1));
  const address = last ?? peers.get(request.socket);
  if (address !== undefined) return address;
  const peer = addressIn(request.socket.remoteAddress ?? "") ?? "unknown";
  peers.set(request.socket, peer);
  return peer;
}

const namesIn = (value: unknown): string[] =>
  String(value ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

function keepVary(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== "vary") return set(name, value);
    const names = [...namesIn(response.getHeader(name)), ...namesIn(value)];
    return set(name, [...new Map(names.map((each) => [each.toLowerCase(), each])).values()].join(", "));
  };
}
