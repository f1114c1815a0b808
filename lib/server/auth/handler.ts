import { withDatabase } from "../db/database.ts";
import { isDatabaseFailure, summaryOf } from "../db/failure.ts";
import { readJson } from "../json-body.ts";
import { isForeign } from "../origin.ts";
import { AUTH_PATH, authOn } from "./auth.ts";
import { ensureFirstAdmin } from "./first-admin.ts";
import { weaknessOf } from "./password.ts";
import { adminOf } from "./session.ts";

/**
 * The endpoints of better-auth that the admin uses, and what the audit log calls them; null is not worth an entry. All
 * others answer 404: better-auth has many more than we need.
 */
const ENDPOINTS: Readonly<Record<string, string | null>> = {
  "/sign-in/email": "session.sign-in",
  "/sign-out": "session.sign-out",
  "/revoke-sessions": "session.sign-out-everywhere",
  "/change-password": "account.change-password",
  "/two-factor/enable": null,
  "/two-factor/disable": "account.second-factor-off",
  "/two-factor/verify-totp": "session.second-factor",
  "/two-factor/verify-backup-code": "session.backup-code",
};

const MAX_BYTES = 4096;

const answer = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });

/** Answers POST /api/auth/*: sign-in and what else changes a session or a password. */
export async function handleAuth(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(AUTH_PATH.length);
  if (!Object.hasOwn(ENDPOINTS, path)) return answer(404, "There is nothing here.");
  if (isForeign(request.headers)) return answer(403, "Requests from other sites are refused.");
  const body = await readJson(request, MAX_BYTES);
  if (!body.ok) return answer(body.response.status, "The request could not be read.");
  try {
    if (path === "/sign-in/email") await ensureFirstAdmin();
    const before = await adminOf(request.headers);
    const refusal =
      path === "/change-password" && before ? refusedPassword(body.value, before.email) : undefined;
    if (refusal !== undefined) return answer(400, refusal);
    const response = await withDatabase((prisma) =>
      authOn(prisma, request.headers).handler(
        new Request(request.url, {
          method: "POST",
          headers: withoutLength(request.headers),
          body: JSON.stringify(body.value),
        }),
      ),
    );
    response.headers.set("Cache-Control", "no-store");
    // The first code after setting it up switches it on.
    const action =
      before && path === "/two-factor/verify-totp" ? "account.second-factor-on" : ENDPOINTS[path];
    if (response.ok && action) await audit(action, before?.email ?? (await signedInBy(response)));
    return response;
  } catch (error) {
    return failed(error);
  }
}

function refusedPassword(body: unknown, email: string): string | undefined {
  const { newPassword } = (body ?? {}) as { newPassword?: unknown };
  return typeof newPassword === "string" ? weaknessOf(newPassword, email) : undefined;
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ["content-length", "transfer-encoding"]) copy.delete(name);
  return copy;
}

/** The address in an answer that signs somebody in; undefined while a second factor is asked for. */
async function signedInBy(response: Response): Promise<string | undefined> {
  const body = (await response.clone().json()) as { user?: { email?: string } } | null;
  return body?.user?.email;
}

/** better-auth has written its own change by then: an entry cannot be in the same transaction. */
async function audit(action: string, actor: string | undefined): Promise<void> {
  if (actor === undefined) return;
  await withDatabase((prisma) => prisma.auditEntry.create({ data: { actor, action, subject: actor } }));
}

function failed(error: unknown): Response {
  if (isDatabaseFailure(error)) return answer(503, error.message);
  const { statusCode, body } = error as { statusCode?: number; body?: { message?: string } };
  if (statusCode !== undefined && statusCode < 500) return answer(statusCode, body?.message ?? "Refused.");
  console.error("Authentication failed:", summaryOf(error));
  return answer(500, "Something went wrong. Please try again.");
}
