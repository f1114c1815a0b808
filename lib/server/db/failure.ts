import { isUnusableDatabase } from "./unusable-database.ts";

type FailureKind = "unreachable" | "unwritable";

const SENTENCES: Readonly<Record<FailureKind, string>> = {
  unreachable: "Our database cannot be reached right now. Please try again in a moment.",
  unwritable: "Nothing can be saved right now. Please try again later.",
};

/** The database failed, not the request. `message` is for visitors; `cause` is for the log. */
export class DatabaseFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(SENTENCES[kind], { cause });
    this.name = "DatabaseFailure";
    this.kind = kind;
  }
}

/** Compares names, not classes: Next may load this file more than once in a process. */
export const isDatabaseFailure = (error: unknown): error is DatabaseFailure =>
  error instanceof Error && error.name === "DatabaseFailure";

/** Prisma's codes for a server that is missing, too slow, or has no free connection. */
const UNREACHABLE_CODES = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  // A transaction that waited too long for a connection, or for its end.
  "P2028",
  // Node’s codes: a server, a network or a connection that is gone, also during a write.
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
  "ERR_SOCKET_CLOSED",
]);
/** Kinds of Prisma’s DriverAdapterError. It reaches us without a code if a transaction fails to start or to commit. */
const UNREACHABLE_KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
]);
/** Postgres states: connection exceptions, shut down, starting, too many clients, statement timeout. */
const UNREACHABLE_STATES = /^(08...|57P0.|53300|57014)$/;
const UNREACHABLE_WORDS =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|Connection terminated|Server has closed the connection|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|(?:shutting down|starting up|in recovery mode)/i;
/** Matches a full disk, no memory, and a read-only transaction. */
const UNWRITABLE_STATES = /^(53100|53200|25006)$/;
const UNWRITABLE_WORDS =
  /ENOSPC|EROFS|EACCES|EDQUOT|No space left on device|read-only (?:file system|transaction)/i;

/** Returns the database failure behind an error, or undefined if the database responded. */
export function failureOf(error: unknown): FailureKind | undefined {
  if (isUnusableDatabase(error)) return "unreachable";
  for (const { code, kind, message } of chainOf(error)) {
    if (UNWRITABLE_STATES.test(code) || UNWRITABLE_WORDS.test(message)) return "unwritable";
    if (
      UNREACHABLE_CODES.has(code) ||
      UNREACHABLE_KINDS.has(kind) ||
      UNREACHABLE_STATES.test(code) ||
      UNREACHABLE_WORDS.test(message)
    )
      return "unreachable";
  }
  return undefined;
}

/** Returns true for a conflict or a deadlock, after which a transaction may be retried. */
export const isConflict = (error: unknown): boolean =>
  chainOf(error).some(({ code }) => code === "P2034" || code === "40001" || code === "40P01");

/** Returns true if a unique column already contains the value. */
export const isDuplicate = (error: unknown): boolean =>
  chainOf(error).some(({ code }) => code === "P2002" || code === "23505");

/** Lists an error and its causes, as Prisma, its adapters and pg nest them. */
function chainOf(error: unknown): { code: string; kind: string; message: string }[] {
  const links: { code: string; kind: string; message: string }[] = [];
  const seen = new Set<unknown>();
  const queue: unknown[] = [error];
  while (queue.length > 0 && links.length < 20) {
    const link = queue.shift();
    if (typeof link !== "object" || link === null || seen.has(link)) continue;
    seen.add(link);
    const { code, originalCode, kind, message, cause, meta, errors } = link as Record<string, unknown>;
    links.push({
      code: String(originalCode ?? code ?? ""),
      kind: String(kind ?? ""),
      message: String(message ?? ""),
    });
    queue.push(cause, meta, (meta as Record<string, unknown> | undefined)?.driverAdapterError);
    if (Array.isArray(errors)) queue.push(...errors);
  }
  return links;
}

/** Formats an error in one line for the log, without line ends and terminal control characters. */
export const summaryOf = (error: unknown): string =>
  chainOf(error)
    .map(({ code, message }) => [code, message.trim().split("\n").at(-1)].filter(Boolean).join(" "))
    .filter(Boolean)
    .join(" ← ")
    .replace(/\p{Cc}/gu, " ")
    .slice(0, 500);
