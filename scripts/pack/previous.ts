/**
 * Keeps the scripts, styles and fonts of the previous build, which open pages, or ones that a server of that
 * build has just sent, still load. Only of one build, so that nothing accumulates.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import {
  BLOB_NAME,
  MANIFEST_NAME,
  type Manifest,
  type PackedFile,
  type Parts,
} from "../../lib/server/front/packed/manifest.ts";

/** Returns true for addresses with a hash, whose content never changes. */
export const isHashed = (path: string): boolean =>
  path.startsWith("/_next/static/") || path.startsWith("/data/");

export const manifestOf = (folder: string): Manifest | undefined => {
  const path = join(folder, MANIFEST_NAME);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : undefined;
};

/**
 * Packs into `previous` the hashed files of another packed site, `other`, except those of the site in
 * `packed`. @returns the number of kept files.
 */
export async function keepHashed(other: string, packed: string, previous: string): Promise<number> {
  rmSync(previous, { recursive: true, force: true });
  const [old, fresh] = [manifestOf(other), manifestOf(packed)];
  if (!old || !fresh) return 0;
  const wanted = Object.entries(old.files).filter(([path]) => isHashed(path) && !(path in fresh.files));
  mkdirSync(previous, { recursive: true });
  const [from, to] = [await open(join(other, BLOB_NAME)), await open(join(previous, BLOB_NAME), "w")];
  let end = 0;
  async function copied(parts: Parts): Promise<Parts> {
    const moved: Record<string, [number, number]> = {};
    for (const [encoding, [offset, length]] of Object.entries(parts)) {
      const piece = Buffer.allocUnsafe(length);
      const { bytesRead } = await from.read(piece, 0, length, offset);
      if (bytesRead !== length) throw new Error("The packed site of the other build is cut off.");
      await to.write(piece, 0, length, end);
      moved[encoding] = [end, length];
      end += length;
    }
    return moved;
  }
  const files: Record<string, PackedFile> = {};
  for (const [path, file] of wanted) files[path] = { ...file, parts: await copied(file.parts) };
  await Promise.all([from.close(), to.close()]);
  const { policies, askable } = old;
  const manifest: Manifest = { files, pages: {}, inSystems: {}, notFound: {}, askable, policies };
  writeFileSync(join(previous, MANIFEST_NAME), JSON.stringify(manifest));
  return wanted.length;
}
