import type { OwnPolicies } from "../policy.ts";

export interface Manifest {
  files: Readonly<Record<string, PackedFile>>;
  /** Pages by path, with the data of the same page for Next's router. */
  pages: Readonly<Record<string, PackedPage>>;
  /** Pages with a variant for each system of units. */
  inSystems: Readonly<Record<string, PageInSystems>>;
  /** Not-found pages by path, the longest path first: served with status 404 for unknown addresses below that path. */
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
  /** Names of inputs: an address with one of them implies SI defaults. */
  inputs: Readonly<Record<string, true>>;
}

/** Encodings, by preference if the client has none. */
export const ENCODINGS = ["br", "zstd", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Offset and length of each encoding in the blob. Files that are already compressed only have `identity`, all
 * others lack it.
 */
export type Parts = Readonly<Partial<Record<Encoding, readonly [offset: number, length: number]>>>;

export const MANIFEST_NAME = "manifest.json";
export const BLOB_NAME = "blob";
