import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { findFormCalculator } from "@/lib/catalog/calculators";
import { findConverter } from "@/lib/catalog/converters";
import { findUnknownEmbed } from "@/lib/catalog/embeds";
import { findJobForm } from "@/lib/catalog/jobs";
import type { CalculatorEntry, FormCalculator } from "@/lib/kit/calculator/define";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { redirectFor } from "@/lib/run/address/redirects";
import { ASKED_HEADER, type AskableTools, askedPath } from "@/lib/run/address/rendered-pages";
import { systemAskedFor, systemOfVisitor } from "@/lib/run/address/unit-system";
import { calculatorInSystems, variantPath } from "@/lib/run/address/unit-variants";
import { audienceOf, pagePolicy } from "@/lib/server/front/policy";
import { refusedByPage } from "@/lib/server/page-form";

/**
 * Unknown calculators, converters and articles lead somewhere useful by a real HTTP redirect (docs/specification.md,
 * section 2). A page with quantities is served in the visitor's system of units. What is sent to a page is looked at
 * before Next reads it.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const rejection = request.method === "POST" ? await refusedByPage(request) : undefined;
  if (rejection) return rejection;
  const { pathname } = request.nextUrl;
  const target = redirectFor(pathname);
  if (target !== undefined) return NextResponse.redirect(new URL(target, request.url), 307);
  return (
    unknownEmbed(request) ??
    renderWithInputs(request) ??
    inUnits(request) ??
    withNonce(request) ??
    NextResponse.next()
  );
}

/** Pages that are rendered on demand. What is sent to any page is answered by one as well. */
const ON_DEMAND = /^\/(?:faq|reviews|admin(?:\/.*)?)$/;

/**
 * A page that is rendered on demand, with a policy that names a nonce: Next takes it from the request's headers and gives it
 * to its scripts. The front adds the hashes of ours, which every page has. Undefined for other pages, whose policies the
 * front has (scripts/pack), and in development, where Next evaluates code.
 */
function withNonce({ method, nextUrl, headers }: NextRequest): Response | undefined {
  const { pathname } = nextUrl;
  if (process.env.NODE_ENV !== "production" || !(method === "POST" || ON_DEMAND.test(pathname)))
    return undefined;
  const { request, policy } = nonceFor(pathname, headers);
  return NextResponse.next({ request, headers: { "Content-Security-Policy": policy } });
}

/** The headers of a request whose page is to have a nonce, and the page's policy. */
function nonceFor(pathname: string, headers: Headers) {
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  const policy = pagePolicy([nonce], audienceOf(pathname));
  const inside = new Headers(headers);
  inside.set("Content-Security-Policy", policy);
  return { request: { headers: inside }, policy };
}

/**
 * The page for an embed that does not exist, with the policy of embeds: the host page’s visitors would see the browser’s
 * error page instead of ours. Once built, the front answers such requests (lib/server/front/packed).
 */
function unknownEmbed({ nextUrl }: NextRequest): Response | undefined {
  const path = findUnknownEmbed(nextUrl.pathname);
  if (path === undefined) return undefined;
  const inside = nextUrl.clone();
  inside.pathname = path;
  return NextResponse.rewrite(inside, { status: 404 });
}

const TOOLS: AskableTools = {
  calculator: (id, job) => (job === undefined ? findFormCalculator(id) : findJobForm(id, job)) !== undefined,
  converter: (slug) => findConverter(slug) !== undefined,
};

/** The page rendered with the inputs of its address, for browsers without script; undefined for other requests. */
function renderWithInputs({ nextUrl, headers }: NextRequest): Response | undefined {
  if (!headers.has(ASKED_HEADER)) return undefined;
  const { pathname, searchParams } = nextUrl;
  const calculator = calculatorInSystems(pathname);
  const variant = calculator
    ? variantPath(pathname, systemFor(calculator, searchParams, headers))
    : pathname.replace(/\/$/, "");
  const path = askedPath(pathname, searchParams, variant, TOOLS);
  if (path === undefined) return undefined;
  const inside = nextUrl.clone();
  inside.pathname = path;
  const { request, policy } = nonceFor(pathname, headers);
  return NextResponse.rewrite(inside, {
    request,
    headers: { Vary: "Accept-Language, Cookie", "Content-Security-Policy": policy },
  });
}

/** The variant of a page in the system that its address asks for, or the visitor's own; undefined for other pages. */
function inUnits({ nextUrl, headers }: NextRequest): Response | undefined {
  const calculator = calculatorInSystems(nextUrl.pathname);
  if (!calculator) return undefined;
  const inside = nextUrl.clone();
  inside.pathname = variantPath(nextUrl.pathname, systemFor(calculator, nextUrl.searchParams, headers));
  return NextResponse.rewrite(inside, {
    // Caches that many share rarely look at Vary: they keep no such page.
    headers: { Vary: "Accept-Language, Cookie", "Cache-Control": "private, no-cache" },
  });
}

const systemFor = (calculator: CalculatorEntry, query: URLSearchParams, headers: Headers): UnitSystem =>
  systemAskedFor("inputs" in calculator ? (calculator as FormCalculator).inputs : {}, query) ??
  systemOfVisitor(headers.get("cookie") ?? "", headers.get("accept-language") ?? "");

export const config = {
  matcher: [
    "/calculators/:path*",
    "/converters/:path*",
    "/articles/:path*",
    "/embed",
    "/embed/:path*",
    "/faq",
    "/reviews",
    "/admin/:path*",
    "/asked/:path*",
    // Requests with a form or an action.
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};
