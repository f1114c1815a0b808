import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failureOf, summaryOf } from "../../lib/server/db/failure.ts";
import { lockFolder } from "../../lib/server/db/folder-lock.ts";

test("an error in the log is one line, even with line breaks from a visitor", () => {
  const cause = Object.assign(new Error("first\r\n2026-11-22 root signed in\u001b[2J\u0000"), {
    code: "23514",
  });
  const line = summaryOf(new Error("outer\nlast", { cause }));
  expect(line).toBe("last ← 23514 2026-11-22 root signed in [2J ");
  expect(summaryOf(new Error(`a\r${"b".repeat(1000)}`))).toHaveLength(500);
});

test.each([
  [{ code: "P1001", message: "" }, "unreachable"],
  [{ code: "P2028", message: "Unable to start a transaction in the given time." }, "unreachable"],
  [{ message: "x", cause: { originalCode: "57P01" } }, "unreachable"],
  [{ message: "x", meta: { driverAdapterError: { message: "x", cause: { code: "53100" } } } }, "unwritable"],
  [Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" }), "unwritable"],
  // Messages of pg 8.23 for a connection that broke while it was taken from the pool, and for one that failed.
  [new Error("Client has encountered a connection error and is not queryable"), "unreachable"],
  [new Error("Client was closed and is not queryable"), "unreachable"],
  [new Error("timeout expired"), "unreachable"],
  // A socket that ended while a query was written to it.
  [
    Object.assign(new Error("This socket has been ended by the other party"), { code: "EPIPE" }),
    "unreachable",
  ],
  [
    Object.assign(new Error("Cannot call write after a stream was destroyed"), {
      code: "ERR_STREAM_DESTROYED",
    }),
    "unreachable",
  ],
  [Object.assign(new Error("getaddrinfo"), { code: "EAI_AGAIN" }), "unreachable"],
  // The crash of a database while a transaction was committed, as @prisma/adapter-pg 7.10 throws it.
  [Object.assign(new Error("ConnectionClosed"), { cause: { kind: "ConnectionClosed" } }), "unreachable"],
  [Object.assign(new Error("SocketTimeout"), { cause: { kind: "SocketTimeout" } }), "unreachable"],
  [Object.assign(new Error("x"), { cause: { kind: "UniqueConstraintViolation" } }), undefined],
  [new Error("Unique constraint failed"), undefined],
  ["text", undefined],
  [undefined, undefined],
])("the failure behind %j is %s", (error, kind) => {
  expect(failureOf(error)).toBe(kind);
});

test("a folder that cannot be locked is an unusable database, and the log names the folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-lock-"));
  // SQLite cannot open a folder, nor a file that its user may not write; root may write any.
  mkdirSync(join(folder, "database.lock"));
  let error: unknown;
  try {
    lockFolder(folder);
  } catch (thrown) {
    error = thrown;
  }
  expect(failureOf(error)).toBe("unreachable");
  expect(String(error)).toContain(`The folder ${folder} cannot be locked`);
  rmSync(folder, { recursive: true });
});

test("a folder that another process has is a database that cannot be reached, until it is given back", () => {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-lock-"));
  const attempt = (): unknown => {
    try {
      lockFolder(folder)();
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const unlock = lockFolder(folder);
  expect(failureOf(attempt())).toBe("unreachable");
  unlock();
  expect(attempt()).toBeUndefined();
  rmSync(folder, { recursive: true });
});
