import type { Project } from "./project.ts";

/** The entries, each after those that it follows, else in their own order; undefined where they go in a circle. */
export function inOrderOfLinks(entries: Project["entries"]): Project["entries"] | undefined {
  const done = new Set<string>();
  const ordered: Project["entries"] = [];
  while (ordered.length < entries.length) {
    const next = entries.find(({ id, links }) => !done.has(id) && links.every(({ from }) => done.has(from)));
    if (!next) return undefined;
    done.add(next.id);
    ordered.push(next);
  }
  return ordered;
}
