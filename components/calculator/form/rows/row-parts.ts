import { serverPart } from "@/components/ui/server-markup";
import type { ListToolsProps, RowButtonsProps, RowHeadProps } from "./row-tools";

const loadTools = () => import("./row-tools").then(({ rowTools }) => rowTools);
const fallback = () => null;

export const rowHead = serverPart<RowHeadProps>({
  load: () => loadTools().then((tools) => tools.RowHead),
  fallback,
});

export const rowButtons = serverPart<RowButtonsProps>({
  load: () => loadTools().then((tools) => tools.RowButtons),
  fallback,
});

export const listTools = serverPart<ListToolsProps>({
  load: () => loadTools().then((tools) => tools.ListTools),
  fallback,
});
