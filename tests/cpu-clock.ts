/**
 * Starts to count processor time; the returned function tells the milliseconds since. What others do on the machine is
 * not in it. Of this thread, or with `process.cpuUsage` of the whole process, for work that Node hands to its pool.
 */
export function cpuClock(usage: typeof process.threadCpuUsage = process.threadCpuUsage): () => number {
  const start = usage();
  return () => {
    const { user, system } = usage(start);
    return (user + system) / 1000;
  };
}

/** Milliseconds of processor time that something takes. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const taken = cpuClock();
  await work();
  return taken();
}
