import { withDatabase } from "../db/database.ts";
import { isDatabaseFailure } from "../db/failure.ts";
import { readJson } from "../json-body.ts";
import { logFailure } from "../log-failure.ts";
import { isForeign } from "../origin.ts";
import { admitPassword, SignInOverload } from "./admission.ts";
import { AUTH_PATH, authOn } from "./auth.ts";
import { authHeaders } from "./auth-headers.ts";
import { deleteFutureAttempts } from "./clock-ahead.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { ensureFirstAdmin } from "./first-admin.ts";
import { messages } from "./messages.ts";
import { noteRejectedAnswer } from "./rejections.ts";
import { type SignedIn, signedInFrom } from "./session.ts";
import { type AuthCall, SITE_ENDPOINTS } from "./site-endpoints.ts";

const MAX_BYTES = 4096;

const answer = (status: number, body: object, headers = new Headers()): Response => {
  headers.set("Cache-Control", "no-store");
  headers.delete("Content-Length");
  return Response.json(body, { status, headers });
};
const errorResponse = (status: number, message: string, headers?: Headers) =>
  answer(status, { message }, headers);

/** Answers POST /api/auth/*: sign-in and changes of sessions and passwords. Logs rejections. */
export async function handleAuth(request: Request): Promise<Response> {
  const response = await answerRequest(request);
  await noteRejectedAnswer(response, request.headers);
  return response;
}

async function answerRequest(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(AUTH_PATH.length);
  const endpoint = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
  if (!endpoint) return errorResponse(404, messages.notFound);
  if (isForeign(request.headers)) return errorResponse(403, messages.foreign);
  const json = await readJson(request, MAX_BYTES);
  if (!json.ok) return errorResponse(json.status, messages.unreadable);
  const body = endpoint.body.safeParse(json.value);
  if (!body.success) return errorResponse(400, body.error.issues[0]?.message ?? messages.unreadable);
  const work = () => answerEndpoint(request, endpoint, path, body.data);
  try {
    return await (hasPassword(body.data) ? admitPassword(work) : work());
  } catch (error) {
    return answerFailure(error);
  }
}

const hasPassword = (body: object): boolean => "password" in body || "currentPassword" in body;

/** Answers a validated request, if its sender is authorized. */
async function answerEndpoint(
  request: Request,
  endpoint: Endpoint,
  path: string,
  body: AuthCall["body"],
): Promise<Response> {
  if (path === "/sign-in/email") await ensureFirstAdmin();
  const signedIn = await signedInFrom(request.headers);
  const problem = refuseAccess(endpoint, signedIn);
  if (problem) return problem;
  const { origin } = new URL(request.url);
  return answerCall(endpoint, {
    path,
    body,
    signedIn,
    forward: (to, data) => forward(request, `${origin}${AUTH_PATH}${to}`, data),
  });
}

function refuseAccess({ access }: Endpoint, signedIn: SignedIn | undefined): Response | undefined {
  if (access === "anyone" || access === signedIn?.stage) return undefined;
  if (!signedIn) return errorResponse(401, messages.signedOut);
  return access === "complete"
    ? errorResponse(403, messages.secondFactorMissing)
    : errorResponse(403, messages.secondFactorPresent);
}

/**
 * Forwards a request to better-auth, without the query, which it would read. Deletes attempts from a clock
 * that was ahead.
 */
const forward = (request: Request, url: string, body: object): Promise<Response> =>
  withDatabase(async (prisma) => {
    const send = () =>
      authOn(prisma, request.headers).handler(
        new Request(url, {
          method: "POST",
          headers: authHeaders(request.headers),
          body: JSON.stringify(body),
        }),
      );
    const response = await send();
    return response.status === 429 && (await deleteFutureAttempts(prisma)) ? send() : response;
  });

async function answerCall(endpoint: Endpoint, call: AuthCall): Promise<Response> {
  const { path, signedIn } = call;
  const run = Object.hasOwn(SITE_ENDPOINTS, path) ? SITE_ENDPOINTS[path] : undefined;
  const response = await (run ? run(call) : call.forward(path, call.body));
  const result = (await response.json().catch(() => null)) as AuthResult | null;
  if (!response.ok)
    return errorResponse(response.status, result?.message ?? messages.rejected, response.headers);
  // The first code after the setup enables the second factor.
  const isFirstCode = path === "/two-factor/verify-totp" && signedIn?.stage === "enrolling";
  const action = isFirstCode ? "account.second-factor-on" : endpoint.action;
  // A sign-in that still requires a second factor is not complete.
  if (action && !result?.twoFactorRedirect)
    await recordAction(action, result?.user?.email ?? signedIn?.email);
  return answer(response.status, endpoint.answer.parse(result ?? {}), response.headers);
}

interface AuthResult {
  message?: string;
  twoFactorRedirect?: boolean;
  user?: { email?: string };
}

/** better-auth has already committed its change, so the entry cannot be in the same transaction. */
async function recordAction(action: string, actor: string | undefined): Promise<void> {
  if (actor === undefined) return;
  await withDatabase((prisma) => prisma.auditEntry.create({ data: { actor, action, subject: actor } }));
}

function answerFailure(error: unknown): Response {
  if (isDatabaseFailure(error) || error instanceof SignInOverload) return errorResponse(503, error.message);
  const { statusCode, body } = error as { statusCode?: number; body?: { message?: string } };
  if (statusCode !== undefined && statusCode < 500)
    return errorResponse(statusCode, body?.message ?? messages.rejected);
  logFailure("Authentication failed", error);
  return errorResponse(500, messages.failed);
}
