import { hasSessionCookie } from "./auth/session-cookie.ts";
import { clientOf } from "./client-of.ts";
import { noteSecurityEvent, type SecurityEventKind } from "./front/security-events.ts";
import { messages } from "./messages.ts";
import { isForeign } from "./origin.ts";

/**
 * Returns the answer that rejects a request to a page; undefined for a valid one. Next would answer 500 to
 * all of these: requests of other sites, invalid forms, and invalid arguments of an action.
 */
export async function refusedByPage(request: Request): Promise<Response | undefined> {
  const isAdmin = /^\/admin(\/|$)/.test(new URL(request.url).pathname);
  const note = (kind: SecurityEventKind) => isAdmin && noteSecurityEvent(kind, clientOf(request.headers));
  if (isForeign(request.headers)) {
    note("origin");
    return errorResponse(403, messages.forms.foreign);
  }
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^multipart\/form-data\b/i.test(type);
  try {
    if (request.headers.has("next-action")) {
      if (!hasSessionCookie(request.headers)) note("action");
      // Admin actions take plain text values. The other forms send JSON to the API if there is script.
      if (!isAdmin || isForm || !isArguments(await request.text()))
        return errorResponse(400, messages.forms.notForScripts);
    } else if (isForm && !isSentForm(await request.formData())) {
      return errorResponse(400, messages.forms.unreadable);
    }
    return undefined;
  } catch {
    return errorResponse(400, messages.forms.unreadable);
  }
}

const errorResponse = (status: number, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/** Returns true if a text is a list of arguments in React's format with plain values, without references. */
const isArguments = (json: string): boolean => Array.isArray(parsed(json)) && referencesIn(json).length === 0;

/** True if all parts of React's hidden fields (the action and its last result) are in the form. */
function isSentForm(form: FormData): boolean {
  for (const [name, json] of form) {
    const [, prefix, number] = /^(\$ACTION_[^:]*:)(\d+)$/.exec(name) ?? [];
    if (prefix === undefined) continue;
    if (typeof json !== "string") return false;
    const part = parsed(json);
    if (typeof part !== "object" || part === null) return false;
    // The first part names the action and its bound arguments.
    if (number === "0" && !("bound" in part)) return false;
    if (
      !referencesIn(json).every(
        (reference) => /^@\d+$/.test(reference) && form.has(prefix + reference.slice(1)),
      )
    )
      return false;
  }
  return true;
}

/** Returns the references in React's JSON: texts with a single leading dollar sign. */
const referencesIn = (json: string): string[] =>
  [...json.matchAll(/(?<!\\)"(?:\$|\\u0024)(?!\$|undefined")([^"]{0,20})/g)].map(
    ([, reference = ""]) => reference,
  );

/** Maximum lists and objects in React's JSON. Ours have a handful; nested thousands exhaust the stack. */
const MAX_NESTED = 100;

/** Parses JSON. @throws SyntaxError if the text is not valid JSON, or contains too many lists and objects. */
function parsed(json: string): unknown {
  const value: unknown = JSON.parse(json);
  const nested = [value];
  for (const outer of nested) {
    if (nested.length > MAX_NESTED) throw new SyntaxError("Too many lists and objects");
    for (const inner of Object.values(outer ?? {}))
      if (typeof inner === "object" && inner !== null) nested.push(inner);
  }
  return value;
}
