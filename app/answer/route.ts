import { catalogRanker } from "@/lib/catalog/search/catalog-ranker";
import { MAX_QUESTION_LENGTH, NO_REPLY } from "@/lib/faces/answers/answer";
import { answerRows } from "@/lib/faces/answers/answer-rows";
import { systemOfVisitor } from "@/lib/run/address/unit-system";
import { replyTo } from "@/lib/server/answers";
import { clientOf } from "@/lib/server/client-of";
import { workerEvaluator } from "@/lib/server/evaluation/evaluator";

/** Serves the answer bar without script: redirects to the page of its first row, with everything filled in, or to Home. */
export async function GET(request: Request): Promise<Response> {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_QUESTION_LENGTH);
  const reply = await replyTo(
    question,
    workerEvaluator({ client: clientOf(request.headers) }),
    systemOfVisitor(request.headers.get("cookie") ?? "", request.headers.get("accept-language") ?? ""),
  ).catch(() => NO_REPLY);
  const target = answerRows(question, reply, catalogRanker().rank(question))[0]?.path;
  const path = target ?? (question === "" ? "/" : `/?${new URLSearchParams({ q: question })}`);
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}
