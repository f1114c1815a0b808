import { problem } from "./problem.ts";

/** The JSON in a request's body, or the answer that refuses it: 415 for another type, 413 when larger, 400 when malformed. */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<{ ok: true; value: unknown } | { ok: false; response: Response }> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refused(415, "The body must be application/json.");
  const text = await readText(request, maxBytes);
  if (text === undefined) return refused(413, `The body must not be larger than ${maxBytes} bytes.`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refused(400, "The body is not well-formed JSON.");
  }
}

const refused = (status: number, detail: string) => ({
  ok: false as const,
  response: problem(status, detail),
});

/** The body as text; undefined once it proves larger, without reading on. */
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
