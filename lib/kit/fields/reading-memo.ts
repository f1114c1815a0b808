import type { FieldReading } from "./entry.ts";

const [MAX_TEXTS, MAX_LENGTH] = [50, 80];

/** Caches the last readings of each field, by text: most rows of a list repeat a few. */
export class ReadingMemo<T> {
  readonly #readings = new WeakMap<object, Map<string, FieldReading<T>>>();

  /** Returns the cached result of `read` for the field and the text; `read` must depend on nothing else. */
  of(field: object, text: string, read: () => FieldReading<T>): FieldReading<T> {
    const readings = this.#readings.get(field) ?? new Map<string, FieldReading<T>>();
    const cached = readings.get(text);
    if (cached) return cached;
    const reading = read();
    if (text.length > MAX_LENGTH) return reading;
    if (readings.size >= MAX_TEXTS) readings.clear();
    this.#readings.set(field, readings.set(text, reading));
    return reading;
  }
}
