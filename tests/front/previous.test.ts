import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { BLOB_NAME, MANIFEST_NAME, type Manifest } from "../../lib/front/packed/manifest.ts";
import { openPacked } from "../../lib/front/packed/packed.ts";
import { withPrevious } from "../../lib/front/with-previous.ts";
import { keepHashed, setAside } from "../../scripts/pack/previous.ts";
import { served } from "./served.ts";

const folder = mkdtempSync(join(tmpdir(), "previous-"));
const [packed, aside, previous] = ["packed", "cache/aside", "previous"].map((name) => join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));

/** A packed build of some files, by their texts. */
function built(texts: Readonly<Record<string, string>>): void {
  mkdirSync(packed ?? "", { recursive: true });
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
  writeFileSync(join(packed ?? "", BLOB_NAME), Buffer.concat(pieces));
  const policies = { notFound: "", failed: "", scripts: [] };
  writeFileSync(
    join(packed ?? "", MANIFEST_NAME),
    JSON.stringify({ files, pages: {}, inSystems: {}, policies }),
  );
}

/** A build after the one that is there: how many files of that were kept. */
async function rebuilt(texts: Readonly<Record<string, string>>): Promise<number> {
  setAside(packed ?? "", aside ?? "");
  expect(existsSync(packed ?? "")).toBe(false);
  built(texts);
  return keepHashed(aside ?? "", packed ?? "", previous ?? "");
}

const keptPaths = () =>
  Object.keys((JSON.parse(readFileSync(join(previous ?? "", MANIFEST_NAME), "utf8")) as Manifest).files);

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

    const both = withPrevious(
      await openPacked(packed ?? "", () => "si"),
      await openPacked(previous ?? "", () => "si"),
    );
    const front = await served((_request, response) => response.writeHead(404).end("next"), { packed: both });
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${front.port}${path}`)).text();
    expect(await ask("/_next/static/one.js")).toBe("first build");
    expect(await ask("/_next/static/two.js")).toBe("second build");
    expect(await ask("/icons.svg")).toBe("next");
    await front.close();
    await both.close();

    expect(await rebuilt({ "/_next/static/three.js": "third build" })).toBe(2);
    expect(keptPaths()).toEqual(["/_next/static/same.js", "/_next/static/two.js"]);
    expect(statSync(join(previous ?? "", BLOB_NAME)).size).toBeLessThan(200);
  });

  test("that did not end leaves to the next one what the last whole one had", async () => {
    built({ "/_next/static/whole.js": "whole" });
    setAside(packed ?? "", aside ?? "");
    // The build fails here; the next one finds nothing packed.
    setAside(packed ?? "", aside ?? "");
    built({ "/_next/static/new.js": "new" });
    await keepHashed(aside ?? "", packed ?? "", previous ?? "");
    expect(keptPaths()).toEqual(["/_next/static/whole.js"]);
  });

  test("that is the first keeps nothing", async () => {
    rmSync(folder, { recursive: true });
    built({ "/_next/static/new.js": "new" });
    expect(await keepHashed(aside ?? "", packed ?? "", previous ?? "")).toBe(0);
    expect(existsSync(previous ?? "")).toBe(false);
  });
});
