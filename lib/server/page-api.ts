import { MAX_FORM_BYTES, TOO_LARGE } from "../core/forms/sending.ts";
import { firstProblem, type Problem } from "../core/result/result.ts";
import { outcomeOf } from "./db/outcome.ts";
import { readJson } from "./json-body.ts";
import { messages } from "./messages.ts";
import { isForeign } from "./origin.ts";
import { corsHeaders, jsonResponse, problem } from "./problem.ts";
import { type FormKind, type Rejection, refusedAttempt, submit } from "./submission.ts";

/** API of the site's pages: other origins may neither read nor send. */

/** Creates a JSON answer that caches do not store and other origins cannot read. */
const ownJson = (body: unknown, status = 200): Response => withoutCors(jsonResponse(body), status);

export const ownProblem = (
  status: number,
  detail: string,
  {
    problems,
    retryAfter,
  }: { problems?: readonly Problem[] | undefined; retryAfter?: number | undefined } = {},
): Response => {
  const response = withoutCors(problem(status, detail, problems), status);
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  return response;
};

function withoutCors({ body, headers }: Response, status: number): Response {
  const remaining = new Headers(headers);
  for (const name of Object.keys(corsHeaders)) remaining.delete(name);
  return new Response(body, { status, headers: remaining });
}

/** Answers with the result of a read as JSON; 503 if the read fails. */
export async function answerWith(reading: Promise<unknown>): Promise<Response> {
  const outcome = await outcomeOf(reading);
  return outcome.ok ? ownJson(outcome.value) : ownProblem(503, firstProblem(outcome).message);
}

/** Answers a form that was sent as JSON: 201, or the problem. */
export async function answerForm<Value>(request: Request, kind: FormKind<Value>): Promise<Response> {
  if (isForeign(request.headers)) return ownProblem(403, messages.forms.foreign);
  const tooMany = await refusedAttempt(request.headers);
  if (tooMany) return rejectionResponse(tooMany);
  const body = await readJson(request, MAX_FORM_BYTES);
  if (!body.ok) {
    const { status } = body;
    return ownProblem(status, status === 413 ? TOO_LARGE : firstProblem(body).message);
  }
  const rejection = await submit(kind, body.value, request.headers);
  return rejection ? rejectionResponse(rejection) : ownJson({ received: true }, 201);
}

function rejectionResponse(rejection: Rejection): Response {
  const { status, retryAfter } = rejection;
  const problems = rejection.problems.filter(({ path }) => path !== "");
  const detail = firstProblem(rejection).message;
  return ownProblem(status, detail, { problems: problems.length > 0 ? problems : undefined, retryAfter });
}
