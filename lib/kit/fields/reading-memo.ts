import type { FieldReading } from "./entry.ts";

/** Texts remembered of a field, and their length in UTF-16 units. */
const [MAX_TEXTS, MAX_LENGTH] = [50, 80];

/** Last readings of each field, by text: most rows of a list repeat the same few. */
export class ReadingMemo {
  readonly #readings = new WeakMap<object, Map<string, FieldReading>>();

  /** Returns what `read` returned for the field and the text, with whatever else it depends on in the text. */
  of(field: object, text: string, read: () => FieldReading): FieldReading {
    const readings = this.#readings.get(field) ?? new Map<string, FieldReading>();
    const cached = readings.get(text);
    if (cached) return cached;
    const reading = read();
    if (text.length > MAX_LENGTH) return reading;
    if (readings.size >= MAX_TEXTS) readings.clear();
    this.#readings.set(field, readings.set(text, reading));
    return reading;
  }
}
