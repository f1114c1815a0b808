import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Blob } from "./blob.ts";
import {
  BLOB_NAME,
  type Encoding,
  MANIFEST_NAME,
  type Manifest,
  type PackedFile,
  type PackedPage,
} from "./manifest.ts";
import { wantedEncodings } from "./negotiate.ts";

/** Returns the visitor’s unit system: by address, cookie or the browser's language. */
export type SystemOf = (
  query: string,
  headers: IncomingHttpHeaders,
  inputs: Readonly<Record<string, true>>,
) => "si" | "us";

export interface Packed extends Pick<Manifest, "policies" | "askable"> {
  /** Answers a request from the packed build; returns false for all others, which go to Next. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Returns the policy of a packed page that Next answers instead. */
  policyOf(request: IncomingMessage): string | undefined;
  close(): Promise<void>;
}

/** Headers with which Next's router prefetches parts of a page. Only Next can answer these requests. */
const PART_OF_PAGE = ["next-router-prefetch", "next-router-segment-prefetch"];
/** Headers of Next's router, by which pages vary. Next sends the same list. */
const ROUTER_HEADERS = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/** Matches the internal path of a page in US units, which Next redirects. */
const VARIANT = /(?:~|%7e)us$/i;

interface Match {
  file: PackedFile;
  vary: string;
  status: 200 | 404;
}

export async function openPacked(folder: string, systemOf: SystemOf): Promise<Packed> {
  const { files, pages, inSystems, notFound, askable, policies } = JSON.parse(
    await readFile(join(folder, MANIFEST_NAME), "utf8"),
  ) as Manifest;
  const file = new Map(Object.entries(files));
  const page = new Map(Object.entries(pages));
  const systems = new Map(Object.entries(inSystems));
  const blob = await Blob.open(join(folder, BLOB_NAME));

  /** Returns the file for an address, with the headers that the answer varies by. */
  function findMatch({ url = "", headers }: IncomingMessage): Match | undefined {
    const end = url.indexOf("?");
    const path = end < 0 ? url : url.slice(0, end);
    const asset = file.get(path);
    if (asset) return { file: asset, vary: "Accept-Encoding", status: 200 };
    if (PART_OF_PAGE.some((name) => headers[name] !== undefined)) return undefined;
    const entry = page.get(path);
    const vary = `${ROUTER_HEADERS}, Accept-Encoding`;
    if (entry) return { file: halfOf(entry, headers), vary, status: 200 };
    const both = systems.get(path);
    if (!both) {
      const missing = VARIANT.test(path) ? undefined : findNotFoundPage(path);
      return missing && { file: halfOf(missing, headers), vary, status: 404 };
    }
    const variant = both[systemOf(end < 0 ? "" : url.slice(end + 1), headers, both.inputs)];
    return {
      file: halfOf(variant, headers),
      vary: `Accept-Language, Cookie, ${vary}`,
      status: 200,
    };
  }

  const findNotFoundPage = (path: string): PackedPage | undefined =>
    Object.entries(notFound).find(([base]) => path === base || path.startsWith(`${base}/`))?.[1];

  return {
    policies,
    askable,
    close: () => blob.close(),
    policyOf: (request) => findMatch(request)?.file.headers["Content-Security-Policy"],
    async answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const target = findMatch(request);
      if (!target) return false;
      const { parts, etag, headers, type, cacheControl } = target.file;
      const encoding = encodingFor(target.file, request.headers["accept-encoding"]);
      const tag = `"${etag}-${encoding}"`;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader("Cache-Control", cacheControl);
      response.setHeader("Vary", target.vary);
      response.setHeader("ETag", tag);
      if (isKnown(request.headers["if-none-match"], tag)) {
        response.statusCode = 304;
        response.end();
        return true;
      }
      response.statusCode = target.status;
      response.setHeader("Content-Type", type);
      if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
      const part = parts[encoding];
      // A client that accepts none of the encodings gets the decompressed gzip.
      const [offset, length] = part ?? parts.gzip ?? [0, 0];
      const stored = blob.cachedPart(offset) ?? (await blob.read(offset, length));
      const body = part ? stored : gunzipSync(stored);
      response.setHeader("Content-Length", body.length);
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },
  };
}

/** Returns the page for a browser, or its data for the router of an open page. */
const halfOf = ({ html, rsc }: PackedPage, headers: IncomingHttpHeaders): PackedFile =>
  headers.rsc === "1" ? rsc : html;

/** Returns the preferred available encoding; compressed files can be decompressed for other clients. */
function encodingFor({ parts }: PackedFile, header: string | undefined): Encoding {
  if (parts.identity) return "identity";
  // For clients that accept none, identity remains (RFC 9110, 12.5.3).
  return wantedEncodings(header).find((encoding) => parts[encoding] || encoding === "identity") ?? "identity";
}

/** Returns true if If-None-Match names an entity tag. Weak ones match (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === tag ||
    header.trim() === "*" ||
    header.split(",").some((each) => each.trim().replace(/^W\//, "") === tag));
