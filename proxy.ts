import { type NextRequest, NextResponse } from "next/server";
import { redirectFor } from "@/lib/faces/address/redirects";
import { systemAskedFor, systemOfVisitor } from "@/lib/faces/address/unit-system";
import { calculatorInSystems, variantPath } from "@/lib/faces/address/unit-variants";
import { refusedByPage } from "@/lib/server/page-form";

/**
 * Unknown calculators, converters and articles lead somewhere useful by a real HTTP redirect (docs/specification.md,
 * section 2). A page with quantities is served in the visitor's system of units. What is sent to a page is looked at
 * before Next reads it.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const refusal = request.method === "POST" ? await refusedByPage(request) : undefined;
  if (refusal) return refusal;
  const { pathname } = request.nextUrl;
  const target = redirectFor(pathname);
  if (target !== undefined) return NextResponse.redirect(new URL(target, request.url), 307);
  return inUnits(request) ?? NextResponse.next();
}

/** The variant of a page in the system that its address asks for, or the visitor's own; undefined for other pages. */
function inUnits({ nextUrl, headers }: NextRequest): Response | undefined {
  const calculator = calculatorInSystems(nextUrl.pathname);
  if (!calculator) return undefined;
  const system = systemAskedFor(calculator.inputs, nextUrl.searchParams) ?? systemOfVisitor(headers);
  const inside = nextUrl.clone();
  inside.pathname = variantPath(nextUrl.pathname, system);
  return NextResponse.rewrite(inside, {
    // Caches that many share rarely look at Vary: they keep no such page.
    headers: { Vary: "Accept-Language, Cookie", "Cache-Control": "private, no-cache" },
  });
}

export const config = {
  matcher: [
    "/calculators/:path*",
    "/converters/:path*",
    "/articles/:path*",
    "/embed/:path*",
    // What carries a form or calls an action.
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};
