import type { Page } from "@playwright/test";

/** Milliseconds of processor time that a page's main thread spends while `work` runs: no other program's are in it. */
export async function processorTime(page: Page, work: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const seconds = async (): Promise<number> => {
    const { metrics } = await client.send("Performance.getMetrics");
    const time = metrics.find(({ name }) => name === "ThreadTime");
    if (!time) throw new Error("This browser does not tell the time of a thread");
    return time.value;
  };
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const start = await seconds();
  await work();
  const end = await seconds();
  await client.detach();
  return (end - start) * 1000;
}
