import { correctionOf } from "./reed-solomon";

/** Of versions 1 to 20 at level L (ISO/IEC 18004, table 9): codewords for correction in a block, and blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];

/** Modules of a version that carry data and correction. */
function dataModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}

/** The smallest version for a text at level L, and its codewords as they are drawn. @throws RangeError beyond version 20 */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [index, correction] of CORRECTION.entries()) {
    const [version, blocks] = [index + 1, BLOCKS[index] ?? 1];
    const total = Math.floor(dataModules(version) / 8);
    const capacity = total - correction * blocks;
    const lengthBits = version < 10 ? 8 : 16;
    if (4 + lengthBits + 8 * bytes.length > 8 * capacity) continue;
    const data = dataOf(bytes, lengthBits, capacity);
    return { version, codewords: interleaved(data, total, blocks, correction) };
  }
  throw new RangeError("The text is too long for a QR code of version 20.");
}

/** Mode, length, bytes, end and padding (7.4). */
function dataOf(bytes: readonly number[], lengthBits: number, capacity: number): number[] {
  const binary = (value: number, width: number): string => value.toString(2).padStart(width, "0");
  let bits = `0100${binary(bytes.length, lengthBits)}${bytes.map((byte) => binary(byte, 8)).join("")}`;
  bits += "0".repeat(Math.min(4, 8 * capacity - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Splits into blocks, the shorter ones first, and takes their codewords in turn (7.6). */
function interleaved(data: readonly number[], total: number, count: number, correction: number): number[] {
  const short = Math.floor(total / count) - correction;
  const firstLong = count - (total % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const end = start + short + (index < firstLong ? 0 : 1);
    const block = data.slice(start, end);
    start = end;
    return block;
  });
  const inTurn = (columns: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, row) =>
      columns.flatMap((column) => column[row] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => correctionOf(block, correction)))];
}
