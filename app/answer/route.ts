import { NO_REPLY } from "@/lib/answers/answer";
import { MAX_QUESTION_LENGTH } from "@/lib/answers/answer-to";
import { systemOfVisitor } from "@/lib/faces/address/unit-system";
import { replyTo } from "@/lib/server/answers";
import { clientOf } from "@/lib/server/client-of";
import { workerEvaluator } from "@/lib/server/evaluation/evaluator";
import { closestPage, findPages } from "@/lib/tools/find-page-tool";

/** Serves the answer bar without script: redirects to the page that answers, with everything filled in, or to Home. */
export async function GET(request: Request): Promise<Response> {
  const asked = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_QUESTION_LENGTH);
  const { answer, page } = await replyTo(
    asked,
    workerEvaluator({ client: clientOf(request.headers) }),
    systemOfVisitor(request.headers.get("cookie") ?? "", request.headers.get("accept-language") ?? ""),
  ).catch(() => NO_REPLY);
  const found = answer?.page.path ?? page?.path ?? pageFor(asked)?.path;
  const path = found ?? (asked === "" ? "/" : `/?${new URLSearchParams({ q: asked })}`);
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}

const pageFor = (asked: string) => (asked === "" ? undefined : (findPages(asked)[0] ?? closestPage(asked)));
