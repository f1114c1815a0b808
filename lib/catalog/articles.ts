import type { Citation } from "../core/sources/cite.ts";
import { anchorOf } from "./anchor.ts";
import { articleSources } from "./article-sources.ts";
import type { IconName } from "./icon-names.ts";

export interface ArticleHeading {
  title: string;
  id: string;
}

/** A guide article. Its text is content/articles/{slug}.mdx; tests/articles.test.ts keeps the two together. */
export interface Article {
  slug: string;
  /** At most 50 characters, so that the product’s name fits after it. */
  title: string;
  description: string;
  icon: IconName;
  headings: readonly ArticleHeading[];
  sources: readonly Citation[];
  /** ISO day of the first publication. */
  published: string;
  /** ISO day of the last change of the text, corrections of spelling aside. */
  changed: string;
  /** ISO day on which every fact was last compared with its source. Tests fail twelve months later. */
  checked: string;
  /** True if the structured data gives the build day as the day of the last change, as specified. */
  modifiedByBuild?: true;
}

const declare = (
  article: Omit<Article, "headings" | "sources"> & { headings: readonly string[] },
): Article => ({
  ...article,
  headings: article.headings.map((title) => ({ title, id: anchorOf(title) })),
  sources: articleSources[article.slug] ?? [],
});

/** Every article, in the order of the list. */
export const articles: readonly Article[] = [
  declare({
    slug: "how-to-use-scientific-calculator-functions",
    title: "How to Use Scientific Calculator Functions",
    description:
      "Order of operations, angle units, trigonometry, logarithms, exact results, proven digits, plots and algebra, with the mistakes that cost points.",
    icon: "function",
    published: "2025-08-13",
    changed: "2026-11-30",
    checked: "2026-11-30",
    modifiedByBuild: true,
    headings: [
      "Order of operations",
      "Angle modes",
      "Trigonometry and its inverses",
      "Powers, roots and scientific notation",
      "Logarithms",
      "Factorials, combinations and permutations",
      "Exact values and proven digits",
      "Rounding",
      "Plots",
      "The Advanced page",
      "Six common mistakes",
      "Editions",
    ],
  }),
  declare({
    slug: "mastering-financial-future",
    title: "Mastering Your Financial Future",
    description:
      "Compound interest, loan payments, APR with fees, credit cards, mortgages, refinancing, savings and fund fees: formulas with worked examples.",
    icon: "chart",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "Compound interest",
      "Loans and their payments",
      "APR and fees",
      "Credit cards",
      "Mortgages",
      "Refinancing",
      "Savings",
      "Investments, fees and inflation",
      "A plan in five steps",
      "Editions",
    ],
  }),
  declare({
    slug: "guide-to-health-metrics",
    title: "A Guide to Health Metrics",
    description:
      "BMI bands and obesity classes, waist limits, clinical obesity, resting energy and daily calories: formulas, worked examples, and where each misleads.",
    icon: "heart",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "Body mass index",
      "What BMI misses",
      "Waist",
      "When obesity is an illness",
      "Resting and daily energy needs",
      "Setting a calorie goal",
      "Measuring accurately",
      "When to ask a professional",
      "Editions",
    ],
  }),
  declare({
    slug: "ultimate-guide-hvac-systems",
    title: "The Ultimate Guide to HVAC Systems",
    description:
      "Heating, cooling and ventilation explained: capacity, fresh air, ducts, the refrigerants since 2025, SEER2 minimums by region, prices and upkeep.",
    icon: "fan",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "What a system has to do",
      "Common types of systems",
      "Capacity and sizing",
      "Ventilation",
      "Ducts and air distribution",
      "Refrigerants since 2025",
      "Efficiency ratings",
      "Prices and incentives",
      "Maintenance",
      "Professional practice",
      "Editions used",
    ],
  }),
  declare({
    slug: "mastering-your-plumbing",
    title: "Mastering Your Plumbing",
    description:
      "Size a house’s plumbing as engineers do: fixture units, friction, the pressure budget, water heater, scald protection, drains and vents.",
    icon: "droplets",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "The system in one picture",
      "From fixtures to demand",
      "Friction in the pipe",
      "The pressure budget",
      "Velocity and noise",
      "Hot water and scald protection",
      "Drains work by slope",
      "Vents keep traps full",
      "Before you open a wall",
      "Editions used",
    ],
  }),
  declare({
    slug: "guide-to-air-duct-cleaning",
    title: "A Guide to Air Duct Cleaning",
    description:
      "When duct cleaning helps, when it is a waste of money, what a good job includes, and why filters, leaks and airflow matter more.",
    icon: "wind",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "What the evidence says",
      "Reasons to clean",
      "What a proper job includes",
      "Filters and airflow",
      "Sealing leaks",
      "Keeping ducts clean",
      "Editions used",
    ],
  }),
  declare({
    slug: "understanding-firefighting-systems",
    title: "Understanding Firefighting Systems",
    description:
      "How sprinklers, standpipes and pumps work, how NFPA 13 demand is sized against a water supply, and what the 2025 and 2026 editions changed.",
    icon: "flame",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "Layers of protection",
      "How a sprinkler works",
      "Hazard, density and area",
      "Pressure at the sprinkler",
      "Friction and elevation",
      "Supply against demand",
      "Standpipes, pumps and tanks",
      "Inspection and testing",
      "Editions and what changed",
    ],
  }),
  declare({
    slug: "decoding-hvac-calculations",
    title: "Decoding HVAC Calculations",
    description:
      "A room’s heating and cooling loads calculated by hand: conduction, sun, people, infiltration, sensible and latent heat, airflow and duct size.",
    icon: "sigma",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "The heat balance of a room",
      "Conduction through walls and windows",
      "Sun, people and equipment",
      "Climate data and its age",
      "Outside air",
      "A worked example",
      "From load to airflow and duct",
      "The coil on the psychrometric chart",
      "From rooms to the whole building",
      "Checks before you trust the numbers",
      "Editions used",
    ],
  }),
  declare({
    slug: "finding-reliable-local-services",
    title: "Finding Reliable Local Services",
    description:
      "Hire a contractor with less risk: license look-ups, insurance, the lead-safe rule, three written quotes, contract, rights to cancel and payments.",
    icon: "users",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "Describe the job first",
      "Research",
      "Check credentials",
      "Homes built before 1978",
      "Get at least three written quotes",
      "The contract",
      "Rights to cancel",
      "Payments",
      "Warranties and paperwork",
      "Warning signs",
      "Editions",
    ],
  }),
  declare({
    slug: "scicalc-user-guides",
    title: "SciCalc User Guides",
    description:
      "Every field, key and button: search, converters, calculators, seals, compare, solve, print, projects, embeds, the API, units and working offline.",
    icon: "book",
    published: "2026-11-22",
    changed: "2026-11-30",
    checked: "2026-11-30",
    headings: [
      "Find a tool",
      "How a calculator works",
      "Unit converters",
      "Basic calculator",
      "Scientific calculator",
      "Elements, physics and materials",
      "Engineering calculators",
      "Money and health",
      "Percentages, fractions, dates and time",
      "Projects",
      "Share, embed and automate",
      "Units, privacy and working offline",
    ],
  }),
];

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export const findArticle = (slug: string): Article | undefined => bySlug.get(slug);

export const articlePath = (article: Article): string => `/articles/${article.slug}`;

/** Returns the articles before and after one, in the order of the list. */
export function neighborsOf(article: Article): { previous?: Article; next?: Article } {
  const at = articles.indexOf(article);
  const [previous, next] = [articles[at - 1], articles[at + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
