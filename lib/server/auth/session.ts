import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { withDatabase } from "../db/database.ts";
import type { PrismaClient } from "../db/generated/client.ts";
import { logFailure } from "../log-failure.ts";
import { idleSince } from "../retention.ts";
import { authOn } from "./auth.ts";
import { authHeaders } from "./auth-headers.ts";
import { noteRejectedSession } from "./rejections.ts";

/** Who is signed in. */
export interface Admin {
  id: string;
  email: string;
  /** Of the session, not its token. */
  sessionId: string;
  twoFactor: boolean;
}

const SIGN_IN_PATH = "/admin/sign-in";

/** Milliseconds between two notes of a session's use. */
const NOTED_EVERY = 300_000;

/** Who sent a request with these headers; undefined for everybody without a session. @throws DatabaseFailure */
export const adminOf = (sent: Headers): Promise<Admin | undefined> =>
  withDatabase(async (prisma) => {
    // Nobody without a cookie costs the database a question.
    if (!sent.has("cookie")) return undefined;
    const found = await authOn(prisma, sent).api.getSession({ headers: authHeaders(sent) });
    if (!found || !(await isInUse(prisma, found.session))) return undefined;
    const { user, session } = found;
    return {
      id: user.id,
      email: user.email,
      sessionId: session.id,
      twoFactor: user.twoFactorEnabled === true,
    };
  });

/**
 * Whether a session was used not long ago, which its row's `updatedAt` notes: better-auth does not prolong sessions here,
 * and so never writes it again. One that was not is deleted.
 */
async function isInUse(prisma: PrismaClient, { id, updatedAt }: { id: string; updatedAt: Date }) {
  const oldest = idleSince();
  if (updatedAt < oldest) {
    await prisma.session.deleteMany({ where: { id, updatedAt: { lt: oldest } } });
    return false;
  }
  if (Date.now() - updatedAt.getTime() > NOTED_EVERY)
    await prisma.session.updateMany({ where: { id }, data: { updatedAt: new Date() } }).catch((error) => {
      // A database that cannot be written can still be read.
      logFailure("The use of a session was not noted", error);
    });
  return true;
}

/** Who is signed in, for pages and actions; everybody else is sent to the sign-in page. @throws DatabaseFailure */
export async function requireAdmin(): Promise<Admin> {
  const sent = await headers();
  const admin = await adminOf(sent);
  if (admin) return admin;
  noteRejectedSession(sent);
  redirect(SIGN_IN_PATH);
}
