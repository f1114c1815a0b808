import type { FieldReading } from "./entry.ts";

/** Texts remembered of a field, and their length in UTF-16 units. */
const [MAX_TEXTS, MAX_LENGTH] = [50, 80];

/** Last readings of each field, by text: most rows of a list repeat the same few. */
export class ReadingMemo {
  readonly #readings = new WeakMap<object, Map<string, FieldReading>>();

  /** Returns what `read` returned for the field and the text, with whatever else it depends on in the text. */
  of(field: object, text: string, read: () => FieldReading): FieldReading {
    const known = this.#readings.get(field) ?? new Map<string, FieldReading>();
    const cached = known.get(text);
    if (cached) return cached;
    const reading = read();
    if (text.length > MAX_LENGTH) return reading;
    if (known.size >= MAX_TEXTS) known.clear();
    this.#readings.set(field, known.set(text, reading));
    return reading;
  }
}
