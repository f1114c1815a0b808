import { Site, wait } from "../site.ts";
import { discrepancies, storedKeys } from "./stored.ts";
import { isAcknowledged, submit } from "./submissions.ts";

const SUBMISSIONS = 1000;

/**
 * Kills the server with SIGKILL in the middle of 1,000 submissions at once, starts it again and sends those again that
 * were not acknowledged: every one must be stored, none twice. Returns what is wrong.
 */
export async function killedWhileStoring(
  port: number,
  environment: Readonly<Record<string, string>>,
  database: { url: string } | { folder: string },
): Promise<string[]> {
  const site = new Site(port, environment);
  await site.start();
  let acknowledged = 0;
  const sending = Array.from({ length: SUBMISSIONS }, async () => {
    const sent = await submit(site.url);
    if (isAcknowledged(sent)) acknowledged += 1;
    return sent;
  });
  let over = false;
  const all = Promise.all(sending).finally(() => {
    over = true;
  });
  while (acknowledged < SUBMISSIONS / 5 && !over) await wait(5);
  await site.stop("SIGKILL");
  const sent = await all;
  const before = sent.filter(isAcknowledged).map(({ key }) => key);
  console.log(`  ${before.length} of ${SUBMISSIONS} acknowledged before the kill`);
  if (before.length === 0 || before.length === SUBMISSIONS) return ["the kill did not hit the submissions"];

  await site.start();
  const late: string[] = [];
  for (const { key } of sent.filter((one) => !isAcknowledged(one))) {
    const again = await submit(site.url, key);
    if (isAcknowledged(again)) late.push(key);
    else if (again.status !== 429)
      return [`sent again, a submission was answered ${again.status}: ${again.body}`];
  }
  console.log(`  ${late.length} acknowledged after it`);
  await site.stop("SIGTERM");
  return discrepancies([...before, ...late], await storedKeys(database));
}
