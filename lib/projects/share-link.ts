import { failure, type Result } from "../core/result/result.ts";
import { messages } from "./file-messages.ts";
import type { Project } from "./project.ts";
import { readProject } from "./read-project.ts";

/**
 * Parameter of a project in an address: its JSON, deflated, as base64url, after "#", which browsers never
 * send to a server.
 */
export const SHARED_PROJECT = "p";

/** Maximum length of a link that mail, chats and browsers preserve. */
export const MAX_SHARED = 8000;
/**
 * Maximum bytes of its JSON. Deflate compresses up to a thousandfold: a short link could exhaust the
 * browser's memory.
 */
const MAX_UNFOLDED = 500_000;

/** Encodes a project for the address after "#"; undefined if it is too long for a link. */
export async function sharedProject(project: Project): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(project));
  if (bytes.length > MAX_UNFOLDED) return undefined;
  const packed = await piped(bytes, new CompressionStream("deflate-raw"), MAX_UNFOLDED);
  const text = `${SHARED_PROJECT}=${base64url(packed)}`;
  return text.length > MAX_SHARED ? undefined : text;
}

/** Decodes such a part of an address, with or without "#". Never throws or rejects. */
export async function projectOfShared(fragment: string): Promise<Result<Project>> {
  const text = fragment.replace(/^#/, "");
  const start = `${SHARED_PROJECT}=`;
  if (!text.startsWith(start)) return failure("", messages.linkWithoutProject);
  const letters = text.slice(start.length);
  if (letters.length > MAX_SHARED || !/^[\w-]*$/.test(letters)) return failure("", messages.linkDamaged);
  let value: unknown;
  try {
    const bytes = await piped(bytesOf(letters), new DecompressionStream("deflate-raw"), MAX_UNFOLDED);
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return failure("", messages.linkDamaged);
  }
  return readProject(value);
}

/** Compresses or decompresses bytes. Stops with a RangeError when the output exceeds `limit` bytes. */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`More than ${limit} bytes`);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes URL-safe base64. @throws DOMException for invalid base64. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
