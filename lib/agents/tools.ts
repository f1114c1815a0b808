import { panelsWithApi } from "../catalog/panel-apis.ts";
import { calculateTool, describeCalculatorTool } from "./calculator-pair.ts";
import { convertTool } from "./convert-tool.ts";
import { findAnswerTool } from "./find-answer-tool.ts";
import { findPageTool } from "./find-page-tool.ts";
import { panelTool } from "./panel-tool.ts";
import type { Tool } from "./tool.ts";

/** Tools of the assistant and of agents, derived from the declarations. All of them only read. */
export const tools: readonly Tool[] = [
  convertTool,
  describeCalculatorTool,
  calculateTool,
  ...panelsWithApi.map(panelTool),
  findPageTool,
  findAnswerTool,
];

const byName = new Map(tools.map((tool) => [tool.name, tool]));

export const findTool = (name: string): Tool | undefined => byName.get(name);
