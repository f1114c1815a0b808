import { expect, test } from "vitest";
import { failureOf, summaryOf } from "../../lib/server/db/failure.ts";

test("an error in the log is one line, whatever a visitor put into it", () => {
  const cause = Object.assign(new Error("first\r\n2026-11-22 root signed in\u001b[2J\u0000"), {
    code: "23514",
  });
  const line = summaryOf(new Error("outer\nlast", { cause }));
  expect(line).toBe("last ← 23514 2026-11-22 root signed in [2J ");
  expect(summaryOf(new Error(`a\r${"b".repeat(1000)}`))).toHaveLength(500);
});

test.each([
  [{ code: "P1001", message: "" }, "unreachable"],
  [{ message: "x", cause: { originalCode: "57P01" } }, "unreachable"],
  [{ message: "x", meta: { driverAdapterError: { message: "x", cause: { code: "53100" } } } }, "unwritable"],
  [Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" }), "unwritable"],
  [new Error("Unique constraint failed"), undefined],
  ["text", undefined],
  [undefined, undefined],
])("the failure behind %j is %s", (error, kind) => {
  expect(failureOf(error)).toBe(kind);
});
