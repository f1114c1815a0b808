/** Page that is not a calculator, converter or article. */
export interface SitePage {
  path: string;
  label: string;
  title: string;
  description: string;
  nav: "header" | "footer" | "both" | "none";
  /** Section of the human sitemap; pages without one are not listed there. */
  section?: "Calculators" | "Information and Support" | "Legal";
  /** True to exclude it from search engines and the XML sitemap. */
  noIndex?: true;
}

/** Address of the list of all calculators. /calculators redirects to one of them, as specified. */
export const ALL_CALCULATORS = "/calculators/all";

/** Returns the address of the cases of a tool: "calculators/loan", "converters/length". */
export const verificationPath = (tool: string): string => `/verification/${tool}`;

/** All such pages, in the order of the navigation. */
export const pages: readonly SitePage[] = [
  {
    path: "/",
    label: "Home",
    title: "Free Scientific & Engineering Calculators",
    description:
      "Free calculators and unit converters for engineers, students and households: fast, ad-free, and with the source of every number on the page.",
    nav: "header",
  },
  {
    path: "/calculators",
    label: "Calculators",
    title: "Calculators",
    description: "All calculators.",
    nav: "header",
  },
  {
    path: ALL_CALCULATORS,
    label: "All Calculators",
    title: "All Calculators by Category",
    description:
      "Every free SciCalc calculator by category: engineering and construction, science, finance and health, and math, plus the unit converters.",
    nav: "footer",
    section: "Calculators",
  },
  {
    path: "/converters",
    label: "Converters",
    title: "Unit Converters: The Ultimate Converter Hub",
    description:
      "Free unit converters built on BIPM and NIST definitions: length, pressure, temperature, energy, flow, data, fuel economy, wire gauges and many more.",
    nav: "header",
    section: "Calculators",
  },
  {
    path: "/project",
    label: "Projects",
    title: "Projects: Linked Engineering Calculations",
    description:
      "Link calculators into one project: rooms size ducts, coils size pipes, fixtures and sprinklers size the supply. Free, no account needed, in your browser.",
    nav: "both",
    section: "Calculators",
  },
  {
    path: "/project/open",
    label: "Project",
    title: "Your Project",
    description: "A project of linked calculations, stored in your browser.",
    nav: "none",
    noIndex: true,
  },
  {
    path: "/project/report",
    label: "Report",
    title: "Project Report",
    description:
      "A project report: inputs, results, formulas with values, charts and sources, to print or save as a PDF.",
    nav: "none",
    noIndex: true,
  },
  {
    path: "/project/shared",
    label: "Shared project",
    title: "Shared Project",
    description: "A project that someone shared with you as a link. Read it or save a copy.",
    nav: "none",
    noIndex: true,
  },
  {
    path: "/articles",
    label: "Articles",
    title: "Articles",
    description:
      "Guides to calculators and engineering methods: HVAC, plumbing, fire protection, finance and health, with formulas, worked examples and sources.",
    nav: "header",
    section: "Information and Support",
  },
  {
    path: "/reviews",
    label: "Reviews",
    title: "Reviews",
    description:
      "What visitors say about SciCalc’s calculators and converters. Read the reviews, see the ratings, and write your own.",
    nav: "header",
    section: "Information and Support",
  },
  {
    path: "/contact",
    label: "Contact",
    title: "Contact Us",
    description:
      "Write to the people behind SciCalc: report a wrong result, suggest a calculator or converter, or ask a question.",
    nav: "header",
    section: "Information and Support",
  },
  {
    path: "/calculators-for-your-site",
    label: "Embeds",
    title: "Calculators for Your Site",
    description:
      "Free calculators and unit converters for your own website: choose a tool, preview it, and copy a few lines of HTML. No ads, no cookies, no sign-up.",
    nav: "header",
    noIndex: true,
  },
  {
    path: "/about",
    label: "About",
    title: "About SciCalc",
    description:
      "Why SciCalc exists, who it is for, where its numbers come from, and what it offers: free calculators, unit converters and articles.",
    nav: "footer",
    section: "Information and Support",
  },
  {
    path: "/sitemap",
    label: "Sitemap",
    title: "Sitemap",
    description: "Every SciCalc calculator, converter and page in one place.",
    nav: "footer",
    noIndex: true,
  },
  {
    path: "/terms",
    label: "Terms",
    title: "Terms of Service",
    description:
      "The terms for using SciCalc: free use, intellectual property, accuracy disclaimer, limitation of liability and governing law.",
    nav: "footer",
    section: "Legal",
  },
  {
    path: "/privacy-policy",
    label: "Privacy",
    title: "Privacy Policy",
    description:
      "What SciCalc stores and what it does not: no accounts, no tracking, and recent converters and favorites that stay only on your device.",
    nav: "footer",
    section: "Information and Support",
  },
  {
    path: "/disclosure",
    label: "Disclosure",
    title: "Disclosure Policy",
    description:
      "How SciCalc is paid for: no ads, no affiliate links and no sponsored content today, and how any of them would be disclosed.",
    nav: "footer",
    section: "Legal",
  },
  {
    path: "/editorial-policy",
    label: "Editorial Policy",
    title: "Editorial Policy",
    description:
      "How SciCalc’s calculators, converters and articles are written, sourced, checked and corrected.",
    nav: "footer",
    section: "Information and Support",
  },
  {
    path: "/verification",
    label: "Verification",
    title: "Verification: Every Result Checked",
    description:
      "The cases that check each calculator and converter: inputs, expected and computed values, tolerance, and the document or program behind each number.",
    nav: "footer",
    section: "Information and Support",
  },
  {
    path: "/faq",
    label: "FAQ",
    title: "Frequently Asked Questions",
    description:
      "Answers to common questions about SciCalc: how results are calculated and sourced, embedding, saving, privacy, and how to report an error.",
    nav: "footer",
    section: "Information and Support",
  },
];

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** Returns the page at a path. @throws RangeError for an unknown path. */
export function pageAt(path: string): SitePage {
  const page = pagesByPath.get(path);
  if (!page) throw new RangeError(`No page at ${path}`);
  return page;
}

export const pagesIn = (place: "header" | "footer"): SitePage[] =>
  pages.filter((page) => page.nav === place || page.nav === "both");
