import { withDatabase } from "../db/database.ts";
import { findPasswordWeakness } from "./password.ts";
import { hashPassword, isOutdatedHash } from "./password-hash.ts";
import type { SignedIn } from "./session.ts";

/** Validated request from an authorized sender. */
export interface AuthCall {
  path: string;
  body: Readonly<Record<string, unknown>>;
  signedIn: SignedIn | undefined;
  /** Sends a request of the same visitor to better-auth. */
  forward: (path: string, body: object) => Promise<Response>;
}

/** Endpoints that better-auth lacks, or that extend its own. */
export const SITE_ENDPOINTS: Readonly<Record<string, (call: AuthCall) => Promise<Response>>> = {
  "/sign-in/email": signIn,
  "/change-password": changePassword,
  "/two-factor/verify-totp": verifyTotp,
  "/second-factor/replace": (call) => confirmPassword(call, replaceSecondFactor),
  "/sessions/end": (call) => confirmPassword(call, endSession),
  "/sessions/end-others": (call) => confirmPassword(call, endOtherSessions),
};

const done = (): Response => Response.json({});

/** Runs an action after the password was entered again (ASVS 5.0, 7.5). */
async function confirmPassword(
  call: AuthCall,
  work: (call: AuthCall, signedIn: SignedIn) => Promise<Response>,
): Promise<Response> {
  const confirmed = await call.forward("/verify-password", { password: call.body.password });
  if (!confirmed.ok || !call.signedIn) return confirmed;
  return work(call, call.signedIn);
}

/** Ends the browser’s previous session (ASVS 5.0, 7.2.4), and renews an outdated hash. */
async function signIn(call: AuthCall): Promise<Response> {
  const response = await call.forward(call.path, call.body);
  if (!response.ok) return response;
  if (call.signedIn) await deleteSessions(call.signedIn.id, { id: call.signedIn.sessionId });
  await renewHash(String(call.body.email), String(call.body.password));
  return response;
}

/** Rehashes a just-verified password with current parameters, if its hash is outdated. */
async function renewHash(email: string, password: string): Promise<void> {
  const account = await withDatabase((prisma) =>
    prisma.account.findFirst({ where: { providerId: "credential", user: { email: email.toLowerCase() } } }),
  );
  const hash = account?.password;
  if (!account || !hash || !isOutdatedHash(hash)) return;
  const renewed = await hashPassword(password);
  // Skips a password that was changed meanwhile.
  await withDatabase((prisma) =>
    prisma.account.updateMany({ where: { id: account.id, password: hash }, data: { password: renewed } }),
  );
}

async function changePassword(call: AuthCall): Promise<Response> {
  const { signedIn, body } = call;
  if (!signedIn) return done();
  const weakness = await findPasswordWeakness(String(body.newPassword), signedIn.email);
  if (weakness !== undefined) return Response.json({ message: weakness }, { status: 400 });
  const response = await call.forward(call.path, body);
  if (response.ok) await deleteChallenges(signedIn.id);
  return response;
}

/** Ends every password-only session once the second factor is set up. */
async function verifyTotp(call: AuthCall): Promise<Response> {
  const response = await call.forward(call.path, call.body);
  const { signedIn } = call;
  if (!response.ok || signedIn?.stage !== "enrolling") return response;
  await deleteSessions(signedIn.id, { secondFactor: false });
  await deleteChallenges(signedIn.id);
  return response;
}

/**
 * Removes the second factor after its code and the password were entered, so that another one can be set up.
 * Only this session continues, and reaches nothing else until then.
 */
async function replaceSecondFactor(call: AuthCall, signedIn: SignedIn): Promise<Response> {
  const { code, password } = call.body;
  const kind = /^\d{6}$/.test(String(code)) ? "totp" : "backup-code";
  const verified = await call.forward(`/two-factor/verify-${kind}`, { code });
  if (!verified.ok) return verified;
  const response = await call.forward("/two-factor/disable", { password });
  if (!response.ok) return response;
  await deleteSessions(signedIn.id, { secondFactor: true });
  await deleteChallenges(signedIn.id);
  return response;
}

async function endSession({ body }: AuthCall, signedIn: SignedIn): Promise<Response> {
  await deleteSessions(signedIn.id, { id: String(body.id) });
  return done();
}

async function endOtherSessions(_call: AuthCall, signedIn: SignedIn): Promise<Response> {
  await deleteSessions(signedIn.id, { id: { not: signedIn.sessionId } });
  await deleteChallenges(signedIn.id);
  return done();
}

interface SessionFilter {
  id?: string | { not: string };
  secondFactor?: boolean;
}

const deleteSessions = (userId: string, which: SessionFilter) =>
  withDatabase((prisma) => prisma.session.deleteMany({ where: { ...which, userId } }));

/** Deletes sign-ins of a user that passed the password and wait for the second factor. */
const deleteChallenges = (userId: string) =>
  withDatabase((prisma) => prisma.verification.deleteMany({ where: { value: userId } }));
