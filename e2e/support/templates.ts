import { articlePath, articles } from "../../lib/catalog/articles";
import type { PageToCheck } from "./page-quality";

const [article] = articles;
if (!article) throw new Error("There is no article");

/** A page of each template. */
export const TEMPLATES: Record<string, PageToCheck> = {
  home: { path: "/" },
  hub: { path: "/converters" },
  category: { path: "/converters/general-physics-mechanics" },
  tool: { path: "/converters/general-physics-mechanics/length" },
  "tool with laws": { path: "/converters/climate-environment-meteorology/humidity" },
  "tool with a parameter": { path: "/converters/general-physics-mechanics/pressure" },
  pair: { path: "/converters/general-physics-mechanics/length/meters-to-feet" },
  "all calculators": { path: "/calculators/all" },
  "basic calculator": { path: "/calculators/basic" },
  "scientific calculator": { path: "/calculators/scientific" },
  "table of elements": { path: "/calculators/periodictable" },
  "entry of a calculator": { path: "/calculators/periodictable/iron" },
  "formulas of physics": { path: "/calculators/physics" },
  "calculator with a form": { path: "/calculators/mortgage" },
  "calculator with quantities": { path: "/calculators/bmi" },
  "calculator with rows": { path: "/calculators/time" },
  "calculator with rooms": { path: "/calculators/hvac" },
  projects: { path: "/project" },
  "a project": { path: "/project/open", indexed: false },
  articles: { path: "/articles" },
  article: { path: articlePath(article) },
  "information page": { path: "/about" },
  "questions from the database": { path: "/faq" },
  "contact form": { path: "/contact" },
  reviews: { path: "/reviews" },
  "embedded tool": {
    path: "/embed/converter/length",
    indexed: false,
    canonical: "/converters/general-physics-mechanics/length",
  },
  sitemap: { path: "/sitemap", indexed: false },
  "page not found": { path: "/no-such-page", indexed: false, canonical: null, status: 404 },
};
