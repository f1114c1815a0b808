import { choice, percent } from "../../fields/field.ts";
import { defineForm } from "../define.ts";
import { examples } from "./examples.ts";
import { flowInputs } from "./flow-inputs.ts";
import { growthInputs } from "./growth-inputs.ts";
import { guide } from "./guide.ts";
import { outputs } from "./outputs.ts";
import { purchaseInputs } from "./purchase-inputs.ts";
import { returnInputs } from "./return-inputs.ts";
import { assumptions, sources } from "./sources.ts";

export default defineForm({
  id: "investment",
  label: "Investment",
  category: "financial-health",
  heading: "Investment Calculator",
  summary:
    "Growth with contributions, fees, tax and inflation; CAGR, ROI, NPV, IRR, XIRR and MIRR of any cash flows; time-weighted returns, dollar-cost averaging, real against nominal returns.",
  seo: {
    title: "Investment Calculator: Growth, IRR, CAGR",
    description:
      "Project an investment with contributions, fees, tax and inflation, or find CAGR, ROI, NPV, IRR, XIRR and MIRR, with steps, charts and yearly tables.",
  },
  keywords: [
    "compound growth",
    "CAGR",
    "ROI",
    "return on investment",
    "NPV",
    "net present value",
    "IRR",
    "internal rate of return",
    "XIRR",
    "MIRR",
    "time-weighted return",
    "TWR",
    "money-weighted return",
    "dollar-cost averaging",
    "DCA",
    "average cost per share",
    "rule of 72",
    "investment fees",
    "expense ratio",
    "inflation adjusted return",
    "real return",
    "portfolio projection",
  ],
  guide,
  inputs: {
    mode: choice({
      label: "Find",
      mode: true,
      options: [
        { id: "growth", label: "Growth" },
        { id: "cagr", label: "CAGR" },
        { id: "roi", label: "ROI" },
        { id: "flows", label: "NPV, IRR" },
        { id: "dated", label: "XIRR" },
        { id: "average", label: "Average return" },
        { id: "averaging", label: "Cost averaging" },
        { id: "real", label: "Real return" },
      ],
      default: "growth",
    }),
    ...growthInputs,
    ...returnInputs,
    ...flowInputs,
    ...purchaseInputs,
    inflation: percent({
      label: "Inflation",
      hint: "Leave empty to leave it out.",
      suffix: "% a year",
      default: 2.5,
      optional: true,
      min: -20,
      max: 100,
      when: { mode: ["growth", "cagr", "average", "real"] },
    }),
  },
  outputs,
  assumptions,
  sources,
  examples,
  related: ["savings", "loan", "mortgage", "percentage"],
  disclaimer:
    "An estimate, not investment advice: returns vary, and a projection with one steady return is not a promise.",
});
