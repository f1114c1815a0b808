import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { withDatabase } from "../db/database.ts";
import { authOn } from "./auth.ts";

/** Who is signed in. */
export interface Admin {
  id: string;
  email: string;
  /** Of the session, not its token. */
  sessionId: string;
  twoFactor: boolean;
}

export const SIGN_IN_PATH = "/admin/sign-in";

/** Who sent a request with these headers; undefined for everybody without a session. @throws DatabaseFailure */
export const adminOf = (sent: Headers): Promise<Admin | undefined> =>
  withDatabase(async (prisma) => {
    // Nobody without a cookie costs the database a question.
    if (!sent.has("cookie")) return undefined;
    const found = await authOn(prisma, sent).api.getSession({ headers: sent });
    if (!found) return undefined;
    const { user, session } = found;
    return {
      id: user.id,
      email: user.email,
      sessionId: session.id,
      twoFactor: user.twoFactorEnabled === true,
    };
  });

/** Who is signed in, for pages and actions; everybody else is sent to the sign-in page. @throws DatabaseFailure */
export async function requireAdmin(): Promise<Admin> {
  const admin = await adminOf(await headers());
  if (!admin) redirect(SIGN_IN_PATH);
  return admin;
}
