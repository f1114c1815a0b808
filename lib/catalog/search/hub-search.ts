import { folded } from "./fold-text.ts";

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
