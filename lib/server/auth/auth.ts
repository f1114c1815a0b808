import type { BetterAuthOptions } from "better-auth";
import { prismaAdapter } from "better-auth/adapters/prisma";
// Without the query builder that only its own database connections need.
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { PrismaClient } from "../db/generated/client.ts";
import { env } from "../env.ts";
import { isSecure, ownOrigins } from "../origin.ts";
import { SESSION_DAYS, TRY_WINDOW } from "../retention.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "./password.ts";
import { authSecret } from "./secret.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";
import { totpOnce } from "./totp-once.ts";

export const AUTH_PATH = "/api/auth";

/** Seconds. */
const DAY = 86_400;

function make(prisma: PrismaClient, secure: boolean) {
  const { SITE_URL } = env();
  const options = {
    appName: "SciCalc",
    basePath: AUTH_PATH,
    secret: authSecret(),
    ...(SITE_URL !== undefined && { baseURL: SITE_URL }),
    trustedOrigins: (request) => (request ? ownOrigins(request.headers) : []),
    database: prismaAdapter(prisma, { provider: "postgresql", transaction: true }),
    emailAndPassword: {
      enabled: true,
      // Administrators are made on the machine: lib/server/auth/first-admin.ts.
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    session: {
      expiresIn: SESSION_DAYS * DAY,
      // A page cannot send the cookie of a session that it prolonged: the two would differ. See session.ts.
      disableSessionRefresh: true,
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      // In tests too, which is why it is said for every path that takes a secret.
      customRules: {
        "/sign-in/email": { window: TRY_WINDOW, max: 10 },
        "/change-password": { window: TRY_WINDOW, max: 10 },
        "/two-factor/*": { window: TRY_WINDOW, max: 20 },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      // Written by scripts/serve.ts: nobody can forge it (docs/decisions/own-server.md). A site has an IPv6 /48 whole.
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"], ipv6Subnet: 48 },
      // Off under a test runner unless it is asked for.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // What is not ours to answer, such as a database that is down, reaches the handler.
    onAPIError: { throw: true },
    logger: { level: "error" },
    telemetry: { enabled: false },
    hooks: { before: totpOnce(prisma) },
    plugins: [twoFactor({ issuer: "SciCalc" })],
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

type Auth = ReturnType<typeof make>;

const made = new WeakMap<PrismaClient, Map<boolean, Auth>>();

/** better-auth on an open database, for visitors who come by https or not: the cookies of the one are not the other's. */
export function authOn(prisma: PrismaClient, headers: Headers): Auth {
  const secure = isSecure(headers);
  const known = made.get(prisma) ?? new Map<boolean, Auth>();
  made.set(prisma, known);
  const auth = known.get(secure) ?? make(prisma, secure);
  known.set(secure, auth);
  return auth;
}
