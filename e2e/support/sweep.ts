/**
 * Details of a test that sweeps through every page or tool of a kind: `npm run audit` runs it. `npm test` takes samples,
 * so that it stays short however many tools there are.
 */
export const SWEEP = { tag: "@sweep" };

/** The first thing of each kind is tested by `npm test`, too; the others in the sweep. */
export function sweptButFirst<Thing>(
  things: readonly Thing[],
  kind: (thing: Thing) => unknown,
): { thing: Thing; details: { tag?: string } }[] {
  const seen = new Set<unknown>();
  return things.map((thing) => {
    const isRepeated = seen.has(kind(thing));
    seen.add(kind(thing));
    return { thing, details: isRepeated ? SWEEP : {} };
  });
}
