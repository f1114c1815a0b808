import { success } from "../core/result/result.ts";
import { messages } from "./messages.ts";
import { type HttpResult, httpFailure } from "./problem.ts";

/** Maximum depth of lists and objects. Rows within rows need only a few levels. */
const MAX_DEPTH = 32;

/**
 * The JSON in a request's body, or a failure: 415 for another type, 413 when larger, 400 when malformed or
 * nested more than 32 deep.
 */
export async function readJson(request: Request, maxBytes: number): Promise<HttpResult<unknown>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return httpFailure(415, messages.bodies.notJson);
  const text = await readText(request, maxBytes);
  if (text === undefined) return httpFailure(413, messages.bodies.tooLarge(maxBytes));
  // Checked before parsing: half a megabyte of brackets would become as many objects.
  if (!isShallow(text)) return httpFailure(400, messages.bodies.tooDeep(MAX_DEPTH));
  try {
    return success(JSON.parse(text));
  } catch {
    return httpFailure(400, messages.bodies.malformed);
  }
}

/** Returns true if a JSON text is nested within the limit. The result for invalid JSON is arbitrary. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1)
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case "[":
      case "{":
        depth += 1;
        if (depth > MAX_DEPTH) return false;
        break;
      case "]":
      case "}":
        depth -= 1;
    }
  return true;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

/** Reads the body as text; undefined once it is too large, without reading further. */
async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length")) > maxBytes) return undefined;
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
