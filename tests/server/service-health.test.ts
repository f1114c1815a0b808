import { register } from "prom-client";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { withDatabase } from "../../lib/server/db/database.ts";
import { failureText } from "../../lib/server/failure-text.ts";
import { deleteExpired } from "../../lib/server/housekeeping.ts";
import { readMailHealth } from "../../lib/server/mail-health.ts";
import { ownMetrics, startMetrics } from "../../lib/server/metrics.ts";
import { modelTotals, noteModelCall, readModelUsage, storeModelUsage } from "../../lib/server/model-usage.ts";
import { emptyDatabase } from "./database.ts";

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const mailHealth = () => withDatabase(readMailHealth);
const modelUsage = (days = 30) => withDatabase((prisma) => readModelUsage(prisma, days));
const addMails = (mails: readonly object[]) =>
  withDatabase((prisma) =>
    prisma.outgoingMail.createMany({ data: mails.map((mail) => ({ subject: "", text: "", ...mail })) }),
  );

beforeEach(async () => {
  await storeModelUsage();
  await emptyDatabase();
});

describe("the state of the mail", () => {
  test("is empty without any mail", async () => {
    expect(await mailHealth()).toEqual({ waiting: 0, givenUp: 0, oldestAt: null, lastFailure: null });
  });

  test("counts what waits and what was given up, the age of the queue and the failure that was last", async () => {
    const oldest = ago(90);
    await addMails([
      { createdAt: oldest, attempts: 4, lastError: "450 Try later", lastTriedAt: ago(8) },
      { createdAt: ago(30), attempts: 2, lastError: "554 5.7.1 Relay access denied", lastTriedAt: ago(2) },
      { createdAt: ago(200), attempts: 10, lastError: "550 No such user", lastTriedAt: ago(60) },
      { createdAt: ago(300), sentAt: ago(299), lastTriedAt: ago(1) },
    ]);
    expect(await mailHealth()).toMatchObject({
      waiting: 2,
      givenUp: 1,
      oldestAt: oldest,
      lastFailure: { text: "554 5.7.1 Relay access denied" },
    });
  });
});

describe("the words of a failure", () => {
  // The first three are answers of Postfix, Exchange Online and Gmail; the others of Node and of OpenAI's API.
  test.each([
    [
      "550 5.1.1 <owner@example.org>: Recipient address rejected: User unknown in local recipient table",
      "550 5.1.1 <[address]>: Recipient address rejected: User unknown in local recipient table",
    ],
    [
      "550 5.7.606 Access denied, banned sending IP [203.0.113.7]",
      "550 5.7.606 Access denied, banned sending IP [[address]]",
    ],
    [
      "550-5.7.1 [2001:db8:0:1::7] Our system has detected\r\n550 5.7.1 that this message is likely spam",
      "550-5.7.1 [[address]] Our system has detected 550 5.7.1 that this message is likely spam",
    ],
    ["connect ECONNREFUSED 127.0.0.1:1", "connect ECONNREFUSED [address]:1"],
    ["401 Incorrect API key provided: sk-proj-ab*********cd.", "401 Incorrect API key provided: [key]."],
    ["429 You exceeded your current quota at 12:30:45", "429 You exceeded your current quota at 12:30:45"],
  ])("keep their meaning without addresses and keys: %s", (message, text) =>
    expect(failureText(message)).toBe(text),
  );

  test("are one line of at most 200 characters", () => {
    const text = failureText(`a\n\u001b[31mb${"😀".repeat(5000)}`);
    expect([...text]).toHaveLength(200);
    expect(text).not.toMatch(/\p{Cc}/u);
  });
});

describe("the use of the language model", () => {
  test("is summed up by day, over servers that store at the same moment", async () => {
    const before = { ...modelTotals() };
    const storing: Promise<void>[] = [];
    for (let server = 0; server < 5; server += 1) {
      noteModelCall({ input: 1000, output: 50 });
      noteModelCall({ input: 10, output: 0 }, "503 Overloaded: ada@example.org");
      storing.push(storeModelUsage());
    }
    await Promise.all(storing);
    expect(await modelUsage()).toEqual({
      calls: 10,
      failures: 5,
      inputTokens: 5050,
      outputTokens: 250,
      lastFailure: { text: "503 Overloaded: [address]", at: expect.any(Date) },
    });
    expect(modelTotals().calls - before.calls).toBe(10);
    expect(modelTotals().failures - before.failures).toBe(5);
  });

  test("keeps its last failure when later calls succeed, and counts only the requested days", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: ago(3 * 24 * 60) });
    noteModelCall({ input: 1, output: 1 }, "500 Internal error");
    vi.useRealTimers();
    await storeModelUsage();
    noteModelCall({ input: 2, output: 2 });
    await storeModelUsage();
    expect(await modelUsage()).toMatchObject({ calls: 2, lastFailure: { text: "500 Internal error" } });
    expect(await modelUsage(1)).toMatchObject({ calls: 1, failures: 0, lastFailure: null });
  });

  test("is deleted after a year", async () => {
    for (const days of [364, 366]) {
      vi.useFakeTimers({ toFake: ["Date"], now: ago(days * 24 * 60) });
      noteModelCall({ input: 1, output: 1 });
      vi.useRealTimers();
    }
    await storeModelUsage();
    expect(await deleteExpired()).toBe(1);
    expect(await modelUsage(1000)).toMatchObject({ calls: 1 });
  });
});

describe("the metrics", () => {
  afterAll(() => register.clear());

  test("contain the queue, the calls, the tokens and the last failures", async () => {
    register.clear();
    await addMails([{ createdAt: ago(90), attempts: 1, lastError: "450 Try later", lastTriedAt: ago(1) }]);
    noteModelCall({ input: 1000, output: 50 }, "503 Overloaded");
    await storeModelUsage();
    startMetrics({ build: "build-a", routeOf: () => "/" });
    // The state of the database may be ten seconds old.
    await expect
      .poll(ownMetrics, { timeout: 15_000, interval: 1000 })
      .toMatch(/scicalc_last_failure_timestamp_seconds\{source="mail",error="450 Try later"\} \d+/);
    const text = await ownMetrics();
    expect(text).toMatch(
      /scicalc_last_failure_timestamp_seconds\{source="model",error="503 Overloaded"\} \d+/,
    );
    expect(text).toMatch(/scicalc_outgoing_mail_oldest_seconds 54\d\d/);
    expect(text).toMatch(/scicalc_model_calls_total\{outcome="failed"\} [1-9]/);
    expect(text).toMatch(/scicalc_model_tokens_total\{direction="input"\} [1-9]\d{3}/);
  });
});
