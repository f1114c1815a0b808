import { answer, requestSchema } from "@/lib/calculators/scientific/request";
import { describeScientific } from "@/lib/faces/api/scientific-api";
import { readJson } from "@/lib/server/json-body";
import { jsonResponse, preflight, problem } from "@/lib/server/problem";

const CACHE_SECONDS = 86_400;
const MAX_BODY_BYTES = 16 * 1024;

/** GET ?expression=&angle=deg|rad|grad; without a query, what the calculator takes and gives, with an example. */
export function GET(request: Request): Response {
  const { search, searchParams } = new URL(request.url);
  if (searchParams.size === 0) return jsonResponse(describeScientific(), { cacheSeconds: CACHE_SECONDS });
  const hint = search.includes("+") ? " In a URL, + stands for a space: write a plus as %2B." : "";
  return respond(Object.fromEntries(searchParams), { cacheSeconds: CACHE_SECONDS, hint });
}

/** POST {expression, angle} as JSON, at most 16 KB. */
export async function POST(request: Request): Promise<Response> {
  const body = await readJson(request, MAX_BODY_BYTES);
  return body.ok ? respond(body.value) : body.response;
}

export const OPTIONS = preflight;

function respond(input: unknown, { cacheSeconds, hint = "" }: { cacheSeconds?: number; hint?: string } = {}) {
  const request = requestSchema.safeParse(input);
  if (!request.success) {
    const errors = request.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
    return problem(400, "The request cannot be read.", errors);
  }
  const result = answer(request.data);
  if (!("ok" in result)) return jsonResponse(result, { cacheSeconds });
  const { message, column } = result;
  return problem(400, `The expression has no value: ${message}${hint}`, [
    { field: "expression", message, column },
  ]);
}
