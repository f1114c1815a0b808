import { randomUUID } from "node:crypto";
import { z } from "zod";
import { log } from "../../front/log.ts";
import { withDatabase } from "../db/database.ts";
import { isDuplicate } from "../db/failure.ts";
import { env } from "../env.ts";
import { findPasswordWeakness } from "./password.ts";
import { hashPassword } from "./password-hash.ts";

/** Why an administrator cannot be made. The message is for whoever runs the site. */
export class AdminRefused extends Error {
  override name = "AdminRefused";
}

const CREDENTIAL = "credential";

/** Makes an administrator. @throws AdminRefused for a bad address, a weak password or an address that has one. */
export async function createAdmin(address: string, password: string, actor: string): Promise<string> {
  const email = await checked(address, password);
  const hash = await hashPassword(password);
  const id = randomUUID();
  const account = { id: randomUUID(), accountId: id, providerId: CREDENTIAL, password: hash };
  const user = { id, name: email, email, emailVerified: true, accounts: { create: account } };
  try {
    await withDatabase((prisma) =>
      prisma.$transaction(async (tx) => {
        await tx.user.create({ data: user });
        await tx.auditEntry.create({ data: { actor, action: "admin.create", subject: email } });
      }),
    );
  } catch (error) {
    if (isDuplicate(error))
      throw new AdminRefused(`Administrator ${email} already exists. Use --reset to set a new password.`);
    throw error;
  }
  return email;
}

/**
 * A new password for an administrator who lost the old one or the second factor, which is switched off. Ends every
 * session. @throws AdminRefused
 */
export async function resetAdmin(address: string, password: string, actor: string): Promise<string> {
  const email = await checked(address, password);
  const hash = await hashPassword(password);
  await withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const user = await tx.user.findUnique({ where: { email } });
      if (!user) throw new AdminRefused(`There is no administrator with the address ${email}.`);
      const userId = user.id;
      await tx.account.updateMany({ where: { userId, providerId: CREDENTIAL }, data: { password: hash } });
      await tx.twoFactor.deleteMany({ where: { userId } });
      await tx.session.deleteMany({ where: { userId } });
      await tx.verification.deleteMany({ where: { value: userId } });
      await tx.user.update({ where: { id: userId }, data: { twoFactorEnabled: false } });
      await tx.auditEntry.create({ data: { actor, action: "admin.reset", subject: email } });
    }),
  );
  return email;
}

async function checked(address: string, password: string): Promise<string> {
  const email = z.email().safeParse(address.trim().toLowerCase());
  if (!email.success) throw new AdminRefused(`"${address}" is not an email address.`);
  const weakness = await findPasswordWeakness(password, email.data);
  if (weakness !== undefined) throw new AdminRefused(weakness);
  return email.data;
}

/** Whether someone can sign in; if not, why ADMIN_EMAIL and ADMIN_PASSWORD made nobody. */
export type FirstAdmin = { exists: true } | { exists: false; refusal: string | undefined };

/** Makes the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD when there is none. @throws DatabaseFailure */
export async function ensureFirstAdmin(): Promise<FirstAdmin> {
  if ((await withDatabase((prisma) => prisma.user.count())) > 0) return { exists: true };
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return { exists: false, refusal: undefined };
  try {
    await createAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, "environment");
  } catch (error) {
    if (!(error instanceof AdminRefused)) throw error;
    // Two first visitors at once: the other one made it.
    if ((await withDatabase((prisma) => prisma.user.count())) > 0) return { exists: true };
    log.error("ADMIN_EMAIL and ADMIN_PASSWORD did not create an administrator: /admin/sign-in says why");
    return { exists: false, refusal: error.message };
  }
  return { exists: true };
}
