import { z } from "zod";
import { MAX_PASSWORD } from "./password.ts";

/** Maximum length of an address that mail can reach: RFC 5321, 4.5.3.1.3. */
const MAX_EMAIL = 254;
const MAX_BACKUP_CODE = 40;
/** Exceeds any id. */
const MAX_ID = 64;

const password = z
  .string("Enter the password.")
  .max(MAX_PASSWORD, `A password can have at most ${MAX_PASSWORD} characters.`);
const totpCode = z.string("Enter the code.").regex(/^\d{6}$/, "The code must have six digits.");
const backupCode = z
  .string("Enter a backup code.")
  .max(MAX_BACKUP_CODE, "This is too long for a backup code.");
const backupCodes = z.array(z.string());

/**
 * Required progress of the sign-in: none, a session to set up the second factor, or a complete one. Codes are
 * accepted from anyone, because a sign-in that waits for one has no session yet.
 */
type Access = "anyone" | "enrolling" | "complete";

export interface Endpoint {
  access: Access;
  /** Fields that better-auth receives. All others are dropped. */
  body: z.ZodType<Readonly<Record<string, unknown>>>;
  /** Part of better-auth's answer for the page: never the session token, which only the cookie has. */
  answer: z.ZodType<Readonly<Record<string, unknown>>>;
  /** Name of the action in the audit log; null for no entry. */
  action: string | null;
}

const NOTHING = z.object({});

/**
 * Endpoints of better-auth that the admin uses, and those of this site (site-endpoints.ts). All others answer
 * 404: it has many more than we need. Their schemas are wider, too: `trustDevice` would skip the second
 * factor for 30 days.
 */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "/sign-in/email": {
    access: "anyone",
    body: z.object({
      email: z.string("Enter the email address.").max(MAX_EMAIL, "That email address is too long."),
      password,
    }),
    answer: z.object({ twoFactorRedirect: z.boolean().optional() }),
    action: "session.sign-in",
  },
  "/sign-out": { access: "anyone", body: NOTHING, answer: NOTHING, action: "session.sign-out" },
  "/change-password": {
    access: "complete",
    body: z
      .object({ currentPassword: password, newPassword: password })
      .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    answer: NOTHING,
    action: "account.change-password",
  },
  "/two-factor/enable": {
    access: "enrolling",
    body: z.object({ password }),
    answer: z.object({ totpURI: z.string(), backupCodes }),
    action: null,
  },
  "/two-factor/verify-totp": {
    access: "anyone",
    body: z.object({ code: totpCode }),
    answer: NOTHING,
    action: "session.second-factor",
  },
  "/two-factor/verify-backup-code": {
    access: "anyone",
    body: z.object({ code: backupCode }),
    answer: NOTHING,
    action: "session.backup-code",
  },
  "/two-factor/generate-backup-codes": {
    access: "complete",
    body: z.object({ password }),
    answer: z.object({ backupCodes }),
    action: "account.backup-codes",
  },
  "/second-factor/replace": {
    access: "complete",
    body: z.object({ password, code: z.union([totpCode, backupCode]) }),
    answer: NOTHING,
    action: "account.second-factor-off",
  },
  "/sessions/end": {
    access: "complete",
    body: z.object({ password, id: z.string().max(MAX_ID) }),
    answer: NOTHING,
    action: "session.end",
  },
  "/sessions/end-others": {
    access: "complete",
    body: z.object({ password }),
    answer: NOTHING,
    action: "session.end-others",
  },
};
