import { closestPage, findPages } from "@/lib/agents/find-page-tool";
import { NO_REPLY } from "@/lib/faces/answers/answer";
import { MAX_QUESTION_LENGTH } from "@/lib/faces/answers/answer-to";
import { systemOfVisitor } from "@/lib/run/address/unit-system";
import { replyTo } from "@/lib/server/answers";
import { clientOf } from "@/lib/server/client-of";
import { workerEvaluator } from "@/lib/server/evaluation/evaluator";

/** Serves the answer bar without script: redirects to the page that answers, with everything filled in, or to Home. */
export async function GET(request: Request): Promise<Response> {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_QUESTION_LENGTH);
  const { answer, page } = await replyTo(
    question,
    workerEvaluator({ client: clientOf(request.headers) }),
    systemOfVisitor(request.headers.get("cookie") ?? "", request.headers.get("accept-language") ?? ""),
  ).catch(() => NO_REPLY);
  const target = answer?.page.path ?? page?.path ?? pageFor(question)?.path;
  const path = target ?? (question === "" ? "/" : `/?${new URLSearchParams({ q: question })}`);
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}

const pageFor = (question: string) =>
  question === "" ? undefined : (findPages(question)[0] ?? closestPage(question));
