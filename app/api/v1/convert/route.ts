import type { NextRequest } from "next/server";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { convertByQuery } from "@/lib/faces/api/convert-api";
import { jsonResponse, preflight, problem } from "@/lib/server/problem";

const CACHE_SECONDS = 86_400;

/** GET ?tool=&from=&to=&value=[&digits=][&{parameter id}=] */
export async function GET(request: NextRequest): Promise<Response> {
  const outcome = await convertByQuery(request.nextUrl.searchParams, lawsOf);
  return outcome.status === 200
    ? jsonResponse(outcome.body, { cacheSeconds: CACHE_SECONDS })
    : problem(outcome.status, outcome.detail, outcome.errors);
}

export const OPTIONS = preflight;
