import { z } from "zod";
import { MAX_PASSWORD } from "./password.ts";

/** Of an address that mail can reach: RFC 5321, 4.5.3.1.3. */
const MAX_EMAIL = 254;
/** Longer than any backup code. */
const MAX_BACKUP_CODE = 40;

const password = z
  .string("Enter the password.")
  .max(MAX_PASSWORD, `A password can have at most ${MAX_PASSWORD} characters.`);

interface Endpoint {
  /** What of the request better-auth gets: a field that is not named here never reaches it. */
  body: z.ZodType<Readonly<Record<string, unknown>>>;
  /** What the audit log calls it; null is not worth an entry. */
  action: string | null;
}

/**
 * The endpoints of better-auth that the admin uses. All others answer 404: it has many more than we need. Their own
 * schemas take more too: `trustDevice` would let a browser in without the second factor for 30 days.
 */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "/sign-in/email": {
    body: z.object({
      email: z.string("Enter the email address.").max(MAX_EMAIL, "That email address is too long."),
      password,
    }),
    action: "session.sign-in",
  },
  "/sign-out": { body: z.object({}), action: "session.sign-out" },
  "/revoke-sessions": { body: z.object({}), action: "session.sign-out-everywhere" },
  "/change-password": {
    body: z
      .object({ currentPassword: password, newPassword: password })
      .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    action: "account.change-password",
  },
  "/two-factor/enable": { body: z.object({ password }), action: null },
  "/two-factor/disable": { body: z.object({ password }), action: "account.second-factor-off" },
  "/two-factor/verify-totp": {
    body: z.object({ code: z.string("Enter the code.").regex(/^\d{6}$/, "The code must have six digits.") }),
    action: "session.second-factor",
  },
  "/two-factor/verify-backup-code": {
    body: z.object({
      code: z.string("Enter a backup code.").max(MAX_BACKUP_CODE, "This is too long for a backup code."),
    }),
    action: "session.backup-code",
  },
};
