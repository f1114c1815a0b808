import { type NextRequest, NextResponse } from "next/server";
import { redirectFor } from "@/lib/faces/redirects";

/** Unknown calculators, converters and articles lead somewhere useful by a real HTTP redirect (specification, section 2). */
export function proxy(request: NextRequest): NextResponse {
  const target = redirectFor(request.nextUrl.pathname);
  return target === undefined
    ? NextResponse.next()
    : NextResponse.redirect(new URL(target, request.url), 307);
}

export const config = { matcher: ["/calculators/:path*", "/converters/:path*", "/articles/:path*"] };
