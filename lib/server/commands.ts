import { isAbsolute } from "node:path";
import { createAdmin, listAdmins, removeAdmin, resetAdmin } from "./auth/administrators.ts";
import { writeDump } from "./db/backup.ts";
import { openedDatabase } from "./db/database.ts";
import { inPgliteTransaction } from "./db/transactions.ts";
import type { CommandHandler } from "./local-channel.ts";

const ACTOR = "command line";

/** Dumps the embedded database to the named new file. */
const dump: CommandHandler = async (input) => {
  const { path } = input as { path?: unknown };
  if (typeof path !== "string" || !isAbsolute(path)) throw new Error("A dump needs an absolute path.");
  const { pglite } = await openedDatabase();
  if (!pglite) throw new Error("This server has no embedded database.");
  await writeDump(path, inPgliteTransaction(pglite));
  return { path };
};

/** Creates an administrator, or resets one, on behalf of the command line. */
const changeAdmin =
  (change: typeof createAdmin): CommandHandler =>
  async (input) => {
    const { email, password } = input as { email?: unknown; password?: unknown };
    if (typeof email !== "string" || typeof password !== "string")
      throw new Error("An administrator needs an address and a password.");
    return { email: await change(email, password, ACTOR) };
  };

const removeNamedAdmin: CommandHandler = async (input) => {
  const { email } = input as { email?: unknown };
  if (typeof email !== "string") throw new Error("Name the address of the administrator.");
  return { email: await removeAdmin(email, ACTOR) };
};

/**
 * Commands of the owner: run in the server with the embedded database (local-channel.ts), or in the command's
 * process.
 */
export const commands: Readonly<Record<string, CommandHandler>> = {
  dump,
  "admin-create": changeAdmin(createAdmin),
  "admin-reset": changeAdmin(resetAdmin),
  "admin-list": async () => ({ admins: await listAdmins() }),
  "admin-remove": removeNamedAdmin,
};
