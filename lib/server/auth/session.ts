import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { withDatabase } from "../db/database.ts";
import type { PrismaClient } from "../db/generated/client.ts";
import { logFailure } from "../log-failure.ts";
import { sessionUseRange } from "../retention.ts";
import { authOn } from "./auth.ts";
import { authHeaders } from "./auth-headers.ts";
import { noteRejectedSession } from "./rejections.ts";

export interface Admin {
  id: string;
  email: string;
  sessionId: string;
}

/** Session with the progress of its sign-in: without a second factor, it may only set one up. */
export interface SignedIn extends Admin {
  stage: "enrolling" | "complete";
}

const SIGN_IN_PATH = "/admin/sign-in";
const ENROLL_PATH = "/admin/enroll";

/** Minimum time between two records of a session's use, in ms. */
const NOTED_EVERY = 300_000;

/** Returns the sender of a request; undefined without a session. @throws DatabaseFailure */
export const signedInFrom = (sent: Headers): Promise<SignedIn | undefined> =>
  withDatabase(async (prisma) => {
    // Requests without a cookie cost no database query.
    if (!sent.has("cookie")) return undefined;
    const result = await authOn(prisma, sent).api.getSession({ headers: authHeaders(sent) });
    if (!result || !(await isInUse(prisma, result.session))) return undefined;
    const { user, session } = result;
    const isEnrolled = user.twoFactorEnabled === true;
    // A session that predates the second factor cannot be upgraded: its bearer signs in again.
    if (isEnrolled && !session.secondFactor) return undefined;
    return {
      id: user.id,
      email: user.email,
      sessionId: session.id,
      stage: isEnrolled ? "complete" : "enrolling",
    };
  });

/** Returns the administrator who sent a request after the second factor. @throws DatabaseFailure */
export async function adminOf(sent: Headers): Promise<Admin | undefined> {
  const signedIn = await signedInFrom(sent);
  return signedIn?.stage === "complete" ? signedIn : undefined;
}

/**
 * Returns true for a recently used session, by its row's `updatedAt`: better-auth does not prolong sessions
 * here, and so never writes it. Deletes a session that has ended.
 */
async function isInUse(prisma: PrismaClient, { id, updatedAt }: { id: string; updatedAt: Date }) {
  const inUse = sessionUseRange();
  if (updatedAt < inUse.gte || updatedAt > inUse.lte) {
    await prisma.session.deleteMany({ where: { id, NOT: { updatedAt: inUse } } });
    return false;
  }
  if (Date.now() - updatedAt.getTime() > NOTED_EVERY)
    await prisma.session.updateMany({ where: { id }, data: { updatedAt: new Date() } }).catch((error) => {
      // A read-only database is still readable.
      logFailure("The use of a session was not noted", error);
    });
  return true;
}

/**
 * Returns the administrator, for pages and actions. Redirects all others to the sign-in page, or to the setup
 * of the second factor. @throws DatabaseFailure
 */
export async function requireAdmin(): Promise<Admin> {
  const sent = await headers();
  const signedIn = await requireSignedIn(sent);
  if (signedIn.stage === "complete") return signedIn;
  // Users who just entered the password get here legitimately; an action here is forged.
  if (sent.has("next-action")) noteRejectedSession(sent);
  redirect(ENROLL_PATH);
}

/** Returns the administrator for the page that sets up the second factor. @throws DatabaseFailure */
export async function requireEnrolling(): Promise<Admin> {
  const signedIn = await requireSignedIn(await headers());
  if (signedIn.stage === "complete") redirect("/admin");
  return signedIn;
}

async function requireSignedIn(sent: Headers): Promise<SignedIn> {
  const signedIn = await signedInFrom(sent);
  if (signedIn) return signedIn;
  noteRejectedSession(sent);
  redirect(SIGN_IN_PATH);
}
