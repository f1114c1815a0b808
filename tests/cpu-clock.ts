type Usage = typeof process.threadCpuUsage;

/** Times below this, ms, are returned as measured: they are far from every limit, and the reference work takes as long. */
const CALIBRATED_FROM_MS = 10;
/** Median time of the reference work on the machine that the limits were set on, ms. */
const REFERENCE_MS = 1.35;
const REFERENCE_RUNS = 9;

/**
 * Starts to count processor time; the returned function tells the milliseconds since, on the machine that the limits
 * were set on: a longer time is divided by how much slower the reference work is at the same moment, if it is slower.
 * What others do on the machine is not in it, and neither is the slowness of a shared core. Of this thread, or with
 * `process.cpuUsage` of the whole process, for work that Node hands to its pool.
 */
export function cpuClock(usage: Usage = process.threadCpuUsage): () => number {
  const start = usage();
  return () => {
    const taken = milliseconds(usage(start));
    return taken < CALIBRATED_FROM_MS ? taken : taken / slowness();
  };
}

/** Milliseconds of processor time that something takes. */
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

/** Numbers, a map and text in equal parts. */
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
