import { calculatorPath, calculators } from "../../lib/catalog/calculators.ts";

export const benchPages: Readonly<Record<string, string>> = {
  home: "/",
  hub: "/converters",
  category: "/converters/general-physics-mechanics",
  tool: "/converters/general-physics-mechanics/length",
  "tool with functions": "/converters/climate-environment-meteorology/humidity",
  pair: "/converters/general-physics-mechanics/length/meters-to-feet",
  projects: "/project",
  "a project": "/project/open",
  article: "/articles/how-to-use-scientific-calculator-functions",
  faq: "/faq",
  contact: "/contact",
  reviews: "/reviews",
  ...Object.fromEntries(calculators.map((calculator) => [calculator.id, calculatorPath(calculator)])),
};
