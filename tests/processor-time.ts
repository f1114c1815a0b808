/** Milliseconds of processor time that something takes, which other programs on the machine do not lengthen. */
export async function processorTime(work: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage();
  await work();
  const used = process.cpuUsage();
  return (used.user + used.system - user - system) / 1000;
}
