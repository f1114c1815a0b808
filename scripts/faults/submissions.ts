import { randomUUID } from "node:crypto";

/** What became of one submission. */
export interface Submission {
  key: string;
  /** 0 when there was no answer. */
  status: number;
  body: string;
}

/** Sends a review under a key of its own, from an address of its own. */
export async function submit(url: string, key: string = randomUUID()): Promise<Submission> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  try {
    const answer = await fetch(`${url}/api/reviews`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.${part()}.${part()}.${part()}` },
      body: JSON.stringify({
        name: "Fault test",
        rating: 5,
        comment: key,
        submissionKey: key,
        elapsed: 60_000,
      }),
      signal: AbortSignal.timeout(15_000),
    });
    return { key, status: answer.status, body: await answer.text() };
  } catch {
    return { key, status: 0, body: "" };
  }
}

export const isAcknowledged = ({ status }: Submission): boolean => status === 201;

/** Sends submissions one after another on each of `lanes` lanes until `ends` says so. */
export async function submitUntil(url: string, lanes: number, ends: () => boolean): Promise<Submission[]> {
  const sent: Submission[] = [];
  const lane = async () => {
    while (!ends()) sent.push(await submit(url));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sent;
}
