import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { withDatabase } from "../db/database.ts";
import type { PrismaClient } from "../db/generated/client.ts";
import { logFailure } from "../log-failure.ts";
import { sessionUseRange } from "../retention.ts";
import { authOn } from "./auth.ts";
import { authHeaders } from "./auth-headers.ts";
import { noteRejectedSession } from "./rejections.ts";

/** An administrator with a session. */
export interface Admin {
  id: string;
  email: string;
  /** ID of the session, which is not its token. */
  sessionId: string;
}

/**
 * Session with the progress of its sign-in: with the password alone, an administrator who has no second factor yet may
 * only set one up.
 */
export interface SignedIn extends Admin {
  stage: "enrolling" | "complete";
}

const SIGN_IN_PATH = "/admin/sign-in";
const ENROLL_PATH = "/admin/enroll";

/** Milliseconds between two notes of a session's use. */
const NOTED_EVERY = 300_000;

/** Who sent a request with these headers; undefined for everybody without a session. @throws DatabaseFailure */
export const signedInFrom = (sent: Headers): Promise<SignedIn | undefined> =>
  withDatabase(async (prisma) => {
    // A request without a cookie does not cost a database query.
    if (!sent.has("cookie")) return undefined;
    const result = await authOn(prisma, sent).api.getSession({ headers: authHeaders(sent) });
    if (!result || !(await isInUse(prisma, result.session))) return undefined;
    const { user, session } = result;
    const isEnrolled = user.twoFactorEnabled === true;
    // A session from before the second factor was set up never gets one: its bearer signs in again.
    if (isEnrolled && !session.secondFactor) return undefined;
    return {
      id: user.id,
      email: user.email,
      sessionId: session.id,
      stage: isEnrolled ? "complete" : "enrolling",
    };
  });

/** The administrator who sent a request, if the second factor was entered. @throws DatabaseFailure */
export async function adminOf(sent: Headers): Promise<Admin | undefined> {
  const signedIn = await signedInFrom(sent);
  return signedIn?.stage === "complete" ? signedIn : undefined;
}

/**
 * Returns true for a session that was used not long ago, which its row's `updatedAt` notes: better-auth does not prolong sessions
 * here, and so never writes it again. Deletes a session that has ended.
 */
async function isInUse(prisma: PrismaClient, { id, updatedAt }: { id: string; updatedAt: Date }) {
  const inUse = sessionUseRange();
  if (updatedAt < inUse.gte || updatedAt > inUse.lte) {
    await prisma.session.deleteMany({ where: { id, NOT: { updatedAt: inUse } } });
    return false;
  }
  if (Date.now() - updatedAt.getTime() > NOTED_EVERY)
    await prisma.session.updateMany({ where: { id }, data: { updatedAt: new Date() } }).catch((error) => {
      // A database that cannot be written can still be read.
      logFailure("The use of a session was not noted", error);
    });
  return true;
}

/**
 * Returns the administrator, for pages and actions. Everybody else is sent to the sign-in page, or to the page that sets
 * up the second factor. @throws DatabaseFailure
 */
export async function requireAdmin(): Promise<Admin> {
  const sent = await headers();
  const signedIn = await requireSignedIn(sent);
  if (signedIn.stage === "complete") return signedIn;
  // A user who just entered the password comes this way; only an action was forged.
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
