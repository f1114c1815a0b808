import { isAcknowledged, submit } from "./submissions.ts";

/** Lanes of each kind that send requests at the same time. */
const READERS = 6;
const WRITERS = 6;

/** Answer to a request, with the part of the test in which it arrived. */
export interface Heard {
  part: string;
  what: string;
  status: number;
  body: string;
}

/**
 * Prints the number of each status in each part of a test. Returns the errors: wrong answers, and statuses
 * other than success that are not allowed.
 */
export function reportParts(all: readonly Heard[], isAllowed: (heard: Heard) => boolean): string[] {
  return [...Map.groupBy(all, ({ part }) => part)].flatMap(([part, heard]) => {
    const statuses = Map.groupBy(heard, ({ status }) => status);
    const counts = [...statuses].map(([status, each]) => `${status}: ${each.length}`).sort();
    console.log(`  ${part}: ${counts.join(", ")}`);
    const wrong = heard.find(({ what }) => what.startsWith("wrong"));
    const bad = heard.find((each) => each.status !== 200 && each.status !== 201 && !isAllowed(each));
    return [
      ...(wrong ? [`${part}: ${wrong.what} was answered ${wrong.body}`] : []),
      ...(bad ? [`${part}: ${bad.what} was answered ${bad.status} ${bad.body}`] : []),
    ];
  });
}

export const address = () => `10.${byte()}.${byte()}.${byte()}`;
const byte = () => Math.floor(Math.random() * 254) + 1;

/** Sends the requests of a visitor for the `count`-th time, and calls `hear` with each result. */
export type Visit = (url: string, count: number, report: Report) => Promise<void>;
type Report = (what: string, status: number, body: string) => void;

/** Visitors who convert, read pages, send reviews and make the additional visits until stopped. */
export class Traffic {
  /** Current part of the test, which is recorded with each answer. */
  part = "at first";
  readonly heard: Heard[] = [];
  /** Keys of reviews that were acknowledged. */
  readonly acknowledged: string[] = [];
  readonly #url: string;
  readonly #lanes: Promise<void>[];
  #isOver = false;

  constructor(url: string, visits: readonly Visit[] = []) {
    this.#url = url;
    this.#lanes = [
      ...Array.from({ length: READERS }, () => this.#read()),
      ...Array.from({ length: WRITERS }, () => this.#write()),
      ...visits.map((visit) => this.#repeat(visit)),
    ];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  readonly #hear: Report = (what, status, body) => {
    // Discards correct bodies: a slice of a text would retain all of it in memory.
    const isRight = status === 200 && !what.startsWith("wrong");
    this.heard.push({ part: this.part, what, status, body: isRight ? "" : body.slice(0, 200) });
  };

  async #repeat(visit: Visit): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) await visit(this.#url, count, this.#hear);
  }

  async #read(): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      const meters = count % 1000;
      const [path, isRight] = READS[count % READS.length]?.(meters) ?? ["/", () => true];
      try {
        const answer = await fetch(this.#url + path, {
          headers: { "X-Forwarded-For": address() },
          signal: AbortSignal.timeout(20_000),
        });
        const body = await answer.text();
        const isWrong = answer.status === 200 && !isRight(body);
        this.#hear(isWrong ? `wrong: ${path}` : (path.split("?")[0] ?? ""), answer.status, body);
      } catch (error) {
        this.#hear(path, 0, `${String(error)} ${String((error as Error).cause ?? "")}`);
      }
    }
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const sent = await submit(this.#url);
      if (isAcknowledged(sent)) this.acknowledged.push(sent.key);
      this.#hear("POST /api/reviews", sent.status, sent.body);
    }
  }
}

const READS: readonly ((meters: number) => readonly [path: string, isRight: (body: string) => boolean])[] = [
  (meters) => [
    `/api/v1/convert?tool=length&from=meter&to=centimeter&value=${meters}`,
    (body) => (JSON.parse(body) as { result: number }).result === meters * 100,
  ],
  () => ["/calculators/loan", (body) => body.includes("</html>") && body.includes("Loan")],
  () => ["/api/faqs", (body) => (JSON.parse(body) as { faqs: unknown[] }).faqs.length > 0],
];
