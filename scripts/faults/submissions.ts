import { randomUUID } from "node:crypto";

/** The outcome of one submission. */
export interface Submission {
  key: string;
  /** 0 when there was no answer. */
  status: number;
  body: string;
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/** Time limit of a form, in ms: 2 of 1,000 took 15 s with 20 processes on two cores. */
const TIMEOUT_MS = 60_000;

/** Sends a review, by default with a new key and from a random address. */
export async function submit(
  url: string,
  { key = randomUUID(), address = randomAddress() }: { key?: string; address?: string } = {},
): Promise<Submission> {
  try {
    const answer = await fetch(`${url}/api/reviews`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({
        name: "Fault test",
        rating: 5,
        comment: key,
        submissionKey: key,
        elapsed: 60_000,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { key, status: answer.status, body: await answer.text() };
  } catch {
    return { key, status: 0, body: "" };
  }
}

export const isAcknowledged = ({ status }: Submission): boolean => status === 201;

/** Number of simultaneous submissions: below the connection limit of one address. */
const LANES = 20;

/** Sends a submission for each key, in sequence on each lane; `onAnswer` precedes the lane's next. */
export async function submitAll(
  url: string,
  keys: Iterable<string>,
  onAnswer: (submission: Submission) => void,
): Promise<void> {
  const queue = keys[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next())
      onAnswer(await submit(url, { key: next.value }));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
