/** Node in the tree of routes: the continuation of a path. */
interface Place {
  parts: Map<string, Place>;
  /** Match of "[id]". */
  any?: Place;
  /** Name of a match of "[...rest]". */
  rest?: string;
  name?: string;
}

/** Folders of static files, by the prefix of their addresses. */
const FILES = ["/_next/static/", "/_next/", "/data/"];
export const NO_ROUTE = "(none)";

/**
 * Names the route of an address by its template ("/converters/[category]/[tool]"); there are no more names than routes.
 */
export function routeNames(templates: readonly string[]): (url: string) => string {
  const top: Place = { parts: new Map() };
  for (const template of templates) {
    let place = top;
    const parts = template.split("/").slice(1);
    for (const part of parts) {
      if (part.startsWith("[...") || part.startsWith("[[...")) {
        place.rest = template;
        break;
      }
      if (part.startsWith("[")) {
        place.any ??= { parts: new Map() };
        place = place.any;
      } else {
        const next = place.parts.get(part) ?? { parts: new Map() };
        place.parts.set(part, next);
        place = next;
      }
    }
    if (!parts.some((part) => part.includes("[..."))) place.name = template;
  }

  /** Literal segments take precedence over dynamic ones, as in Next. */
  function find(place: Place, parts: readonly string[], at: number): string | undefined {
    const part = parts[at];
    if (part === undefined) return place.name;
    const literal = place.parts.get(part);
    return (
      (literal && find(literal, parts, at + 1)) ??
      (place.any && part !== "" ? find(place.any, parts, at + 1) : undefined) ??
      place.rest
    );
  }

  return (url) => {
    const end = url.indexOf("?");
    const path = end < 0 ? url : url.slice(0, end);
    const folder = FILES.find((each) => path.startsWith(each));
    if (folder !== undefined) return `${folder}*`;
    return find(top, path.split("/").slice(1), 0) ?? NO_ROUTE;
  };
}
