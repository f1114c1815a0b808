import { type Article, articles } from "./articles.ts";
import { calculatorPath } from "./calculators.ts";
import { converterPath, findConverter } from "./converters.ts";
import { relatedLink } from "./jobs.ts";

interface ToolNames {
  /** Calculators and jobs: "loan", "loan/apr". A calculator includes its jobs. */
  calculators: readonly string[];
  /** Slugs of converters. */
  converters: readonly string[];
}

/** Tools that an article explains, by slug. Links from tools to articles and back are derived from this list. */
export const explainedTools: Readonly<Record<string, ToolNames>> = {
  "how-to-use-scientific-calculator-functions": {
    calculators: ["scientific", "scientific/quadratic-formula", "scientific/equation-solver", "basic"],
    converters: ["angle", "number-base", "signal-level", "ph"],
  },
  "mastering-financial-future": {
    calculators: [
      "loan",
      "loan/extra-payments",
      "loan/apr",
      "mortgage",
      "mortgage/monthly-payment",
      "savings",
      "savings/compound-interest",
      "investment",
      "investment/real-return",
      "investment/fees",
      "percentage",
    ],
    converters: [],
  },
  "guide-to-health-metrics": {
    calculators: ["bmi", "bmi/waist-to-height", "calorie", "calorie/bmr", "calorie/weight-loss", "age"],
    converters: ["mass", "length", "energy"],
  },
  "ultimate-guide-hvac-systems": {
    calculators: ["hvac", "hvac/ac-size", "hvac/ventilation", "ductsizer", "psychrometrics", "cost"],
    converters: ["heat-flow-rate", "power", "temperature", "humidity", "volumetric-flow-rate", "degree-days"],
  },
  "mastering-your-plumbing": {
    calculators: [
      "plumbing",
      "plumbing/fixture-units",
      "plumbing/water-supply-pipe",
      "plumbing/drain-pipe",
      "plumbing/vent-pipe",
      "plumbing/water-heater",
      "pipesizer",
      "pipesizer/hazen-williams",
    ],
    converters: ["pressure", "volumetric-flow-rate", "pipe-size", "hydraulic-head", "slope", "volume"],
  },
  "guide-to-air-duct-cleaning": {
    calculators: ["ductsizer", "ductsizer/duct-leakage"],
    converters: ["volumetric-flow-rate"],
  },
  "understanding-firefighting-systems": {
    calculators: [
      "firefighting",
      "firefighting/sprinkler-demand",
      "firefighting/standpipe",
      "firefighting/hydrant-flow",
      "firefighting/required-fire-flow",
      "pipesizer/hazen-williams",
    ],
    converters: ["pressure", "volumetric-flow-rate", "pipe-size", "hydraulic-head"],
  },
  "decoding-hvac-calculations": {
    calculators: ["hvac", "hvac/room-load", "hvac/heat-loss", "psychrometrics", "ductsizer/duct-size"],
    converters: [
      "thermal-resistance-r-value",
      "heat-transfer-coefficient",
      "thermal-conductivity",
      "heat-flow-rate",
      "heat-flux",
      "temperature-difference",
      "humidity",
      "solar-irradiance",
      "power",
    ],
  },
  "finding-reliable-local-services": { calculators: ["cost", "hvac/ac-size", "loan"], converters: [] },
};

/** Reference of all tools: every page links to it after the articles that explain its subject. */
const USER_GUIDE = "scicalc-user-guides";

export interface ToolLink {
  path: string;
  label: string;
}

/** Lists the calculators, jobs and converters that an article explains. */
export function toolsOf({ slug }: Article): readonly ToolLink[] {
  const { calculators, converters } = explainedTools[slug] ?? { calculators: [], converters: [] };
  return [
    ...calculators.flatMap((name) => relatedLink(name) ?? []),
    ...converters.flatMap((name) => {
      const converter = findConverter(name);
      return converter ? [{ path: converterPath(converter), label: converter.name }] : [];
    }),
  ];
}

const articlesByTool = new Map<string, Article[]>();
for (const article of articles)
  for (const { path } of toolsOf(article))
    articlesByTool.set(path, [...(articlesByTool.get(path) ?? []), article]);

/** Lists the articles that explain a tool, by the tool's path, and last the user guide. A job has those of its calculator. */
export function articlesAbout(path: string): readonly Article[] {
  const [, area, id] = path.split("/");
  const whole = area === "calculators" && id ? calculatorPath({ id }) : path;
  const about = new Set([...(articlesByTool.get(path) ?? []), ...(articlesByTool.get(whole) ?? [])]);
  return [...about, ...articles.filter(({ slug }) => slug === USER_GUIDE)];
}
