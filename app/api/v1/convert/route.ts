import type { NextRequest } from "next/server";
import { answerConversion } from "@/lib/server/answer-conversion";
import { preflight } from "@/lib/server/problem";

/** GET ?tool=&from=&to=&value=[&digits=][&{parameter id}=]. The front (scripts/serve.ts) answers it without Next. */
export const GET = (request: NextRequest): Promise<Response> =>
  answerConversion(request.nextUrl.searchParams);

export const OPTIONS = preflight;
