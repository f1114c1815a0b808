import { type NextRequest, NextResponse } from "next/server";
import { redirectFor } from "@/lib/faces/address/redirects";
import { refusedByPage } from "@/lib/server/page-form";

/**
 * Unknown calculators, converters and articles lead somewhere useful by a real HTTP redirect (docs/specification.md, section 2).
 * What is sent to a page is looked at before Next reads it.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const refusal = request.method === "POST" ? await refusedByPage(request) : undefined;
  if (refusal) return refusal;
  const target = redirectFor(request.nextUrl.pathname);
  return target === undefined
    ? NextResponse.next()
    : NextResponse.redirect(new URL(target, request.url), 307);
}

export const config = {
  matcher: [
    "/calculators/:path*",
    "/converters/:path*",
    "/articles/:path*",
    // What carries a form or calls an action.
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};
