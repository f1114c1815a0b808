import type { Outcome } from "@/components/admin/outcome";
import { type Admin, requireAdmin } from "@/lib/server/auth/session";
import { isDatabaseFailure } from "@/lib/server/db/failure";

/** Refuses what an action was asked for; the message is for the administrator. */
export class ActionRefused extends Error {}

/**
 * An action of the admin: nobody without a session reaches `work`, and what fails comes back as a sentence. Next has
 * compared Origin and Host by then.
 */
export async function act<Value>(work: (admin: Admin) => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work(await requireAdmin()) };
  } catch (error) {
    if (!isDatabaseFailure(error) && !(error instanceof ActionRefused)) throw error;
    return { ok: false, message: error.message };
  }
}
