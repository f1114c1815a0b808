import type { IconName } from "./icon-names.ts";

/**
 * Curation: the only file that names calculators and converters by hand, for placements and orders. The
 * folders (generated/) determine what exists; unnamed items follow in alphabetical order. Ignores names of
 * calculators that don’t exist yet.
 */

export interface CalculatorCategory {
  slug: string;
  name: string;
  icon: IconName;
}

export const calculatorCategories: readonly CalculatorCategory[] = [
  { slug: "engineering-construction", name: "Engineering & Construction", icon: "hard-hat" },
  { slug: "scientific-lab", name: "Scientific & Lab", icon: "flask" },
  { slug: "financial-health", name: "Financial & Health", icon: "piggy-bank" },
  { slug: "math-utility", name: "Math & Utility", icon: "calculator" },
];

/** Kinds of application of the calculators in structured data, by category. */
const applicationKinds: Readonly<Record<string, string>> = {
  "engineering-construction": "DesignApplication",
  "scientific-lab": "EducationalApplication",
  "financial-health": "FinanceApplication",
  "math-utility": "UtilitiesApplication",
};

const healthCalculators: readonly string[] = ["bmi", "calorie"];

/** Returns the kind of application that a calculator is, as in Google’s list for software apps. */
export const applicationKind = ({ id, category }: { id: string; category: string }): string =>
  healthCalculators.includes(id)
    ? "HealthApplication"
    : (applicationKinds[category] ?? "UtilitiesApplication");

/** Order of the sidebar, within each category. */
export const calculatorOrder: readonly string[] = [
  "scientific",
  "periodictable",
  "materials",
  "physics",
  "basic",
  "hvac",
  "psychrometrics",
  "ductsizer",
  "pipesizer",
  "plumbing",
  "firefighting",
  "loan",
  "mortgage",
  "savings",
  "investment",
  "bmi",
  "calorie",
  "cost",
  "percentage",
  "fraction",
  "age",
  "date",
  "time",
];

export const DEFAULT_CALCULATOR = "basic";

/** Current ids by former and alternative ones. */
export const calculatorAliases: Readonly<Record<string, string>> = {
  material: "materials",
  elements: "periodictable",
};

interface HomeContent {
  calculators: readonly string[];
  /** Converters on the card, for trades with few calculators. */
  converters?: readonly string[];
  /** True if the card includes the converter hub. */
  hub?: true;
  /** Category of converters that "View Category" links to while there is no calculator. */
  fallback?: string;
}

export const home: Readonly<Record<string, HomeContent>> = {
  "engineering-construction": {
    calculators: ["hvac", "pipesizer", "ductsizer", "plumbing", "firefighting"],
    converters: ["pressure", "volumetric-flow-rate", "heat-flow-rate", "stress", "pipe-size", "wire-gauge"],
    fallback: "civil-structural-engineering",
  },
  "scientific-lab": {
    calculators: ["scientific", "physics", "periodictable", "materials"],
    converters: ["molarity", "wavelength-frequency", "radiation-dose", "ph"],
  },
  "financial-health": { calculators: ["loan", "mortgage", "savings", "bmi", "calorie"] },
  "math-utility": { calculators: ["basic", "percentage", "fraction", "age"], hub: true },
};

/** Sample questions of the answer bar on the home page, which shows the answer to the first. */
export const homeQuestions: readonly string[] = [
  "18% tip on 64.50 split by 3",
  "how many days until Christmas",
  "9 am in Denver in Tokyo",
  "how many cm is 5 ft 11",
  "300k at 6.5% for 30 years",
  "45 is what percent of 60",
  "hours from 8:45 am to 5:15 pm",
];

interface VisitorJobs {
  id: string;
  title: string;
  /** Jobs and calculators: “date/days-until”, “date”. */
  tools: readonly string[];
}

