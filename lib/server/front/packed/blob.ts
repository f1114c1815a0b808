import { type FileHandle, open } from "node:fs/promises";
import { Recent } from "../recent-cache.ts";

/** Maximum bytes of the blob in memory. */
const KEPT_BYTES = 12 * 1024 * 1024;

export class Blob {
  readonly #file: FileHandle;
  readonly #kept = new Recent<number, Buffer>(KEPT_BYTES);

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<Blob> {
    return new Blob(await open(path));
  }

  /** Returns a piece if it is cached. */
  cachedPart(offset: number): Buffer | undefined {
    return this.#kept.get(offset);
  }

  /** Reads a piece, from memory or from the file. */
  async read(offset: number, length: number): Promise<Buffer> {
    const cached = this.cachedPart(offset);
    if (cached) return cached;
    const piece = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await this.#file.read(piece, 0, length, offset);
    if (bytesRead !== length) throw new Error("The packed site is cut off. Build it again.");
    this.#kept.set(offset, piece, length);
    return piece;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
