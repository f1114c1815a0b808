type Usage = typeof process.threadCpuUsage;

/** Times below this, ms, are returned as measured: they are far from every limit, and the reference work takes as long. */
const CALIBRATED_FROM_MS = 10;
/** Median time of the reference work on the machine that the limits were set on, ms. */
const REFERENCE_MS = 1.35;
const REFERENCE_RUNS = 9;

/**
 * Starts a clock of processor time. The returned function reads it, in milliseconds of the machine that the limits were set
 * on: if the reference work is slower now, a longer time is divided by how much. The time of other programs does not count.
 * The clock is that of this thread; `process.cpuUsage` makes it that of the process, for work in Node’s thread pool.
 */
export function cpuClock(usage: Usage = process.threadCpuUsage): () => number {
  const start = usage();
  return () => {
    const taken = milliseconds(usage(start));
    return taken < CALIBRATED_FROM_MS ? taken : taken / slowness();
  };
}

/** Measures the processor time of a piece of work, in ms. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const taken = cpuClock();
  await work();
  return taken();
}

const milliseconds = ({ user, system }: ReturnType<Usage>): number => (user + system) / 1000;

/** Measures how many times slower than the reference machine this thread is, at least 1. */
function slowness(): number {
  if (!isWarm) for (let run = 0; run < REFERENCE_RUNS; run += 1) referenceWork();
  isWarm = true;
  const times = Array.from({ length: REFERENCE_RUNS }, () => {
    const start = process.threadCpuUsage();
    referenceWork();
    return milliseconds(process.threadCpuUsage(start));
  });
  return Math.max(1, (times.sort((a, b) => a - b)[(REFERENCE_RUNS - 1) / 2] ?? 0) / REFERENCE_MS);
}

let isWarm = false;

/** Runs a mix of arithmetic, map lookups and text. */
function referenceWork(): number {
  const sums = new Map<number, number>();
  let [total, text] = [0, ""];
  for (let step = 0; step < 20_000; step += 1) {
    const key = (step * 7919) % 1009;
    const sum = (sums.get(key) ?? 0) + Math.sqrt(step);
    sums.set(key, sum);
    total += sum / (step + 1);
    if (step % 20 === 0) text = String(total) + text.slice(0, 40);
  }
  return total + text.length;
}