/** Jobs on the home page, by visitor. */
export const homeJobs: readonly VisitorJobs[] = [
  {
    id: "home-and-money",
    title: "Home and money",
    tools: [
      "mortgage/monthly-payment",
      "mortgage/affordability",
      "loan/loan-payment",
      "loan/extra-payments",
      "savings/compound-interest",
      "savings/savings-goal",
      "percentage/tip",
      "percentage/discount",
      "percentage/sales-tax",
      "investment/investment-growth",
      "investment/roi",
      "investment",
    ],
  },
  {
    id: "dates-and-times",
    title: "Dates and times",
    tools: [
      "date/days-between-dates",
      "date/days-until",
      "date/add-or-subtract-days",
      "date/business-days",
      "date/day-of-the-week",
      "age/how-old-am-i",
      "time/time-zone-converter",
      "time/hours-between-times",
      "time/time-card",
      "time/add-times",
      "date",
      "time",
    ],
  },
  {
    id: "body",
    title: "Body",
    tools: [
      "bmi/adult-bmi",
      "bmi/child-bmi-percentile",
      "bmi/healthy-weight",
      "bmi/waist-to-height",
      "calorie/maintenance-calories",
      "calorie/weight-loss",
      "calorie/macros",
      "calorie/bmr",
    ],
  },
  {
    id: "school",
    title: "School",
    tools: [
      "percentage/percent-of-a-number",
      "percentage/percent-change",
      "fraction/fraction-operations",
      "fraction/decimal-to-fraction",
      "scientific/graphing-calculator",
      "scientific/quadratic-formula",
      "scientific/equation-solver",
      "scientific/statistics",
      "periodictable/molar-mass",
      "periodictable/equation-balancer",
      "periodictable",
      "physics",
    ],
  },
  {
    id: "site-and-shop",
    title: "Site and shop",
    tools: [
      "hvac/ac-size",
      "hvac/heat-loss",
      "ductsizer/duct-size",
      "pipesizer/pipe-size",
      "pipesizer/pump-head",
      "plumbing/fixture-units",
      "plumbing/drain-pipe",
      "firefighting/sprinkler-demand",
      "firefighting/hydrant-flow",
      "fraction/feet-and-inches",
      "materials/metal-weight",
      "materials/material-properties",
    ],
  },
];

/**
 * Converters by frequency of use, in daily life and at work: determines the meaning of a shared unit name and the links of the hub.
 * Our judgment, since no visits are counted. All others follow in the order of the hub.
 */
export const commonConverters: readonly string[] = [
  "length",
  "mass",
  "temperature",
  "volume",
  "area",
  "speed",
  "pressure",
  "energy",
  "time",
  "power",
  "file-size",
  "data-transfer-rate",
  "fuel-economy",
  "force",
  "torque",
  "volumetric-flow-rate",
  "frequency",
  "density",
  "current",
  "voltage",
  "resistance",
  "capacitance",
];

/** Usual targets of a unit that begins no popular pair, by converter and unit; precede those of pairs. */
export const usualTargets: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  length: {
    millimeter: ["inch", "centimeter"],
    yard: ["meter"],
    foot: ["meter", "inch"],
    mil: ["micrometer"],
  },
  mass: {
    tonne: ["short-ton", "pound"],
    "short-ton": ["tonne"],
    milligram: ["gram"],
    ounce: ["gram"],
    grain: ["milligram"],
  },
  volume: {
    "fluid-ounce-us": ["milliliter"],
    "cup-us": ["milliliter", "fluid-ounce-us"],
    "tablespoon-us": ["milliliter", "teaspoon-us"],
    "teaspoon-us": ["milliliter"],
    "cubic-foot": ["cubic-meter", "gallon-us"],
  },
  area: {
    "square-inch": ["square-centimeter"],
    "square-yard": ["square-meter"],
    acre: ["hectare", "square-foot"],
  },
  time: {
    second: ["minute"],
    minute: ["hour", "second"],
    hour: ["minute", "second"],
    day: ["hour", "minute"],
    week: ["day", "hour"],
    year: ["day", "week"],
    decade: ["year"],
    century: ["year"],
  },
  energy: { "kilowatt-hour": ["megajoule", "btu"], kilojoule: ["kilocalorie", "btu"] },
  pressure: { atmosphere: ["psi", "kilopascal"], psi: ["bar", "kilopascal"], bar: ["psi", "kilopascal"] },
  power: { watt: ["horsepower", "btu-per-hour"] },
};

