import { isForeign } from "./origin.ts";

/**
 * Why something that is sent to a page is refused; undefined for what goes on. Next answers 500 to all of this: what
 * another site sends, a body that is no form, and arguments of an action that are none.
 */
export async function refusedByPage(request: Request): Promise<Response | undefined> {
  if (isForeign(request.headers)) return refused(403, "Forms are taken from this site's own pages only.");
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^multipart\/form-data\b/i.test(type);
  try {
    if (request.headers.has("next-action")) {
      // The admin's actions take plain values, which are text. The other forms send JSON to the API where there is script.
      const isAdmin = /^\/admin(\/|$)/.test(new URL(request.url).pathname);
      if (!isAdmin || isForm || !isArguments(await request.text()))
        return refused(400, "There is nothing here that a script may call like this.");
    } else if (isForm && !isSentForm(await request.formData())) {
      return refused(400, "The form cannot be read.");
    }
    return undefined;
  } catch {
    return refused(400, "The form cannot be read.");
  }
}

const refused = (status: number, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/** Whether a text is a list of arguments as React writes plain values: without references to anything. */
const isArguments = (text: string): boolean => Array.isArray(parsed(text, () => false));

/** Whether what React hides in a form (its action, and what that was answered last) can be put together. */
function isSentForm(form: FormData): boolean {
  for (const [name, value] of form) {
    const prefix = /^(\$ACTION_[^:]*:)\d+$/.exec(name)?.[1];
    if (prefix === undefined) continue;
    if (typeof value !== "string") return false;
    const part = parsed(
      value,
      (reference) => /^@\d+$/.test(reference) && form.has(prefix + reference.slice(1)),
    );
    if (typeof part !== "object" || part === null) return false;
  }
  return true;
}

/** JSON of React's, in which a text that begins with a dollar stands for something else. @throws Error for any other */
const parsed = (json: string, isKnown: (reference: string) => boolean): unknown =>
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== "string" || !value.startsWith("$") || value.startsWith("$$")) return value;
    if (value !== "$undefined" && !isKnown(value.slice(1))) throw new SyntaxError("A reference to nothing");
    return value;
  });
