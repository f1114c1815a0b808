/**
 * Makes an administrator: `npm run admin:create`, which asks, or
 * `npm run admin:create -- --email ada@example.org --password …`, or with the password on standard input.
 * `--reset` gives an administrator a new password and switches the second factor off.
 */
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { AdminRefused, createAdmin, resetAdmin } from "../lib/server/auth/first-admin.ts";
import { keepFilesPrivate } from "../lib/server/data-folder.ts";
import { closeDatabase } from "../lib/server/db/database.ts";
import { env } from "../lib/server/env.ts";
import { runInServer } from "../lib/server/local-channel.ts";
import { loadEnvironment } from "./environment.ts";
import { runCommand } from "./run-command.ts";

loadEnvironment();

keepFilesPrivate();

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

interface Options {
  email?: string | undefined;
  password?: string | undefined;
  reset?: boolean | undefined;
}

async function readPassword({ password }: Options): Promise<string> {
  if (password !== undefined) return password;
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const entered = await ask("Password (at least 12 characters): ", true);
  if ((await ask("The same again: ", true)) === entered) return entered;
  throw new AdminRefused("The two passwords are not the same.");
}

async function readEmail({ email }: Options): Promise<string> {
  if (email !== undefined) return email;
  if (process.stdin.isTTY) return ask("E-mail address: ", false);
  throw new AdminRefused("Name the address with --email.");
}

/** Runs in the server that has the embedded database; here where there is none. Returns the address. */
async function saveAdmin(email: string, password: string, resets: boolean): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = env();
  const name = resets ? "admin-reset" : "admin-create";
  const answer =
    DATABASE_URL === undefined && (await runInServer(resolve(DATA_DIR), name, { email, password }));
  if (answer) return (answer as { email: string }).email;
  try {
    return await (resets ? resetAdmin : createAdmin)(email, password, "command line");
  } finally {
    await closeDatabase();
  }
}

await runCommand("npm run admin:create -- [--email ADDRESS] [--password PASSWORD] [--reset]", async () => {
  const { values } = parseArgs({
    options: { email: { type: "string" }, password: { type: "string" }, reset: { type: "boolean" } },
  });
  const admin = await saveAdmin(await readEmail(values), await readPassword(values), values.reset === true);
  console.log(
    values.reset
      ? `${admin} has the new password. Every session has ended and the second factor is off.`
      : `${admin} can now sign in at /admin.`,
  );
});
