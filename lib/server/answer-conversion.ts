import { lawsOf } from "../catalog/law-loaders.ts";
import { convertByQuery } from "../faces/api/convert-api.ts";
import { jsonResponse, problem } from "./problem.ts";

const CACHE_SECONDS = 86_400;

export async function answerConversion(query: URLSearchParams): Promise<Response> {
  const outcome = await convertByQuery(query, lawsOf);
  return outcome.status === 200
    ? jsonResponse(outcome.body, { cacheSeconds: CACHE_SECONDS })
    : problem(outcome.status, outcome.detail, outcome.problems);
}
