import { beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_FORM_BYTES } from "../../lib/core/forms/sending.ts";
import { contactForm } from "../../lib/server/contact.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { env } from "../../lib/server/env.ts";
import { answerForm } from "../../lib/server/page-api.ts";
import { emptyDatabase, isServer } from "./database.ts";

const contact = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hi." };
let clients = 0;

const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> => {
  const request = new Request("http://localhost:3000/api/contact", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      host: "localhost:3000",
      "X-Forwarded-For": `10.1.0.${clients}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return answerForm(request, contactForm);
};
const sent = (change: object = {}) => ({
  ...contact,
  submissionKey: "one",
  elapsed: 5000,
  website: "",
  ...change,
});
const stored = () => withDatabase((prisma) => prisma.contactSubmission.findMany({ orderBy: { id: "asc" } }));

beforeEach(async () => {
  clients += 1;
  await emptyDatabase();
});

describe("a message", () => {
  test("is stored as entered", async () => {
    const response = await send(sent({ message: "Line 1\r\nLine 2", isRead: true }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ received: true });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await stored()).toMatchObject([{ ...contact, message: "Line 1\nLine 2", readAt: null }]);
  });

  test.each([
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    `'; DROP TABLE "contact_submissions"; --`,
    "\\'); SELECT pg_sleep(10); %s $1 ? {{7*7}}",
  ])("may contain %s", async (text) => {
    expect((await send(sent({ name: text, subject: text, message: text }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ name: text, subject: text, message: text }]);
  });

  test.runIf(isServer())("waits more than two seconds for a connection while all are in use", async () => {
    const size = env().DATABASE_POOL;
    const busy = withDatabase((prisma) =>
      Promise.all(Array.from({ length: size }, () => prisma.$queryRaw`SELECT pg_sleep(3)::text`)),
    );
    await new Promise((passed) => setTimeout(passed, 300));
    expect(await contactForm.store(contact, "one")).toBe(true);
    expect(await busy).toHaveLength(size);
    expect(await stored()).toMatchObject([contact]);
  });

  test("loses what is invisible and dangerous", async () => {
    await send(
      sent({ name: "A\u202eda\u0000", subject: "Hello\r\nBcc: all@example.org", message: "a\u0000\nb" }),
    );
    expect(await stored()).toMatchObject([
      { name: "Ada", subject: "Hello Bcc: all@example.org", message: "a\nb" },
    ]);
  });

  test("sent twice at the same moment is stored once, and answered as received", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(sent())));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await stored()).toHaveLength(1);
    await send(sent({ message: "Changed after a failure" }));
    await send(sent({ submissionKey: "two" }));
    expect(await stored()).toHaveLength(3);
  });

  test("without the browser's key is stored once a day", async () => {
    for (let time = 0; time < 2; time += 1) expect((await send(contact)).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});

describe("a request is refused", () => {
  test.each([
    [{ ...sent(), email: "nobody" }, "Please enter a valid email address.", ["email"]],
    [
      { ...sent(), name: "", subject: " " },
      "Please fill out all fields before submitting.",
      ["name", "subject"],
    ],
    [["a"], "Please fill out all fields before submitting.", ["name", "email", "subject", "message"]],
    [sent({ website: "https://spam.example" }), /hidden field/, ["website"]],
    [sent({ elapsed: 300 }), /faster than anyone can type/, ["elapsed"]],
    [sent({ elapsed: "300" }), /faster than anyone can type/, ["elapsed"]],
  ])("%j", async (body, detail, fields) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    const problem = (await response.json()) as { detail: string; errors: { field: string }[] };
    expect(problem.detail).toMatch(detail);
    expect(problem.errors.map(({ field }) => field)).toEqual(fields);
    expect(await stored()).toEqual([]);
  });

  test("that is no JSON, malformed or too large", async () => {
    expect((await send("a=1", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await send("{")).status).toBe(400);
    const large = await send(sent({ message: "x".repeat(MAX_FORM_BYTES) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ detail: expect.stringContaining("256 KB") });
    expect(large.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect((await send(sent({ message: "x".repeat(MAX_FORM_BYTES - 500) }))).status).toBe(201);
  });

  test.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "http://localhost:3001" },
  ])("that comes from elsewhere: %j", async (headers) => {
    expect((await send(sent(), headers)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test("but not one of the site itself", async () => {
    const headers = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" };
    expect((await send(sent(), headers)).status).toBe(201);
  });

  test("after sixty that were refused, and none is read any more", async () => {
    const read = vi.spyOn(contactForm, "read");
    for (let time = 0; time < 15; time += 1) {
      expect((await send(sent({ email: "nobody" }))).status).toBe(400);
      expect((await send(sent({ website: "spam" }))).status).toBe(400);
      expect((await send(sent({ elapsed: 1 }))).status).toBe(400);
      expect((await send("{")).status).toBe(400);
    }
    read.mockClear();
    const response = await send(sent());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(read).not.toHaveBeenCalled();
    expect(await stored()).toEqual([]);
    // Another client, and what that one may store, are as before.
    expect((await send(sent(), { "X-Forwarded-For": "10.9.9.8" })).status).toBe(201);
    read.mockRestore();
  });

  test("not for a few mistakes before it is right", async () => {
    for (let time = 0; time < 10; time += 1) await send(sent({ email: "nobody" }));
    expect((await send(sent())).status).toBe(201);
  });

  test("after twenty in ten minutes, per client", async () => {
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let time = 0; time < 21; time += 1) {
      last = await send(sent({ submissionKey: `key ${time}` }));
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(await last?.json()).toMatchObject({ detail: expect.stringMatching(/try again in 10 minutes/) });
    expect((await send(sent({ submissionKey: "other" }), { "X-Forwarded-For": "10.9.9.9" })).status).toBe(
      201,
    );
    expect(await stored()).toHaveLength(21);
  });
});
