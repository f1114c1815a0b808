import { isAbsolute } from "node:path";
import { createAdmin, resetAdmin } from "./auth/first-admin.ts";
import { writeBackup } from "./db/backup.ts";
import { openedDatabase } from "./db/database.ts";
import { inPgliteTransaction } from "./db/transactions.ts";
import type { CommandHandler } from "./local-channel.ts";

/** Writes a backup of the embedded database to the path that the command names. */
const backUp: CommandHandler = async (input) => {
  const { path } = input as { path?: unknown };
  if (typeof path !== "string" || !isAbsolute(path)) throw new Error("A backup needs an absolute path.");
  const { pglite } = await openedDatabase();
  if (!pglite) throw new Error("This server has no embedded database.");
  await writeBackup(path, inPgliteTransaction(pglite));
  return { path };
};

/** Creates an administrator, or resets one, on behalf of the command line. */
const changeAdmin =
  (change: typeof createAdmin): CommandHandler =>
  async (input) => {
    const { email, password } = input as { email?: unknown; password?: unknown };
    if (typeof email !== "string" || typeof password !== "string")
      throw new Error("An administrator needs an address and a password.");
    return { email: await change(email, password, "command line") };
  };

/** The commands that a server runs for its owner while it has the embedded database (local-channel.ts). */
export const commands: Readonly<Record<string, CommandHandler>> = {
  backup: backUp,
  "admin-create": changeAdmin(createAdmin),
  "admin-reset": changeAdmin(resetAdmin),
};
