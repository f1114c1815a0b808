import { readiness } from "@/lib/server/health";

/** Readiness: 200 when the database answers and its migrations are applied, else 503. */
export async function GET(): Promise<Response> {
  const state = await readiness();
  return Response.json(state, {
    status: state.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}

export const dynamic = "force-dynamic";
