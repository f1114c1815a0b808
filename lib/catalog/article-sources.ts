import { type Citation, cite } from "../core/sources/cite.ts";

/** Sources of each article’s statements: standards with their edition, and agencies’ publications. */
export const articleSources: Readonly<Record<string, readonly Citation[]>> = {
  "how-to-use-scientific-calculator-functions": [
    cite("ISO 80000-2", "combinatorics; exponential, logarithmic, circular and hyperbolic functions"),
    cite("dlmf", "sections 4.2 (logarithms and powers) and 4.23 (inverse trigonometric functions)"),
    cite("ieee-754", "table 3.5: the 53 binary digits of binary64"),
    cite("SP811", "appendix B.7: rounding"),
  ],
  "mastering-financial-future": [
    cite(
      "regulation-z",
      "sections 1026.4 (finance charge), 1026.5(b)(2) and 1026.7(b)(12) (card statements) and 1026.23 (right of rescission), Appendix J (annual percentage rate)",
      "https://www.ecfr.gov/current/title-12/chapter-X/part-1026",
    ),
    cite(
      "reg-dd",
      "Appendix A: annual percentage yield",
      "https://www.ecfr.gov/current/title-12/chapter-X/part-1030",
    ),
    cite("fdic", "$250,000 per depositor, per insured bank, per ownership category"),
    cite("sec-fees"),
    cite(
      "hpa",
      "private mortgage insurance: cancellation at 80% and termination at 78% of the original value",
    ),
  ],
  "guide-to-health-metrics": [
    cite("who-894", "table 2.1: BMI classes"),
    cite("cdc-adult"),
    cite("lancet-2004"),
    cite("trefethen"),
    cite("nice-ng246", "section 1.9: waist-to-height ratio"),
    cite("who-waist", "annex A, table A1"),
    cite("clinical-obesity"),
    cite("mifflin"),
    cite("frankenfield"),
    cite("eer", "equations and activity categories of adults"),
    cite("fao", "chapter 5: physical activity levels of lifestyles"),
    cite("hall-2011"),
    cite("jensen-2014", "waist limits; rates of loss and energy goals"),
    cite("dri-2005", "acceptable macronutrient distribution ranges; recommended protein"),
    cite("dga-2025"),
  ],
  "ultimate-guide-hvac-systems": [
    cite("ashrae-62-1", "ventilation rate procedure: minimum rates and zone air distribution effectiveness"),
    cite("ashrae-62-2", "section 4: dwelling-unit ventilation"),
    cite(
      "ASHRAE-F",
      "chapters 14 (climatic design information), 18 (load calculations) and 21 (duct design)",
    ),
    cite("manual-j"),
    cite("manual-s"),
    cite("10-cfr-430-m1"),
    cite("10-cfr-430-32", "minimum SEER2, EER2, HSPF2 and AFUE by region"),
    cite("epa-technology-transitions"),
    cite("public-law-119-21"),
    cite("40-cfr-82-161"),
  ],
  "mastering-your-plumbing": [
    cite("ipc", "sections 604 and 704, tables 604.3, 709.1 and 710.1(1), Appendix E"),
    cite("bms65"),
    cite("astm-b88", "type L dimensions"),
    cite("copper-tube-handbook", "water velocity limits"),
    cite("iapmo-wdc"),
  ],
  "guide-to-air-duct-cleaning": [
    cite("epa-ducts"),
    cite("nadca-acr"),
    cite("ashrae-52-2"),
    cite("energy-star-ducts"),
    cite("ul-181"),
    cite("epa-mold"),
    cite("usfa-dryers"),
  ],
  "understanding-firefighting-systems": [
    cite(
      "nfpa-13",
      "density and area for each hazard, hose streams, Hazen-Williams formula; annex A for occupancies",
    ),
    cite("nfpa-14", "sections 7.8 and 7.10: residual pressure and flow"),
    cite("nfpa-20"),
    cite("nfpa-25"),
    cite("nfpa-291", "chapter 4: flow tests"),
    cite("nfpa-10"),
    cite("nfpa-72", "chapter 29: smoke alarms in dwellings"),
  ],
  "decoding-hvac-calculations": [
    cite(
      "ASHRAE-F",
      "chapters 14 (climatic design information), 17 and 18 (residential and nonresidential loads) and 21 (duct design)",
    ),
    cite("manual-j"),
    cite("iecc", "table R402.1.2: U-factors of the building envelope"),
  ],
  "finding-reliable-local-services": [
    cite("16-cfr-429", "section 429.0(a): the definition of a door-to-door sale and its exceptions"),
    cite("ftc-home-improvement"),
    cite("california-7159-5", "(a)(3): the down payment limit"),
    cite("40-cfr-82-161"),
  ],
  "scicalc-user-guides": [cite("SI9"), cite("SP811", "appendix B: conversion factors"), cite("CODATA22")],
};
