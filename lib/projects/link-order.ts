import type { Project } from "./project.ts";

/** Sorts entries after those that they follow, otherwise in order; undefined for a circle. */
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
