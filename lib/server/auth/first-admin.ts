import { withDatabase } from "../db/database.ts";
import { env } from "../env.ts";
import { log } from "../front/log.ts";
import { AdminError, createAdmin } from "./administrators.ts";

/** True `exists` if someone can sign in; else why ADMIN_EMAIL created no one. */
export type FirstAdmin = { exists: true } | { exists: false; reason: string | undefined };

/** Creates the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD if there is none. @throws DatabaseFailure */
export async function ensureFirstAdmin(): Promise<FirstAdmin> {
  if ((await withDatabase((prisma) => prisma.user.count())) > 0) return { exists: true };
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return { exists: false, reason: undefined };
  try {
    await createAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, "environment");
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    // Another process created it at the same moment.
    if ((await withDatabase((prisma) => prisma.user.count())) > 0) return { exists: true };
    log.error("ADMIN_EMAIL and ADMIN_PASSWORD did not create an administrator: /admin/sign-in says why");
    return { exists: false, reason: error.message };
  }
  return { exists: true };
}
