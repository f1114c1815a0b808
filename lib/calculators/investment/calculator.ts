import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";
import { modes } from "./modes.ts";

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
    "dividend yield",
    "retirement",
    "stock return",
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
  assumptions: [
    "A projection uses one steady return; amounts are rounded to the cent only for display.",
    "Real values use one inflation rate throughout and divide by (1 + inflation)^years.",
    "The first cash flow is today (t = 0). For dated flows, time is days from the earliest date divided by 365.",
    "A year has 52 weeks and 12 equal months for contributions.",
  ],
  sources: [
    cite("sec-fees"),
    cite("brealey", "Net present value and other investment criteria: several rates of return, modified IRR"),
    cite("xirr", "Actual days over 365"),
    cite("numpy-financial"),
    cite(
      "gips",
      "Section 2, input data and calculation methodology: time-weighted returns, linked geometrically; returns of less than a year are not annualized",
    ),
    cite("constantinides"),
    cite("fisher", "Chapter II: real and money interest"),
    cite("brent", "Chapter 4: finding a zero"),
  ],
  seal: "rounded",
  formulas,
  examples,
  related: ["savings", "loan", "mortgage", "percentage"],
  disclaimer:
    "This is an estimate, not investment advice. Returns vary, and a projection with one steady return is not a promise.",
});
