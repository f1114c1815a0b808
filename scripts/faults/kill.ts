import { randomUUID } from "node:crypto";
import { discrepancies, storedKeys } from "./stored-keys.ts";
import { isAcknowledged, type Submission, submitAll } from "./submissions.ts";
import type { Target } from "./target.ts";

const SUBMISSIONS = 1000;
/**
 * Acknowledgements at which the server is killed. A server may answer all lanes at once: these are in the middle of such
 * a batch, so that its first lanes have sent their next submission by then.
 */
const KILLS = [110, 310, 510, 710, 910];

/** True if the answer was lost with a server: there was none, or nginx reports that it received none. */
const isCutOff = ({ status }: Submission): boolean => status === 0 || status === 502;

/**
 * Kills all servers with SIGKILL several times in the middle of 1,000 submissions, starts them again each time and sends
 * those again that were not acknowledged: every one must be stored, none twice. Returns what is wrong.
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
 * Starts the servers and sends what is not acknowledged yet. The callback that hears the acknowledgement number `kill` kills
 * them itself, whatever the machine's speed, and nothing more is sent. Returns what was sent.
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

/** Answers that must not be given under this load. */
function refusals(sent: readonly Submission[]): string[] {
  const failed = sent.find((one) => !isCutOff(one) && !isAcknowledged(one));
  return failed ? [`a submission was answered ${failed.status}: ${failed.body}`] : [];
}
