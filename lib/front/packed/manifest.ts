import type { OwnPolicies } from "../policy.ts";

/** What a build that is packed consists of: written by scripts/pack, read by the front. */
export interface Manifest {
  /** By path, as it stands in an address. */
  files: Readonly<Record<string, PackedFile>>;
  /** Pages by path, with the data of the same page that the router asks for. */
  pages: Readonly<Record<string, PackedPage>>;
  /** Pages of which each system of units has its own. */
  inSystems: Readonly<Record<string, PageInSystems>>;
  /** Pages for addresses below a path that stand for nothing, the longest path first: served with status 404. */
  notFound: Readonly<Record<string, PackedPage>>;
  /** Names of the tools whose pages keep inputs in their address. */
  askable: { calculators: readonly string[]; converters: readonly string[] };
  policies: OwnPolicies;
}

export interface PackedFile {
  type: string;
  cacheControl: string;
  /** Without quotation marks; each encoding adds its name. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  parts: Parts;
}

export interface PackedPage {
  html: PackedFile;
  rsc: PackedFile;
}

export interface PageInSystems {
  si: PackedPage;
  us: PackedPage;
  /** Names of inputs: an address with one of them is read beside SI's defaults. */
  inputs: Readonly<Record<string, true>>;
}

/** Encodings, the best first where the visitor has no wish. */
export const ENCODINGS = ["br", "zstd", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Where in the blob each encoding lies; what is compressed already has `identity` alone, all else has none. */
export type Parts = Readonly<Partial<Record<Encoding, readonly [offset: number, length: number]>>>;

export const MANIFEST_NAME = "manifest.json";
export const BLOB_NAME = "blob";
