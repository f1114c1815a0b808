import { describe, expect, it } from "vitest";
import { firstProblem } from "../../lib/core/result/result";
import { readJson } from "../../lib/server/json-body";

const MAX_BYTES = 4096;

const read = (body: string, type = "application/json") =>
  readJson(
    new Request("http://localhost/", { method: "POST", headers: { "Content-Type": type }, body }),
    MAX_BYTES,
  );

async function rejectionOf(body: string, type?: string): Promise<{ status: number; detail: unknown }> {
  const answer = await read(body, type);
  if (answer.ok) throw new Error("It was taken");
  return { status: answer.status, detail: firstProblem(answer).message };
}

describe("JSON in a body", () => {
  it("is read, with rows within rows", async () => {
    const value = { rooms: [{ name: 'a "[[[[" \\', surfaces: [{ areas: [1, [2]] }] }] };
    expect(await read(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  it.each([
    ["lists", `${"[".repeat(33)}${"]".repeat(33)}`],
    ["objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`],
    ["lists that nobody closes", "[".repeat(4000)],
    ["lists behind a text", `["\\"]",${"[".repeat(32)}`],
  ])("is not parsed when it is too deep: %s", async (_name, body) => {
    expect(await rejectionOf(body)).toEqual({
      status: 400,
      detail: "The body is nested more than 32 levels deep.",
    });
  });

  it("may be as deep as that, and brackets in texts count for nothing", async () => {
    expect((await read(`${"[".repeat(32)}${"]".repeat(32)}`)).ok).toBe(true);
    expect((await read(`["${"[".repeat(100)}","\\"${"{".repeat(100)}"]`)).ok).toBe(true);
  });

  it.each([
    ["no JSON", "{", 400],
    ["a text without an end", '"abc', 400],
    ["an escape at the end", '"\\', 400],
    ["too large", `"${"a".repeat(MAX_BYTES)}"`, 413],
  ])("is refused as it should be: %s", async (_name, body, status) => {
    expect((await rejectionOf(body)).status).toBe(status);
  });

  it("has to say that it is JSON", async () => {
    expect((await rejectionOf("{}", "text/plain")).status).toBe(415);
  });
});
