import type { CalculatorEntry } from "../kit/calculator/define.ts";
import type { PanelApi } from "../kit/calculator/panel-api.ts";
import { panelCalculators } from "./calculators.ts";
import { panelApis } from "./generated/panel-apis.ts";

export interface PanelWithApi {
  calculator: CalculatorEntry;
  api: PanelApi;
}

const apis: Readonly<Record<string, PanelApi>> = panelApis;

export const panelsWithApi: readonly PanelWithApi[] = panelCalculators.flatMap((calculator) => {
  const api = apis[calculator.id];
  return api ? [{ calculator, api }] : [];
});

export const findPanelWithApi = (id: string): PanelWithApi | undefined =>
  panelsWithApi.find(({ calculator }) => calculator.id === id);