/** Calculators that the not-found page links to. */
export const popularCalculators: readonly string[] = ["scientific", "hvac", "bmi", "loan", "pipesizer"];

/** Jobs that the not-found page links to. */
export const popularJobs: readonly string[] = [
  "date/days-between-dates",
  "time/time-zone-converter",
  "percentage/tip",
  "percentage/percent-change",
  "mortgage/monthly-payment",
  "savings/compound-interest",
  "bmi/adult-bmi",
  "scientific/graphing-calculator",
  "hvac/ac-size",
];

/** Tools with a row on the embed page. All other calculators and converters are in its lists. */
export const featuredEmbeds: readonly ({ calculator: string } | { converter: string })[] = [
  { calculator: "basic" },
  { calculator: "scientific" },
  { converter: "length" },
  { calculator: "bmi" },
  { calculator: "loan" },
  { calculator: "ductsizer" },
  { calculator: "plumbing" },
  { calculator: "pipesizer" },
  { calculator: "firefighting" },
  { calculator: "hvac" },
];

/** Calculators with a panel page for each unit system. Those with a form do if they have quantities. */
export const panelsInSystems: readonly string[] = ["physics"];

/** Synonyms of pages and articles, which have no declaration of their own, by path. */
export const pageWords: Readonly<Record<string, readonly string[]>> = {
  "/": ["home page", "start", "homepage"],
  "/calculators/all": ["list of calculators", "calculator list", "all tools"],
  "/converters": [
    "all converters",
    "list of converters",
    "unit converter",
    "unit conversion",
    "units",
    "conversion",
    "metric converter",
    "measurement converter",
  ],
  "/project": ["project", "linked calculations", "building project"],
  "/articles": ["blog", "guides", "news", "learn"],
  "/reviews": ["ratings", "testimonials", "feedback", "leave a review", "write a review"],
  "/contact": [
    "email",
    "support",
    "report a bug",
    "report an error",
    "report a wrong result",
    "help",
    "suggest a calculator",
    "wrong answer",
  ],
  "/calculators-for-your-site": [
    "embed",
    "embed code",
    "widget",
    "iframe",
    "add a calculator to my site",
    "put a calculator on my website",
    "embed a calculator on my website",
    "calculator for my website",
    "html widget",
  ],
  "/about": [
    "about us",
    "who are you",
    "who is behind this site",
    "who made this site",
    "who runs this site",
    "company",
    "what is scicalc",
  ],
  "/sitemap": ["site map", "all pages"],
  "/terms": ["terms and conditions", "terms of use", "legal", "disclaimer"],
  "/privacy-policy": [
    "cookies",
    "gdpr",
    "data protection",
    "tracking",
    "do you store my data",
    "do you sell my data",
    "is my data safe",
  ],
  "/disclosure": ["ads", "affiliate links", "how is it paid for"],
  "/editorial-policy": ["sources", "how is it checked", "accuracy"],
  "/faq": ["questions", "answers", "common questions"],
  "/articles/how-to-use-scientific-calculator-functions": [
    "how to use a scientific calculator",
    "scientific calculator guide",
  ],
  "/articles/mastering-financial-future": [
    "financial planning",
    "financial guide",
    "personal finance article",
    "personal finance",
  ],
  "/articles/guide-to-health-metrics": ["health guide", "health metrics"],
  "/articles/ultimate-guide-hvac-systems": ["hvac guide", "hvac systems", "types of hvac systems"],
  "/articles/mastering-your-plumbing": [
    "plumbing guide",
    "how plumbing works",
    "plumbing basics",
    "plumbing article",
  ],
  "/articles/guide-to-air-duct-cleaning": [
    "duct cleaning",
    "air duct cleaning",
    "should i clean my air ducts",
    "how often to clean ducts",
  ],
  "/articles/understanding-firefighting-systems": [
    "how sprinklers work",
    "fire protection guide",
    "firefighting systems",
  ],
  "/articles/decoding-hvac-calculations": [
    "hvac calculations explained",
    "how hvac loads are calculated",
    "how hvac calculations work",
  ],
  "/articles/finding-reliable-local-services": [
    "finding a contractor",
    "hire a contractor",
    "local contractors",
    "how to hire a plumber",
    "find a plumber",
    "find an electrician",
  ],
  "/articles/scicalc-user-guides": ["user guide", "manual", "tutorial", "instructions"],
};

