import { messages } from "./messages/server";

/** Time after which a silent server counts as unreachable, in ms. */
const TIMEOUT_MS = 15_000;

/** Fetches JSON from an API of the site. @throws Error with a sentence for the visitor. */
export async function fetchJson<Body>(path: string): Promise<Body> {
  let response: Response;
  try {
    response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new Error(messages.notReached);
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Body;
  const { detail } = (body ?? {}) as { detail?: unknown };
  throw new Error(typeof detail === "string" ? detail : messages.unexpectedStatus(response.status));
}
