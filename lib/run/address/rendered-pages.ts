import { PROJECT_NAME } from "./names.ts";

/** Internal paths of pages that are rendered with inputs; only the proxy uses them. */
export const RENDERED_PATH = "/asked";
const ASKED_EMBED = "/embed/asked";
/** Placeholder of a pair in such a path. */
export const NO_PAIR = "-";

/** Request header by which the front allows rendering with inputs (lib/server/front/mark-requests.ts). */
export const ASKED_HEADER = "x-asked";

export type AskedParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const queryOf = (params: AskedParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as readonly string[]) : [value as string | undefined]).flatMap(
        (text): [string, string][] => (text === undefined ? [] : [[name, text]]),
      ),
    ),
  );

/** Tests for tools that keep their inputs in their address. */
export interface AskableTools {
  /** True for a calculator with the generic form, or one of its jobs. */
  calculator: (id: string, job?: string) => boolean;
  converter: (slug: string) => boolean;
}

/**
 * Returns the internal path of a page with the inputs of an address; `variant`: id of a calculator's page in
 * the visitor's system. Undefined without inputs, or if the page has none in its address.
 */
export function askedPath(
  pathname: string,
  query: URLSearchParams,
  variant: string,
  tools: AskableTools,
): string | undefined {
  if (query.size === 0 || query.has(PROJECT_NAME)) return undefined;
  const [area, ...names] = pathname.split("/").filter(Boolean);
  const [id = "", job, ...more] = names;
  const isCalculator = more.length === 0 && tools.calculator(id, job);
  if (area === "calculators" && isCalculator) return `${RENDERED_PATH}${variant}`;
  if (area === "embed" && isCalculator) return variant.replace(/^\/embed/, ASKED_EMBED);
  if (area === "embed" && names.length === 2 && names[0] === "converter" && tools.converter(names[1] ?? ""))
    return `${ASKED_EMBED}/converter/${names[1]}`;
  const [, slug = "", pair = NO_PAIR, ...rest] = names;
  if (area === "converters" && rest.length === 0 && tools.converter(slug))
    return `${RENDERED_PATH}/converters/${slug}/${pair}`;
  return undefined;
}
