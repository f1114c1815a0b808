import { withDatabase } from "../db/database.ts";
import { isDatabaseFailure } from "../db/failure.ts";
import { readJson } from "../json-body.ts";
import { logFailure } from "../log-failure.ts";
import { isForeign } from "../origin.ts";
import { AUTH_PATH, authOn } from "./auth.ts";
import { authHeaders } from "./auth-headers.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { ensureFirstAdmin } from "./first-admin.ts";
import { weaknessOf } from "./password.ts";
import { noteRejectedAnswer } from "./rejections.ts";
import { adminOf } from "./session.ts";

const MAX_BYTES = 4096;

const answer = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });

/** Answers POST /api/auth/*: sign-in and what else changes a session or a password. Rejections are in the owner's log. */
export async function handleAuth(request: Request): Promise<Response> {
  const response = await answerRequest(request);
  await noteRejectedAnswer(response, request.headers);
  return response;
}

async function answerRequest(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(AUTH_PATH.length);
  const endpoint = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
  if (!endpoint) return answer(404, "Nothing was found at this address.");
  if (isForeign(request.headers)) return answer(403, "Requests from other sites are refused.");
  const json = await readJson(request, MAX_BYTES);
  if (!json.ok) return answer(json.response.status, "The request could not be read.");
  const body = endpoint.body.safeParse(json.value);
  if (!body.success) return answer(400, body.error.issues[0]?.message ?? "The request could not be read.");
  try {
    if (path === "/sign-in/email") await ensureFirstAdmin();
    const before = await adminOf(request.headers);
    const refusal =
      path === "/change-password" && before ? refusedPassword(body.data, before.email) : undefined;
    if (refusal !== undefined) return answer(400, refusal);
    const response = await withDatabase((prisma) =>
      authOn(prisma, request.headers).handler(
        // Without the query, which better-auth reads too.
        new Request(`${url.origin}${url.pathname}`, {
          method: "POST",
          headers: authHeaders(request.headers),
          body: JSON.stringify(body.data),
        }),
      ),
    );
    response.headers.set("Cache-Control", "no-store");
    if (response.ok && before && path === "/change-password") await endChallenges(before.id);
    // The first code after setting it up switches it on.
    const action =
      before && path === "/two-factor/verify-totp" ? "account.second-factor-on" : endpoint.action;
    if (response.ok && action) await audit(action, before?.email ?? (await signedInBy(response)));
    return response;
  } catch (error) {
    return failed(error);
  }
}

/** Sign-ins of a user that got past the old password and wait for the second factor. */
const endChallenges = (userId: string) =>
  withDatabase((prisma) => prisma.verification.deleteMany({ where: { value: userId } }));

const refusedPassword = ({ newPassword }: Readonly<Record<string, unknown>>, email: string) =>
  typeof newPassword === "string" ? weaknessOf(newPassword, email) : undefined;

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
  logFailure("Authentication failed", error);
  return answer(500, "Something went wrong. Please try again.");
}
