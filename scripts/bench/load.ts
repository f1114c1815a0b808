import { startPostgres } from "../postgres.ts";
import { Site, wait } from "../site.ts";
import { percentile, printTable } from "./table.ts";

const PORT = 3223;
const CLIENTS = 200;
/** Milliseconds. */
const DURATION = 60_000;
const SAMPLE = 5000;
/** Maximum growth of the memory from the first third of the run to the last. */
const GROWTH = 1.2;

/** Requests that the clients send in turn. */
const REQUESTS: readonly (readonly [path: string, body?: object])[] = [
  ["/api/reviews"],
  ["/api/faqs"],
  ["/api/chat", { message: "monthly payment on 250k at 6.5% for 30 years" }],
  ["/faq"],
  ["/api/chat", { message: "5 ft 11 in to cm" }],
  ["/reviews"],
];

/**
 * Runs 200 simultaneous clients on reviews, FAQs and the assistant. Passes without an error other than 429,
 * and with flat memory.
 */
export async function run(): Promise<boolean> {
  const postgres = await startPostgres();
  const site = new Site(PORT, { DATABASE_URL: postgres.url });
  const statuses = new Map<number, number>();
  const taken: number[] = [];
  const memory: number[] = [];
  try {
    await site.start();
    await fetch(`${site.url}/api/health/ready`);
    const end = Date.now() + DURATION;
    const client = async (index: number) => {
      const address = `10.1.${index >> 8}.${index & 255}`;
      for (let count = index; Date.now() < end; count += 1) {
        const [path, body] = REQUESTS[count % REQUESTS.length] ?? ["/"];
        const start = performance.now();
        const status = await ask(site.url + path, body, address);
        taken.push(performance.now() - start);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const watch = async () => {
      while (Date.now() < end) {
        memory.push(site.memory());
        await wait(SAMPLE);
      }
    };
    await Promise.all([watch(), ...Array.from({ length: CLIENTS }, (_, index) => client(index))]);
  } finally {
    await site.stop();
    postgres.remove();
  }
  const third = Math.floor(memory.length / 3);
  const growth = Math.max(...memory.slice(-third)) / Math.max(...memory.slice(third, 2 * third));
  const errors = [...statuses].filter(([status]) => status !== 200 && status !== 429);
  printTable(
    `${CLIENTS} clients at once for ${DURATION / 1000} s`,
    ["answers", "a second", "p50 ms", "p99 ms", "by status", "memory MB"],
    [
      [
        String(taken.length),
        (taken.length / (DURATION / 1000)).toFixed(0),
        percentile(taken, 0.5).toFixed(0),
        percentile(taken, 0.99).toFixed(0),
        [...statuses].map(([status, times]) => `${status}: ${times}`).join(", "),
        memory.map((megabytes) => megabytes.toFixed(0)).join(" "),
      ],
    ],
  );
  return errors.length === 0 && growth <= GROWTH;
}

async function ask(url: string, body: object | undefined, address: string): Promise<number> {
  const headers = { "X-Forwarded-For": address, ...(body && { "Content-Type": "application/json" }) };
  const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  try {
    const answer = await fetch(url, sent);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
