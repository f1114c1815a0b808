import { randomUUID } from "node:crypto";
import { discrepancies, storedKeys } from "./stored-keys.ts";
import { isAcknowledged, type Submission, submitAll } from "./submissions.ts";
import type { Target } from "./target.ts";

const SUBMISSIONS = 1000;
/**
 * Numbers of acknowledgements at which the server is killed. A server may answer all lanes together: these
 * are in the middle of a batch, so that its first lanes have sent their next submission by then.
 */
const KILLS = [110, 310, 510, 710, 910];

/** Returns true if the answer was lost with a server: there was none, or nginx received none. */
const isCutOff = ({ status }: Submission): boolean => status === 0 || status === 502;

/**
 * Kills all servers with SIGKILL several times during 1,000 submissions, restarts them and resends those that
 * were not acknowledged: each must be stored exactly once. Returns the errors.
 */
export async function killedWhileStoring(
  target: Target,
  database: { url: string } | { folder: string },
): Promise<string[]> {
  const keys = Array.from({ length: SUBMISSIONS }, () => randomUUID());
  const acknowledged = new Set<string>();
  const faults: string[] = [];
  let caught = 0;
  for (const kill of KILLS) {
    const sent = await sendUntilKilled(target, keys, acknowledged, kill);
    const unanswered = sent.filter(isCutOff).length;
    console.log(`  killed at ${kill}: ${acknowledged.size} acknowledged, ${unanswered} under way`);
    caught += unanswered;
    faults.push(...refusals(sent));
  }
  if (caught === 0) faults.push("no kill hit a submission");
  const last = await sendUntilKilled(target, keys, acknowledged, Number.POSITIVE_INFINITY);
  console.log(`  ${acknowledged.size} of ${SUBMISSIONS} acknowledged in the end`);
  await target.stop("SIGTERM");
  if (acknowledged.size < SUBMISSIONS)
    faults.push(`${SUBMISSIONS - acknowledged.size} submissions are not taken`);
  return [...faults, ...refusals(last), ...discrepancies([...acknowledged], await storedKeys(database))];
}

/**
 * Starts the servers and sends what is not acknowledged yet. The callback of acknowledgement number `kill`
 * kills them, independent of the machine's speed, and nothing more is sent. Returns the results.
 */
async function sendUntilKilled(
  target: Target,
  keys: readonly string[],
  acknowledged: Set<string>,
  kill: number,
): Promise<Submission[]> {
  await target.start();
  const sent: Submission[] = [];
  let killed: Promise<void> | undefined;
  function* untilKilled() {
    for (const key of keys.filter((one) => !acknowledged.has(one))) {
      if (killed) return;
      yield key;
    }
  }
  await submitAll(target.url, untilKilled(), (submission) => {
    sent.push(submission);
    if (isAcknowledged(submission)) acknowledged.add(submission.key);
    if (acknowledged.size >= kill) killed ??= target.stop("SIGKILL");
  });
  await killed;
  return sent;
}

/** Lists answers that are errors under this load. */
function refusals(sent: readonly Submission[]): string[] {
  const failed = sent.find((one) => !isCutOff(one) && !isAcknowledged(one));
  return failed ? [`a submission was answered ${failed.status}: ${failed.body}`] : [];
}
