import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";
import { modes } from "./modes.ts";
import { assumptions, sources } from "./sources.ts";

export default defineModes({
  id: "investment",
  label: "Investment",
  category: "financial-health",
  heading: "Investment Calculator",
  summary:
    "Growth with contributions, fees, tax and inflation; CAGR, ROI, NPV, IRR, XIRR and MIRR of any cash flows; time-weighted returns, dollar-cost averaging, and real versus nominal returns.",
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
  question: "Find",
  modes,
  assumptions,
  sources,
  seal: "rounded",
  formulas,
  examples,
  related: ["savings", "loan", "mortgage", "percentage"],
  disclaimer:
    "This is an estimate, not investment advice. Returns vary, and a projection with one steady return is not a promise.",
});
