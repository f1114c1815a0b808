/**
 * Makes an administrator: `npm run admin:create`, which asks, or
 * `npm run admin:create -- --email ada@example.org --password …`, or with the password on standard input.
 * `--reset` gives an administrator a new password and switches the second factor off.
 */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { AdminRefused, createAdmin, resetAdmin } from "../lib/server/auth/first-admin.ts";
import { keepFilesPrivate } from "../lib/server/data-folder.ts";
import { closeDatabase } from "../lib/server/db/database.ts";
import { DatabaseFailure } from "../lib/server/db/failure.ts";
import { loadEnvironment } from "./environment.ts";

loadEnvironment();

keepFilesPrivate();

const { values } = parseArgs({
  options: { email: { type: "string" }, password: { type: "string" }, reset: { type: "boolean" } },
});

/** Asks on the terminal; `hidden` shows nothing of what is typed. */
async function ask(question: string, hidden: boolean): Promise<string> {
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout;
  if (hidden) process.stdout.write(question);
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await lines.question(hidden ? "" : question);
  lines.close();
  if (hidden) process.stdout.write("\n");
  return answer;
}

async function passwordFrom(): Promise<string> {
  if (values.password !== undefined) return values.password;
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const password = await ask("Password (at least 12 characters): ", true);
  if ((await ask("The same again: ", true)) === password) return password;
  throw new AdminRefused("The two passwords are not the same.");
}

async function emailFrom(): Promise<string> {
  if (values.email !== undefined) return values.email;
  if (process.stdin.isTTY) return ask("E-mail address: ", false);
  throw new AdminRefused("Name the address with --email.");
}

/** What to say about an error to whoever runs this. */
function sentenceOf(error: unknown): string {
  if (error instanceof AdminRefused) return error.message;
  if (error instanceof DatabaseFailure) return `${error.message} (DATABASE_URL)`;
  const message = error instanceof Error ? error.message : String(error);
  if (!/is in use by another/.test(message)) return message;
  return `The running server has the embedded database open: ${message}
Stop the server, run this again and start it; or set ADMIN_EMAIL and ADMIN_PASSWORD and restart it.`;
}

try {
  const email = await emailFrom();
  const password = await passwordFrom();
  const admin = await (values.reset ? resetAdmin : createAdmin)(email, password, "command line");
  console.log(
    values.reset
      ? `${admin} has the new password. Every session has ended and the second factor is off.`
      : `${admin} can now sign in at /admin.`,
  );
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
