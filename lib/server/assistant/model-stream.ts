import { ServiceFailure } from "./model-turn.ts";

/** Maximum bytes between two blank lines: twice the longest arguments of a call, each character escaped. */
export const MAX_EVENT_BYTES = 256 * 1024;
/** Maximum bytes of an answer: every character of the longest text and arguments in a separate event. */
export const MAX_STREAM_BYTES = 16 * 1024 * 1024;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Returns the body of a service's answer, which fails with a ServiceFailure and closes the connection if an
 * event or the total is too long. The service’s client would otherwise buffer lines of events and error
 * bodies without limit.
 */
export function boundStream({ body, ok }: Response): ReadableStream<Uint8Array> | null {
  if (!body) return null;
  const maxBytes = ok ? MAX_STREAM_BYTES : MAX_EVENT_BYTES;
  let total = 0;
  let event = 0;
  let isBlank = true;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        total += chunk.length;
        for (const byte of chunk) {
          event += 1;
          if (byte === LINE_FEED) {
            if (isBlank) event = 0;
            isBlank = true;
          } else if (byte !== CARRIAGE_RETURN) isBlank = false;
          if (event > MAX_EVENT_BYTES) throw new ServiceFailure("an event without end");
        }
        if (total > maxBytes) throw new ServiceFailure("a stream without end");
        controller.enqueue(chunk);
      },
    }),
  );
}