/** Planned calculator, with the closest existing page. */
interface PlannedCalculator {
  id: string;
  name: string;
  words: string;
  /** Slug of a converter. */
  closest: string;
}

export const plannedCalculators: readonly PlannedCalculator[] = [];

export const converterOrder: Readonly<Record<string, readonly string[]>> = {
  "general-physics-mechanics": [
    "length",
    "area",
    "volume",
    "mass",
    "time",
    "speed",
    "acceleration",
    "angle",
    "solid-angle",
    "angular-velocity",
    "angular-acceleration",
    "frequency",
    "force",
    "pressure",
    "energy",
    "work",
    "power",
    "torque",
    "momentum",
    "mass-moment-of-inertia",
    "section-modulus",
    "moment-of-inertia-area",
    "polar-moment-of-inertia",
    "spring-constant",
    "linear-density",
    "sound-intensity",
    "sound-pressure-level",
    "radioactivity",
    "radiation-dose",
  ],
  "fluid-mechanics-hydraulics": [
    "density",
    "dynamic-viscosity",
    "kinematic-viscosity",
    "volumetric-flow-rate",
    "mass-flow-rate",
    "hydraulic-head",
    "permeability",
    "hydraulic-conductivity",
    "surface-tension",
    "leak-rate",
    "pipe-size",
  ],
  "thermal-heat-transfer": [
    "temperature",
    "temperature-difference",
    "thermal-resistance-r-value",
    "specific-heat-capacity",
    "thermal-conductivity",
    "heat-flux",
    "heat-transfer-coefficient",
    "thermal-diffusivity",
    "thermal-expansion",
    "heat-flow-rate",
    "heating-value-mass",
    "heating-value-volume",
    "degree-days",
  ],
  "civil-structural-engineering": [
    "stress",
    "strain",
    "youngs-modulus",
    "line-load",
    "area-load",
    "unit-weight",
    "bending-moment",
    "slope",
    "lumber-volume",
    "area-density",
  ],
  "electrical-magnetism": [
    "electric-charge",
    "current",
    "voltage",
    "resistance",
    "conductance",
    "capacitance",
    "inductance",
    "magnetic-flux",
    "magnetic-flux-density",
    "conductivity",
    "resistivity",
    "wire-gauge",
    "signal-level",
  ],
  "optics-astronomy-photometry": [
    "luminous-intensity",
    "illuminance",
    "luminance",
    "luminous-flux",
    "optical-power",
    "wavelength-frequency",
    "light-year",
    "parsec",
    "astronomical-unit",
  ],
  "chemistry-process-engineering": [
    "amount-of-substance",
    "molarity",
    "molality",
    "mass-concentration",
    "parts-per-million",
    "water-hardness",
    "specific-gravity",
    "ph",
    "gas-concentration",
    "gas-flow-rate",
  ],
  "climate-environment-meteorology": [
    "wind-speed",
    "rainfall",
    "precipitation-rate",
    "atmospheric-pressure",
    "humidity",
    "carbon-emissions",
    "solar-irradiance",
  ],
  "everyday-transport-miscellaneous": [
    "file-size",
    "data-transfer-rate",
    "pixel-density",
    "fuel-economy",
    "ev-efficiency",
    "pace",
    "typing-speed",
    "cooking",
    "shoe-size",
    "number-base",
  ],
};
