import type { NextRequest } from "next/server";
import { answerForm, answerWith, ownProblem } from "@/lib/server/page-api";
import { cachedReviews, readCursor, readReviews, reviewForm } from "@/lib/server/reviews";
import { messages } from "../messages";

/** GET [?cursor=]: approved reviews, newest first, 20 at a time; without a cursor with their summary. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const text = nextUrl.searchParams.get("cursor");
  if (text === null) return answerWith(cachedReviews());
  const cursor = readCursor(text);
  if (cursor) return answerWith(readReviews(cursor));
  const message = messages.reviews.invalidCursor;
  return ownProblem(400, message, { problems: [{ path: "cursor", message }] });
}

/** POST {name, rating, comment} as JSON, from pages of the site. It shows once it is approved. */
export const POST = (request: Request): Promise<Response> => answerForm(request, reviewForm);
