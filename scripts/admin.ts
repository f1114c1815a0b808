/**
 * Creates, lists and removes administrators: `npm run admin:create` (interactive), or `npm run admin:create
 * -- --email ada@example.org --password …`, or with the password on standard input; `--reset` sets another
 * password and disables the second factor. `npm run admin:list`; `npm run admin:remove -- --email
 * ada@example.org`.
 */
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type Admin, AdminError } from "../lib/server/auth/administrators.ts";
import { commands } from "../lib/server/commands.ts";
import { keepFilesPrivate } from "../lib/server/data-folder.ts";
import { closeDatabase } from "../lib/server/db/database.ts";
import { env } from "../lib/server/env.ts";
import { runInServer } from "../lib/server/local-channel.ts";
import { loadEnvironment } from "./environment.ts";
import { runCommand } from "./run-command.ts";

loadEnvironment();
keepFilesPrivate();

/** Reads an answer from the terminal. `hidden` does not display the input. */
async function ask(question: string, hidden: boolean): Promise<string> {
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout;
  if (hidden) process.stdout.write(question);
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await lines.question(hidden ? "" : question);
  lines.close();
  if (hidden) process.stdout.write("\n");
  return answer;
}

async function readPassword(password: string | undefined): Promise<string> {
  if (password !== undefined) return password;
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const entered = await ask("Password (at least 12 characters): ", true);
  if ((await ask("The same again: ", true)) === entered) return entered;
  throw new AdminError("The two passwords are not the same.");
}

async function readEmail(email: string | undefined): Promise<string> {
  if (email !== undefined) return email;
  if (process.stdin.isTTY) return ask("Email address: ", false);
  throw new AdminError("Name the address with --email.");
}

/** Runs a command in the server that has the embedded database, or in this process if there is none. */
async function runWithDatabase(name: string, input: unknown): Promise<unknown> {
  const { DATABASE_URL, DATA_DIR } = env();
  const answer = DATABASE_URL === undefined ? await runInServer(resolve(DATA_DIR), name, input) : undefined;
  if (answer !== undefined) return answer;
  try {
    return await commands[name]?.(input);
  } finally {
    await closeDatabase();
  }
}

const EMAIL = { email: { type: "string" } } as const;

async function create(): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { ...EMAIL, password: { type: "string" }, reset: { type: "boolean" } },
  });
  const input = { email: await readEmail(values.email), password: await readPassword(values.password) };
  const answer = await runWithDatabase(values.reset ? "admin-reset" : "admin-create", input);
  const { email } = answer as { email: string };
  return values.reset
    ? `${email} has the new password. Every session has ended and the second factor is off.`
    : `${email} can now sign in at /admin.`;
}

async function list(): Promise<string> {
  parseArgs({ args });
  const { admins } = (await runWithDatabase("admin-list", {})) as { admins: Admin[] };
  return admins.map(describeAdmin).join("\n") || "There are no administrators. Run npm run admin:create.";
}

const formatTime = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

const describeAdmin = ({ email, createdAt, hasSecondFactor, lastActiveAt }: Admin): string =>
  [
    email,
    `created ${formatTime(createdAt)}`,
    `second factor ${hasSecondFactor ? "on" : "off"}`,
    lastActiveAt === undefined ? "no open session" : `last active ${formatTime(lastActiveAt)}`,
  ].join(", ");

async function remove(): Promise<string> {
  const { values } = parseArgs({ args, options: EMAIL });
  const answer = await runWithDatabase("admin-remove", { email: await readEmail(values.email) });
  return `${(answer as { email: string }).email} is no longer an administrator. Every session has ended.`;
}

const actions: Readonly<Record<string, { usage: string; run: () => Promise<string> }>> = {
  create: { usage: "[--email <address>] [--password <password>] [--reset]", run: create },
  list: { usage: "", run: list },
  remove: { usage: "[--email <address>]", run: remove },
};

const [name = "", ...args] = process.argv.slice(2);
const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
if (!action) {
  console.error(`Usage: node scripts/admin.ts ${Object.keys(actions).join("|")} [options]`);
  process.exit(2);
}
await runCommand(`npm run admin:${name}${action.usage && ` -- ${action.usage}`}`, async () =>
  console.log(await action.run()),
);
