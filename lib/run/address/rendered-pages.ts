import { PROJECT_NAME } from "./names.ts";

/** Pages that are rendered for the inputs of an address lie below these paths, which only the proxy knows. */
export const RENDERED_PATH = "/asked";
const ASKED_EMBED = "/embed/asked";
/** Placeholder of a pair in such a path. */
export const NO_PAIR = "-";

/** Said by the front of a request whose page may be rendered for it (lib/server/front/mark-requests.ts). */
export const ASKED_HEADER = "x-asked";

/** Search parameters that Next passes to a page. */
export type AskedParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const queryOf = (params: AskedParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as readonly string[]) : [value as string | undefined]).flatMap(
        (text): [string, string][] => (text === undefined ? [] : [[name, text]]),
      ),
    ),
  );

/** True if there are tools of these names that keep their inputs in their address. */
export interface AskableTools {
  calculator: (id: string) => boolean;
  converter: (slug: string) => boolean;
}

/**
 * The internal path of the page that is rendered with the inputs of an address; `variant`: what stands for a calculator's
 * page in the visitor's system of units. Undefined where nothing is asked for, or the page keeps no inputs there.
 */
export function askedPath(
  pathname: string,
  query: URLSearchParams,
  variant: string,
  tools: AskableTools,
): string | undefined {
  if (query.size === 0 || query.has(PROJECT_NAME)) return undefined;
  const [area, ...names] = pathname.split("/").filter(Boolean);
  if (area === "calculators" && names.length === 1 && tools.calculator(names[0] ?? ""))
    return `${RENDERED_PATH}${variant}`;
  if (area === "embed" && names.length === 1 && tools.calculator(names[0] ?? ""))
    return variant.replace(/^\/embed/, ASKED_EMBED);
  if (area === "embed" && names.length === 2 && names[0] === "converter" && tools.converter(names[1] ?? ""))
    return `${ASKED_EMBED}/converter/${names[1]}`;
  const [, slug = "", pair = NO_PAIR, ...rest] = names;
  if (area === "converters" && rest.length === 0 && tools.converter(slug))
    return `${RENDERED_PATH}/converters/${slug}/${pair}`;
  return undefined;
}
