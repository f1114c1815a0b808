import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Encoding } from "../../lib/server/front/packed/manifest.ts";

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/**
 * Compression effort. Pages take 380 MB: Brotli 11 would take three times as long as 10 for 2% fewer bytes, and
 * 9 takes longer than 10 for more bytes. Scripts, styles and data are few, and every visitor loads them
 * (docs/decisions/packed.md).
 */
export type Effort = "page" | "asset";

const BROTLI: Readonly<Record<Effort, number>> = { page: 10, asset: 11 };
const ZSTD_LEVEL = 19;

/** Types that are compressed already. */
const PACKED_TYPES = /^(?:font\/woff2|image\/(?:png|jpeg|webp|avif)|application\/(?:zip|gzip))/;

/**
 * Returns a file in every useful encoding: zstd only for assets, because every client that accepts it accepts
 * Brotli, too.
 */
export async function encoded(
  content: Buffer,
  type: string,
  effort: Effort,
): Promise<Partial<Record<Encoding, Buffer>>> {
  if (PACKED_TYPES.test(type) || content.length < 200) return { identity: content };
  const [br, zst, gzipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Limits the window to the file: zlib clears all of it.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length)))),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    effort === "asset" &&
      zstd(content, {
        pledgedSrcSize: content.length,
        params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
      }),
    gz(content, { level: 9 }),
  ]);
  return { br, ...(zst && { zstd: zst }), gzip: gzipped };
}
