import { afterEach, describe, expect, it, vi } from "vitest";
import { POST } from "../../app/api/chat/route.ts";
import type { ChatEvent } from "../../lib/core/forms/chat.ts";
import { modelService, says, silence } from "./model-service.ts";

const questions = vi.hoisted(() => ({ answer: undefined as (() => Promise<unknown[]>) | undefined }));
// The limits count in this process while the database is down.
vi.mock("../../lib/server/db/database.ts", () => ({
  withDatabase: () => Promise.reject(new Error("The database is down")),
}));
vi.mock("../../lib/server/faqs.ts", () => ({
  cachedFaqs: () => questions.answer?.() ?? Promise.reject(new Error("The database is down")),
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

let clients = 0;
const URL_ = "http://calc.example/api/chat";

function post(body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const request = new Request(URL_, {
    method: "POST",
    headers: {
      Host: "calc.example",
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.0.0.${clients++}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(signal && { signal }),
  });
  return POST(request);
}

const stream = { Accept: "application/x-ndjson" };
const eventsIn = async (response: Response): Promise<ChatEvent[]> =>
  (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ChatEvent);

describe("an answer", () => {
  it("is JSON with the reply and the way to the page", async () => {
    const response = await post({ message: "5 ft 11 in to cm" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { reply, action } = await response.json();
    expect(reply).toContain("5 ft 11 in = 180.34 cm");
    expect(action).toEqual({
      type: "navigate",
      page: expect.stringMatching(/^\/converters\/general-physics-mechanics\/length\?value=5\+ft\+11\+in/),
      tab: "Length Converter",
    });
  });

  it("has no action where there is no page", async () => {
    expect(await (await post({ message: "hello" })).json()).toEqual({ reply: expect.any(String) });
  });

  it("is streamed line by line on request", async () => {
    const response = await post({ message: "5 ft 11 in to cm" }, stream);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    const events = await eventsIn(response);
    expect(events.map(({ type }) => type)).toEqual(["text", "action", "done"]);
  });

  it("knows what was said before, and the visitor's own day", async () => {
    const message = "monthly payment on a loan of 20000 at 6%";
    const first = await (await post({ message })).json();
    const history = [
      { sender: "user", text: message },
      { sender: "bot", text: first.reply },
      { sender: "system", text: "Opened the Loan Calculator." },
    ];
    const { reply } = await (await post({ message: "5 years", history })).json();
    // 20000 · 0.005 / (1 − 1.005⁻⁶⁰) = 386.656 …
    expect(reply).toContain("$386.66");
    const days: number[] = [];
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "No/Where", ""]) {
      const response = await post({ message: "days between 2024-01-01 and today", timeZone });
      const { reply: text } = await response.json();
      days.push(Number(/([\d,]+) days/.exec(text)?.[1]?.replace(",", "")));
    }
    // Line Islands and Samoa are 25 hours apart: never the same day.
    const [east = 0, west = 0, unknown, none] = days;
    expect(east - west).toBeGreaterThanOrEqual(1);
    expect(unknown).toBe(none);
  });

  it("uses the site's questions, and does without them while the database is down", async () => {
    const ask = async () => (await (await post({ message: "Do you sell bananas?" })).json()).reply;
    expect(await ask()).not.toContain("bananas only");
    questions.answer = async () => [{ question: "Do you sell bananas?", answer: "We sell bananas only." }];
    expect(await ask()).toContain("We sell bananas only.");
    questions.answer = undefined;
  });
});

describe("what is refused", () => {
  it.each([
    ["no JSON", "{", 400, "well-formed"],
    ["no object", [], 400, "JSON object"],
    ["null", "null", 400, "JSON object"],
    ["no message", {}, 400, "message as text"],
    ["a message that is no text", { message: 5 }, 400, "message as text"],
    ["a blank message", { message: " \n\t " }, 400, "Write a message"],
    ["a message of 8,001 characters", { message: "a".repeat(8001) }, 400, "8,000"],
    ["a history that is none", { message: "hi", history: "hi" }, 400, "list of turns"],
    ["a turn without a speaker", { message: "hi", history: [{ text: "x" }] }, 400, ""],
    ["a body above 64 KB", { message: "hi", padding: "x".repeat(66_000) }, 413, "65536"],
  ])("%s", async (_, body, status, part) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const { error, ...rest } = await response.json();
    expect(error).toContain(part);
    expect(error.length).toBeGreaterThan(5);
    expect(rest).toEqual({});
  });

  it("another type than JSON", async () => {
    const response = await post("message=hi", { "Content-Type": "application/x-www-form-urlencoded" });
    expect(response.status).toBe(415);
  });

  it("a page of another site, by origin or by the browser's word", async () => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "http://calc.example:81" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) expect((await post({ message: "hi" }, headers)).status).toBe(403);
    const ownHeaders: Record<string, string>[] = [
      { Origin: "http://calc.example" },
      { Origin: "https://public.example", "X-Forwarded-Host": "public.example" },
      { "Sec-Fetch-Site": "same-origin" },
    ];
    for (const headers of ownHeaders) expect((await post({ message: "hi" }, headers)).status).toBe(200);
  });

  it("more messages a minute than anyone types, of one client only", async () => {
    const flood = { "X-Forwarded-For": "192.0.2.1" };
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let count = 0; count < 40 && last?.status !== 429; count += 1) {
      last = await post({ message: "hi" }, flood);
      statuses.push(last.status);
    }
    expect(statuses.length).toBeGreaterThan(15);
    expect(last?.status).toBe(429);
    const wait = Number(last?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await last?.text()).toContain("Too many messages");
    expect((await post({ message: "hi" })).status).toBe(200);
  });
});

describe("what is accepted all the same", () => {
  it("8,000 characters, of which the beginning is understood", async () => {
    const response = await post({ message: `5 km in miles ${" ".repeat(7000)}` });
    expect((await response.json()).reply).toContain("3.106855961");
  });

  it("a long history and unknown properties", async () => {
    const history = Array.from({ length: 200 }, () => ({ sender: "user", text: "hello there ".repeat(10) }));
    expect((await post({ message: "hi", history, cookies: true })).status).toBe(200);
  });
});

describe("with a language model", () => {
  it("sends it the last 20 turns at most, and none that are too long", async () => {
    const service = await modelService(says("Fine."));
    vi.stubEnv("OPENAI_API_KEY", "key");
    vi.stubEnv("OPENAI_BASE_URL", service.url);
    const turns = (length: number, text: string) =>
      Array.from({ length }, (_, index) => ({ sender: index % 2 ? "bot" : "user", text }));
    const message = "tell me a story";
    expect(await (await post({ message, history: turns(60, "hm") })).json()).toEqual({ reply: "Fine." });
    await post({ message, history: turns(6, "x".repeat(5000)) });
    expect(service.asked.map(({ messages }) => messages.length)).toEqual([22, 2]);
    await service.close();
  });

  it("gives it up when the visitor leaves", async () => {
    let left = false;
    const service = await modelService((response, body, request) => {
      response.on("close", () => {
        left = true;
      });
      silence(response, body, request);
    });
    vi.stubEnv("OPENAI_API_KEY", "key");
    vi.stubEnv("OPENAI_BASE_URL", service.url);
    const response = await post({ message: "tell me a story" }, stream);
    const reader = response.body?.getReader();
    void reader?.read();
    await expect.poll(() => service.asked.length).toBe(1);
    await reader?.cancel();
    await expect.poll(() => left).toBe(true);
    await service.close();
  });
});
