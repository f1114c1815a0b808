import type { Counted, Fellows } from "../front/shared-limit.ts";

/** Maximum bytes of a notice; Postgres allows 8,000. */
const MOST_BYTES = 7000;
/** Maximum notices at a time, with some hundred clients each; servers know their own counts anyway. */
const MOST_NOTICES = 20;

/** Maximum length of a client's name: an address or a network. */
const LONGEST_CLIENT = 64;

interface Notice {
  from: string;
  limit: string;
  counts: readonly Counted[];
}

/**
 * Shares counts in short notices. `notify` sends one to all, `hasOthers` returns true if another server can receive it.
 */
export class SharedCounts implements Fellows {
  readonly #takers = new Map<string, (counted: Counted) => void>();
  readonly #self: string;
  readonly #notify: (payload: string) => void;
  readonly #hasOthers: () => boolean;

  constructor(self: string, hasOthers: () => boolean, notify: (payload: string) => void) {
    this.#self = self;
    this.#hasOthers = hasOthers;
    this.#notify = notify;
  }

  get areThere(): boolean {
    return this.#hasOthers();
  }

  send(limit: string, counts: readonly Counted[]): void {
    let part: Counted[] = [];
    let sent = 0;
    let bytes = 0;
    const flush = () => {
      if (part.length === 0 || sent === MOST_NOTICES) return;
      this.#notify(JSON.stringify({ from: this.#self, limit, counts: part } satisfies Notice));
      sent += 1;
      part = [];
      bytes = 0;
    };
    for (const counted of counts) {
      bytes += counted[0].length + 16;
      if (bytes > MOST_BYTES) flush();
      part.push(counted);
    }
    flush();
  }

  receive(limit: string, take: (counted: Counted) => void): void {
    this.#takers.set(limit, take);
  }

  handleNotice(payload: string): void {
    const notice = noticeIn(payload);
    if (!notice || notice.from === this.#self) return;
    const take = this.#takers.get(notice.limit);
    if (take) for (const counted of notice.counts) take(counted);
  }
}

function noticeIn(payload: string): Notice | undefined {
  try {
    const { from, limit, counts } = JSON.parse(payload) as Partial<Notice>;
    if (typeof from !== "string" || typeof limit !== "string" || !Array.isArray(counts)) return undefined;
    const isWhole = counts.every(
      (pair) =>
        Array.isArray(pair) &&
        typeof pair[0] === "string" &&
        pair[0].length <= LONGEST_CLIENT &&
        Number.isSafeInteger(pair[1]) &&
        pair[1] > 0,
    );
    return isWhole ? { from, limit, counts } : undefined;
  } catch {
    return undefined;
  }
}
