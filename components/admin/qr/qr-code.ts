import { codewordsOf } from "./codewords";

/** Level L. */
const LEVEL = 1;
/** The chessboard. The standard has the best of eight chosen; readers take any, and a screen is no worn label. */
const MASK = 0;

/** Rows of modules, true for dark. */
export type Modules = boolean[][];

/** A QR code of a text by ISO/IEC 18004, byte mode, level L, without its quiet zone. @throws RangeError for a long text */
export function qrCode(text: string): Modules {
  const { version, codewords } = codewordsOf(text);
  const size = 17 + 4 * version;
  const rows: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size);
  if (version >= 7) drawVersion(set, size, version);
  drawCodewords(rows, set, size, codewords);
  return rows.map((row) => row.map((dark) => dark === true));
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Timing lines, three finders with their light border, alignment squares. */
function drawPatterns(set: Set, size: number, version: number): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const places = alignments(version, size);
  const last = places.length - 1;
  for (const [column, x] of places.entries())
    for (const [row, y] of places.entries()) {
      const atFinder = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!atFinder) square(x, y, 2, [1]);
    }
  square(3, 3, 4, [2, 4]);
  square(size - 4, 3, 4, [2, 4]);
  square(3, size - 4, 4, [2, 4]);
}

/** Where alignment squares have their centres, in both directions (annex E). */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** Level and mask with their check bits, twice (7.9). */
function drawFormat(set: Set, size: number): void {
  const data = (LEVEL << 3) | MASK;
  const bits = ((data << 10) | checkBits(data, 10, 0x537)) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 15; index += 1) {
    if (index < 8) set(8, index < 6 ? index : index + 1, bit(index));
    else set(index === 8 ? 7 : 14 - index, 8, bit(index));
    if (index < 8) set(size - 1 - index, 8, bit(index));
    else set(8, size - 15 + index, bit(index));
  }
  set(8, size - 8, true);
}

/** The version with its check bits, twice (7.10). */
function drawVersion(set: Set, size: number, version: number): void {
  const bits = (version << 12) | checkBits(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    const dark = ((bits >>> index) & 1) === 1;
    set(far, near, dark);
    set(near, far, dark);
  }
}

function checkBits(data: number, width: number, generator: number): number {
  let rest = data;
  for (let step = 0; step < width; step += 1) rest = (rest << 1) ^ ((rest >>> (width - 1)) * generator);
  return rest;
}

/** Two columns at a time from the right, up and down in turn, past what is drawn already (7.7.3), with the mask. */
function drawCodewords(
  rows: readonly (readonly (boolean | undefined)[])[],
  set: Set,
  size: number,
  codewords: readonly number[],
): void {
  let index = 0;
  let upward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step;
        if (rows[y]?.[x] !== undefined) continue;
        const bit = ((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
        set(x, y, (bit === 1) !== ((x + y) % 2 === 0));
        index += 1;
      }
    upward = !upward;
  }
}
