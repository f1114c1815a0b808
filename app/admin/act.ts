import { failure, type Result } from "@/lib/core/result/result";
import { type Admin, requireAdmin } from "@/lib/server/auth/session";
import { isDatabaseFailure } from "@/lib/server/db/failure";

/**
 * An action of the admin: nobody without a session reaches `work`, and what fails comes back as a sentence. Next has
 * compared Origin and Host by then.
 */
export async function act<Value>(work: (admin: Admin) => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work(await requireAdmin());
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return failure("", error.message);
  }
}
