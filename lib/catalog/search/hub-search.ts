import { folded } from "./fold-text.ts";
import type { RankedPage } from "./page-ranker.ts";
import type { SearchEntry } from "./search-entries.ts";

export interface HubTool {
  slug: string;
  name: string;
  path: string;
  description: string;
  category: string;
}

const NO_MATCH = 4;

/**
 * Returns the tools whose name, description or category contains the text, ignoring case; beginnings of names
 * first, then names, descriptions and categories. Empty for a blank text.
 */
export function searchTools(tools: readonly HubTool[], query: string): HubTool[] {
  const wanted = folded(query.trim());
  if (wanted === "") return [];
  const rank = (tool: HubTool): number => {
    const name = folded(tool.name);
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    if (folded(tool.description).includes(wanted)) return 2;
    return folded(tool.category).includes(wanted) ? 3 : NO_MATCH;
  };
  return tools
    .map((tool) => ({ tool, rank: rank(tool) }))
    .filter((match) => match.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map((match) => match.tool);
}

/**
 * Ranks pages for the hub: the converters and other pages that the text names, then the converters by the ranker, then
 * those whose name, description or category contains it.
 */
export function rankTools(
  tools: readonly HubTool[],
  query: string,
  ranked: readonly RankedPage[],
): RankedPage[] {
  const byPath = new Map(tools.map((tool) => [tool.path, tool]));
  const rowOf = ({ path, name, description, category }: HubTool): SearchEntry => ({
    kind: "converter",
    label: category,
    name,
    path,
    description,
    words: [],
  });
  const toolOf = ({ entry }: RankedPage): SearchEntry[] => {
    const tool = byPath.get(entry.path);
    return tool ? [rowOf(tool)] : [];
  };
  const named = ranked.filter(({ isExact }) => isExact);
  const entries = [
    ...named.flatMap(toolOf),
    ...named.flatMap(({ entry }) => (byPath.has(entry.path) ? [] : [entry])),
    ...ranked.flatMap(toolOf),
    ...searchTools(tools, query).map(rowOf),
  ];
  return entries.map((entry, place) => ({
    entry,
    isExact: place < named.length,
    isNamed: place < named.length,
  }));
}
