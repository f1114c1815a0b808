import type { BetterAuthOptions } from "better-auth";
import { prismaAdapter } from "better-auth/adapters/prisma";
// Excludes the query builder, which only better-auth’s own database connections need.
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { HOUR } from "../../units/constants.ts";
import type { PrismaClient } from "../db/generated/client.ts";
import { env } from "../env.ts";
import { isSecure, ownOrigins } from "../origin.ts";
import { SESSION_HOURS, TRY_WINDOW } from "../retention.ts";
import { createBackupCodes, decodeBackupCodes, encodeBackupCodes } from "./backup-codes.ts";
import { LOCKOUT_S } from "./clock-ahead.ts";
import { hashTokens } from "./hashed-tokens.ts";
import { prepareCode } from "./one-time-codes.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "./password.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { authSecret } from "./secret.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";

export const AUTH_PATH = "/api/auth";

/** Prefix length of an IPv6 address that counts as one client: a site gets a whole /48. */
export const IPV6_SUBNET = 48;

/** Endpoints that create a session after a code of the second factor. */
const VERIFYING_PATHS = ["/two-factor/verify-totp", "/two-factor/verify-backup-code"];

function make(prisma: PrismaClient, secure: boolean) {
  const { SITE_URL } = env();
  const options = {
    appName: "SciCalc",
    basePath: AUTH_PATH,
    secret: authSecret(),
    ...(SITE_URL !== undefined && { baseURL: SITE_URL }),
    trustedOrigins: (request) => (request ? ownOrigins(request.headers) : []),
    database: hashTokens(prismaAdapter(prisma, { provider: "postgresql", transaction: true })),
    emailAndPassword: {
      enabled: true,
      // Administrators are created on the machine: lib/server/auth/administrators.ts.
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      expiresIn: SESSION_HOURS * HOUR,
      // A page cannot send the cookie of a prolonged session, so the two would differ. See session.ts.
      disableSessionRefresh: true,
      additionalFields: {
        secondFactor: { type: "boolean", required: true, input: false, defaultValue: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // A new password preserves the second factor of its session; every other new session starts without one.
          before: async (_session, context) => {
            const { path = "", context: auth } = context ?? {};
            const current = auth?.session?.session as { secondFactor?: boolean } | undefined;
            const hasProven = path === "/change-password" && current?.secondFactor === true;
            return { data: { secondFactor: hasProven || VERIFYING_PATHS.includes(path) } };
          },
        },
      },
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      // Every path that takes a secret has an explicit limit, so that the limits apply in tests as well.
      customRules: {
        "/sign-in/email": { window: TRY_WINDOW, max: 10 },
        "/change-password": { window: TRY_WINDOW, max: 10 },
        "/verify-password": { window: TRY_WINDOW, max: 20 },
        "/two-factor/*": { window: TRY_WINDOW, max: 20 },
      },
    },
    advanced: {
      // Limits the cookie to this host (ASVS 5.0, 3.3.3); better-auth only supports the weaker __Secure-.
      cookiePrefix: secure ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure },
      // scripts/serve.ts sets this header, so that a client cannot forge it (docs/decisions/own-server.md).
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"], ipv6Subnet: IPV6_SUBNET },
      // Disabled by default under a test runner.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // Lets errors such as a database failure reach the handler.
    onAPIError: { throw: true },
    logger: { level: "error" },
    telemetry: { enabled: false },
    hooks: { before: prepareCode(prisma) },
    plugins: [
      twoFactor({
        issuer: "SciCalc",
        accountLockout: { durationSeconds: LOCKOUT_S },
        backupCodeOptions: {
          customBackupCodesGenerate: createBackupCodes,
          storeBackupCodes: { encrypt: encodeBackupCodes, decrypt: decodeBackupCodes },
        },
      }),
    ],
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

type Auth = ReturnType<typeof make>;

const instances = new WeakMap<PrismaClient, Map<boolean, Auth>>();

/** Configures better-auth on an open database. Cookies differ between https and http. */
export function authOn(prisma: PrismaClient, headers: Headers): Auth {
  const secure = isSecure(headers);
  const ofDatabase = instances.get(prisma) ?? new Map<boolean, Auth>();
  instances.set(prisma, ofDatabase);
  const auth = ofDatabase.get(secure) ?? make(prisma, secure);
  ofDatabase.set(secure, auth);
  return auth;
}
