import { randomUUID } from "node:crypto";
import { z } from "zod";
import { withDatabase } from "../db/database.ts";
import { isDuplicate } from "../db/failure.ts";
import { messages } from "./messages.ts";
import { findPasswordWeakness } from "./password.ts";
import { hashPassword } from "./password-hash.ts";

/** A change of administrators that is rejected. The message is a sentence for the owner of the site. */
export class AdminError extends Error {
  override name = "AdminError";
}

const CREDENTIAL = "credential";

/** Creates an administrator. @throws AdminError for an invalid or existing address and for a weak password */
export async function createAdmin(address: string, password: string, actor: string): Promise<string> {
  const { email, hash } = await hashCredentials(address, password);
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
    if (isDuplicate(error)) throw new AdminError(messages.adminExists(email));
    throw error;
  }
  return email;
}

/**
 * Sets the password of an administrator who lost it or the second factor, which is then disabled. Ends every
 * session. @throws AdminError
 */
export async function resetAdmin(address: string, password: string, actor: string): Promise<string> {
  const { email, hash } = await hashCredentials(address, password);
  await withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const user = await tx.user.findUnique({ where: { email } });
      if (!user) throw unknownAdmin(email);
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

export async function removeAdmin(address: string, actor: string): Promise<string> {
  const email = parseAddress(address);
  await withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      // The lock serializes removals, so that two simultaneous ones cannot remove the last two
      // administrators.
      const admins = await tx.$queryRaw<{ id: string; email: string }[]>`
        SELECT id, email FROM auth_users ORDER BY id FOR UPDATE`;
      const admin = admins.find((user) => user.email === email);
      if (!admin) throw unknownAdmin(email);
      if (admins.length === 1) throw new AdminError(messages.lastAdmin(email));
      await tx.verification.deleteMany({ where: { value: admin.id } });
      await tx.user.delete({ where: { id: admin.id } });
      await tx.auditEntry.create({ data: { actor, action: "admin.remove", subject: email } });
    }),
  );
  return email;
}

/** An administrator as a command displays it, with ISO 8601 times. */
export interface Admin {
  email: string;
  createdAt: string;
  hasSecondFactor: boolean;
  /** Last use of a session that has not ended. */
  lastActiveAt?: string;
}

/** Lists the administrators, the oldest first. */
export async function listAdmins(): Promise<Admin[]> {
  const users = await withDatabase((prisma) =>
    prisma.user.findMany({
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: { sessions: { orderBy: { updatedAt: "desc" }, take: 1 } },
    }),
  );
  return users.map(({ email, createdAt, twoFactorEnabled, sessions: [session] }) => ({
    email,
    createdAt: createdAt.toISOString(),
    hasSecondFactor: twoFactorEnabled,
    ...(session && { lastActiveAt: session.updatedAt.toISOString() }),
  }));
}

const unknownAdmin = (email: string): AdminError => new AdminError(messages.adminUnknown(email));

function parseAddress(address: string): string {
  const email = z.email().safeParse(address.trim().toLowerCase());
  if (!email.success) throw new AdminError(messages.addressInvalid(address));
  return email.data;
}

async function hashCredentials(address: string, password: string): Promise<{ email: string; hash: string }> {
  const email = parseAddress(address);
  const weakness = await findPasswordWeakness(password, email);
  if (weakness !== undefined) throw new AdminError(weakness);
  return { email, hash: await hashPassword(password) };
}
