/** Cache of at most `most` bytes, which evicts the least recently used entry. */
export class Recent<Key, Thing> {
  readonly #things = new Map<Key, { thing: Thing; bytes: number }>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Thing | undefined {
    const entry = this.#things.get(key);
    if (!entry) return undefined;
    // A Map iterates in insertion order, so the entry that was used last moves to the end.
    this.#things.delete(key);
    this.#things.set(key, entry);
    return entry.thing;
  }

  set(key: Key, thing: Thing, bytes: number): void {
    this.delete(key);
    this.#things.set(key, { thing, bytes });
    this.#bytes += bytes;
    for (const first of this.#things.keys()) {
      if (this.#bytes <= this.#most) return;
      this.delete(first);
    }
  }

  delete(key: Key): void {
    this.#bytes -= this.#things.get(key)?.bytes ?? 0;
    this.#things.delete(key);
  }
}
