/**
 * What the groups of several patterns catch in a text where each stands behind the one before, whatever is between
 * them; undefined where they do not. Each is looked for once, from the end of the one before: one pattern with `.*` in
 * it would look again from every place where it may begin.
 */
export function inOrder(text: string, patterns: readonly RegExp[]): string[] | undefined {
  let rest = text;
  const caught: string[] = [];
  for (const pattern of patterns) {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    caught.push(...match.slice(1));
    rest = rest.slice(match.index + match[0].length);
  }
  return caught;
}
