import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { type Answer, answers, calls, modelService, says } from "../assistant/model-service.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const closers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

/** Runs the check with these settings alone. */
async function checkSettings(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["scripts/check-settings.ts"], {
    cwd: root,
    // Without LOG_LEVEL and the settings of this machine.
    env: { NODE_ENV: "test", PATH: process.env.PATH, ...settings },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, "exit")) as [number];
  return { status, output: (await output).join("") };
}

/** Starts a mail server that accepts mail or rejects it with a sentence. Returns its settings and what it received. */
async function startMailServer(rejection?: string) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        received.push(mail);
        if (rejection === undefined) done(null, "Queued as 7");
        else done(new Error(rejection));
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closers.push(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  const settings = {
    SMTP_URL: `smtp://owner:mail-secret@127.0.0.1:${port}`,
    MAIL_TO: "Ada <ada@example.org>, owner@example.org",
  };
  return { settings, received };
}

async function startModel(...answers: Answer[]) {
  const service = await modelService(...answers);
  closers.push(() => service.close());
  return { OPENAI_API_KEY: "model-secret", OPENAI_BASE_URL: service.url, OPENAI_MODEL: "test-model" };
}

describe("npm run check:settings", () => {
  it("accepts a site without settings and says what is not configured", async () => {
    const { status, output } = await checkSettings({ SITE_URL: "", PORT: "" });
    expect(output).toMatch(/The settings are valid\.\nMail is not configured .*\nNo model is configured /);
    expect(status).toBe(0);
  });

  it("lists every problem and ends with 78, without a stack trace", async () => {
    const settings = { SITE_URL: "example.org", SMTP_URL: "hello", DATABSE_URL: "x", ADMIN_EMAIL: "a@b.org" };
    const { status, output } = await checkSettings(settings);
    const names = output.trim().split("\n");
    expect(names.map((line) => line.split(" ")[0])).toEqual(
      expect.arrayContaining(["DATABSE_URL", "SITE_URL", "SMTP_URL", "ADMIN_EMAIL"]),
    );
    expect(output).not.toMatch(/\n\s+at /);
    expect(status).toBe(78);
  });

  it("sends a test mail and asks the model a question", async () => {
    const { settings, received } = await startMailServer();
    // The inch is 2.54 cm by definition.
    const model = await startModel(
      calls("convert", { value: "10", from: "in", to: "cm" }),
      says("10 inches are 25.4 cm."),
    );
    const { status, output } = await checkSettings({ ...settings, ...model });
    expect(output).toContain('The mail server said: "250 Queued as 7"');
    expect(output).toContain('answered: "10 inches are 25.4 cm."');
    expect(received[0]).toMatch(/^From: Ada <ada@example\.org>\r\nTo: Ada .*owner@example\.org/m);
    expect(output).not.toContain("secret");
    expect(status).toBe(0);
  });

  it("reports in the words of the servers why mail and model failed", async () => {
    const { settings } = await startMailServer("Mailbox of owner:mail-secret is full");
    const model = await startModel(answers(401, '{"error":{"message":"Incorrect key model-secret"}}'));
    const { status, output } = await checkSettings({ ...settings, ...model });
    expect(output).toMatch(/The test mail could not be sent .*Mailbox of owner:••• is full/);
    expect(output).toMatch(/The model test-model gave no usable answer .*401 Incorrect key •••/);
    expect(status).toBe(1);
  });

  it("reports a model that does not call tools", async () => {
    const model = await startModel(says("How many inches do you have?"));
    const { status, output } = await checkSettings(model);
    expect(output).toContain("It must support tool calls");
    expect(status).toBe(1);
  });
});
