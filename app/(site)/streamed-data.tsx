import { type ReactNode, Suspense } from "react";

/** Milliseconds that a page's first byte may wait for its data. */
const FALLBACK_DELAY_MS = 300;

interface StreamedProps<Data> {
  /** Must not reject: a failure is data too. */
  data: Promise<Data>;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Data that is there at once stands in the page as it is served: readable without script, and nothing moves. Data that
 * is late is streamed behind `loading`, which takes a script to put in place.
 */
export async function Streamed<Data>({ data, loading, children }: StreamedProps<Data>) {
  const late = Symbol("late");
  const first = await Promise.race([
    data,
    new Promise<typeof late>((done) => setTimeout(() => done(late), FALLBACK_DELAY_MS)),
  ]);
  if (first !== late) return children(first as Data);
  return <Suspense fallback={loading}>{data.then(children)}</Suspense>;
}
