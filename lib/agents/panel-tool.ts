import { calculatorPath } from "../catalog/calculators.ts";
import type { PanelWithApi } from "../catalog/panel-apis.ts";
import { objectSchema } from "../faces/api/object-schema.ts";
import { strictParameters } from "./strict-schema.ts";
import { propertiesOf, type Tool } from "./tool.ts";

export const panelTool = (panel: PanelWithApi): Tool => ({
  name: panel.api.name,
  description: panel.api.description,
  parameters: strictParameters(objectSchema(panel.api.request)),
  async run(input, { evaluator }) {
    const properties = Object.entries(propertiesOf(input)).filter(([, value]) => value !== null);
    const { calculator } = panel;
    const outcome = await evaluator.runPanel(calculator.id, Object.fromEntries(properties));
    if (!outcome?.ok) {
      const { problems = [], detail = "" } = outcome ?? {};
      const message = problems.map((problem) => problem.message).join(" ") || detail;
      return { ok: false, message, problems };
    }
    const query = new URLSearchParams(properties.map(([name, value]) => [name, String(value)]));
    return {
      ok: true,
      text: outcome.text.join("\n"),
      data: { ...outcome.value, ...outcome.details },
      page: { path: `${calculatorPath(calculator)}?${query}`, label: `${calculator.label} Calculator` },
    };
  },
});
