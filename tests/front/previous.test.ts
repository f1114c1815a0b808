import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { BLOB_NAME, MANIFEST_NAME, type Manifest } from "../../lib/server/front/packed/manifest.ts";
import { openPacked } from "../../lib/server/front/packed/packed-site.ts";
import { withPrevious } from "../../lib/server/front/with-previous.ts";
import { keepHashed } from "../../scripts/pack/previous.ts";
import { served } from "./front-server.ts";

const folder = mkdtempSync(join(tmpdir(), "previous-"));
/** The build that is served, the new one, and what the new one has of the served one. */
const [packed, fresh, previous] = ["packed", "new", "previous"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
afterAll(() => rmSync(folder, { recursive: true }));

/** Packs a build of some files, by their texts. */
function built(texts: Readonly<Record<string, string>>, target = packed): void {
  mkdirSync(target, { recursive: true });
  const pieces: Buffer[] = [];
  let end = 0;
  const files: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(texts)) {
    const piece = gzipSync(text);
    pieces.push(piece);
    files[path] = {
      type: "text/javascript",
      cacheControl: "immutable",
      etag: "e",
      headers: {},
      parts: { gzip: [end, piece.length] },
    };
    end += piece.length;
  }
  writeFileSync(join(target, BLOB_NAME), Buffer.concat(pieces));
  const policies = { notFound: "", failed: "", scripts: [] };
  writeFileSync(
    join(target, MANIFEST_NAME),
    JSON.stringify({ files, pages: {}, inSystems: {}, notFound: {}, policies }),
  );
}

/** Replaces the build with another one. Returns how many of its files stay available. */
async function rebuilt(texts: Readonly<Record<string, string>>): Promise<number> {
  built(texts, fresh);
  const count = await keepHashed(packed, fresh, previous);
  rmSync(packed, { recursive: true, force: true });
  renameSync(fresh, packed);
  return count;
}

const keptPaths = () =>
  Object.keys((JSON.parse(readFileSync(join(previous, MANIFEST_NAME), "utf8")) as Manifest).files);

describe("a build after another", () => {
  test("keeps what pages of that one load, and nothing else; of one build alone", async () => {
    built({
      "/_next/static/same.js": "same",
      "/_next/static/one.js": "first build",
      "/data/v1/a.json": "{}",
      "/icons.svg": "not hashed",
    });
    expect(await rebuilt({ "/_next/static/same.js": "same", "/_next/static/two.js": "second build" })).toBe(
      2,
    );
    expect(keptPaths()).toEqual(["/_next/static/one.js", "/data/v1/a.json"]);

    const both = withPrevious(await openPacked(packed, () => "si"), await openPacked(previous, () => "si"));
    const front = await served((_request, response) => response.writeHead(404).end("next"), { packed: both });
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${front.port}${path}`)).text();
    expect(await ask("/_next/static/one.js")).toBe("first build");
    expect(await ask("/_next/static/two.js")).toBe("second build");
    expect(await ask("/icons.svg")).toBe("next");
    await front.close();
    await both.close();

    expect(await rebuilt({ "/_next/static/three.js": "third build" })).toBe(2);
    expect(keptPaths()).toEqual(["/_next/static/same.js", "/_next/static/two.js"]);
    expect(statSync(join(previous, BLOB_NAME)).size).toBeLessThan(200);
  });

  test("that is the first keeps nothing", async () => {
    rmSync(folder, { recursive: true });
    expect(await rebuilt({ "/_next/static/new.js": "new" })).toBe(0);
    expect(existsSync(previous)).toBe(false);
  });
});
