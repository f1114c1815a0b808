import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { storeContact } from "../../lib/server/contact.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { log } from "../../lib/server/front/log.ts";
import { contactMail } from "../../lib/server/mail.ts";
import { sendDueMail, startMailWorker } from "../../lib/server/mail-worker.ts";
import { storeReview } from "../../lib/server/reviews.ts";
import { emptyDatabase } from "./database.ts";

interface Received {
  from: string;
  to: string[];
  raw: string;
}
const received: Received[] = [];
let refusing = false;

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, session, done) {
    let raw = "";
    stream.on("data", (chunk) => (raw += chunk));
    stream.on("end", () => {
      if (refusing) return done(new Error("Mailbox full"));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw,
      });
      done();
    });
  },
});

const contact = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hi there." };
const queue = () => withDatabase((prisma) => prisma.outgoingMail.findMany({ orderBy: { id: "asc" } }));
const due = () =>
  withDatabase((prisma) => prisma.outgoingMail.updateMany({ data: { nextTryAt: new Date(0) } }));

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  process.env.MAIL_TO = "owner@example.org";
  process.env.MAIL_FROM = "site@example.org";
});
afterAll(async () => {
  for (const name of ["SMTP_URL", "MAIL_TO", "MAIL_FROM"]) delete process.env[name];
  await new Promise<void>((closed) => server.close(closed));
});
beforeEach(async () => {
  received.splice(0);
  refusing = false;
  await emptyDatabase();
});
afterEach(() => vi.restoreAllMocks());

describe("mail to the owner", () => {
  test("tells of a message and of a review, each once, also with two workers", async () => {
    await storeContact(contact, "one");
    await storeContact(contact, "one");
    await storeReview({ name: "Ada", rating: 1, comment: "No.\nReally." }, "two");
    expect(await queue()).toHaveLength(2);
    const sent = await Promise.all([sendDueMail(), sendDueMail(), sendDueMail()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2);
    const mails = received.map(({ raw }) => raw).sort();
    expect(
      received.every(({ from, to }) => from === "site@example.org" && to.join() === "owner@example.org"),
    ).toBe(true);
    expect(mails.find((raw) => raw.includes("Subject: [SciCalc] Hello"))).toMatch(
      /Reply-To: <?ada@example\.org>?\r\n/,
    );
    expect(mails.find((raw) => raw.includes("A 1-star review is waiting"))).toContain("No.\r\nReally.");
    expect(await sendDueMail()).toBe(0);
    expect((await queue()).every(({ sentAt, lastError }) => sentAt !== null && lastError === null)).toBe(
      true,
    );
  });

  test("is not queued when no recipient is set", async () => {
    const { MAIL_TO } = process.env;
    delete process.env.MAIL_TO;
    await storeContact(contact, "one");
    process.env.MAIL_TO = MAIL_TO;
    expect(await queue()).toEqual([]);
  });

  test("waits longer after each failure, and is given up after ten", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    refusing = true;
    await storeContact(contact, "one");
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      await due();
      expect(await sendDueMail()).toBe(0);
      const [mail] = await queue();
      waits.push(Math.round(((mail?.nextTryAt.getTime() ?? 0) - Date.now()) / 60_000));
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    expect((await queue())[0]).toMatchObject({
      attempts: 10,
      sentAt: null,
      lastError: expect.stringContaining("Mailbox full"),
    });
  });

  test("is sent when the server is back", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const { SMTP_URL } = process.env;
    process.env.SMTP_URL = "smtp://127.0.0.1:1";
    await storeContact(contact, "one");
    expect(await sendDueMail()).toBe(0);
    process.env.SMTP_URL = SMTP_URL;
    expect(await sendDueMail()).toBe(0);
    await due();
    expect(await sendDueMail()).toBe(1);
    expect(received).toHaveLength(1);
  });
});

describe("the worker", () => {
  test("sends beside the requests, goes on after a failure, and stops", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stop = startMailWorker();
    try {
      refusing = true;
      await storeContact(contact, "one");
      vi.advanceTimersByTime(10_000);
      await expect.poll(async () => (await queue())[0]?.lastError).toContain("Mailbox full");
      refusing = false;
      await due();
      await expect
        .poll(async () => {
          vi.advanceTimersByTime(10_000);
          return (await queue())[0]?.sentAt ?? null;
        })
        .not.toBeNull();
      expect(received).toHaveLength(1);
      stop();
      await storeContact(contact, "two");
      vi.advanceTimersByTime(60_000);
      expect(received).toHaveLength(1);
    } finally {
      stop();
      vi.useRealTimers();
    }
  });
});

describe("what was typed adds no header and no recipient", () => {
  const hostile = {
    name: "Eve\r\nBcc: all@example.org",
    email: "a,b@example.org",
    subject: "Hi\r\nBcc: all@example.org\r\n\r\nBody \u2028x",
    message: ".\r\nRCPT TO:<all@example.org>\r\nBcc: all@example.org",
  };

  test("in a mail", async () => {
    await withDatabase((prisma) => prisma.outgoingMail.create({ data: contactMail(hostile) }));
    await withDatabase((prisma) =>
      prisma.outgoingMail.create({
        data: { subject: hostile.subject, text: "x", replyTo: "a@b.c\r\nBcc: all@example.org" },
      }),
    );
    await sendDueMail();
    expect(received).toHaveLength(2);
    for (const { to, raw } of received) {
      expect(to).toEqual(["owner@example.org"]);
      const [headers = ""] = raw.split("\r\n\r\n");
      expect(headers).not.toMatch(/^(Bcc|Cc):/im);
    }
  });

  test("in the address to answer to", () => {
    expect(contactMail(hostile).replyTo).toBeUndefined();
    expect(contactMail({ ...hostile, email: "x@y.z>" }).replyTo).toBeUndefined();
    expect(contactMail({ ...hostile, email: "ada+1@example.org" }).replyTo).toBe("ada+1@example.org");
    expect(contactMail({ ...hostile, subject: "x".repeat(900) }).subject).toHaveLength(150);
  });
});
