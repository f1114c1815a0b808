import type { Source } from "../calculators/define.ts";

/** What each article's statements rest on: standards with the edition that was followed, and agencies' publications. */
export const articleSources: Readonly<Record<string, readonly Source[]>> = {
  "how-to-use-scientific-calculator-functions": [
    {
      id: "iso-80000-2",
      title: "ISO 80000-2, Quantities and units, Part 2: Mathematics",
      edition: "2019",
      clause: "combinatorics; exponential, logarithmic, circular and hyperbolic functions",
      url: "https://www.iso.org/standard/64973.html",
    },
    {
      id: "dlmf",
      title: "NIST Digital Library of Mathematical Functions",
      clause: "sections 4.2 (logarithms and powers) and 4.23 (inverse trigonometric functions)",
      edition: "release 1.2",
      url: "https://dlmf.nist.gov/4.23",
    },
    {
      id: "ieee-754",
      title: "IEEE 754, Standard for Floating-Point Arithmetic",
      edition: "2019",
      clause: "table 3.5: the 53 binary digits of binary64",
      url: "https://doi.org/10.1109/IEEESTD.2019.8766229",
    },
    {
      id: "sp811",
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
      edition: "2008",
      clause: "appendix B.7: rounding",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
  ],
  "mastering-financial-future": [
    {
      id: "regulation-z",
      title: "Regulation Z, Truth in Lending (12 CFR Part 1026)",
      edition: "current text",
      clause: "section 1026.4 and Appendix J: finance charge and annual percentage rate",
      url: "https://www.ecfr.gov/current/title-12/chapter-X/part-1026",
    },
    {
      id: "regulation-dd",
      title: "Regulation DD, Truth in Savings (12 CFR Part 1030)",
      edition: "current text",
      clause: "Appendix A: annual percentage yield",
      url: "https://www.ecfr.gov/current/title-12/chapter-X/part-1030",
    },
    {
      id: "fdic",
      title: "Deposit Insurance Coverage (12 CFR Part 330), Federal Deposit Insurance Corporation",
      edition: "current text",
      clause: "$250,000 per depositor, insured bank and ownership category",
      url: "https://www.ecfr.gov/current/title-12/chapter-III/subchapter-B/part-330",
    },
    {
      id: "sec-fees",
      title: "Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio, SEC",
      edition: "2014",
      url: "https://www.sec.gov/investor/alerts/ib_fees_expenses.pdf",
    },
    {
      id: "homeowners-protection-act",
      title: "Homeowners Protection Act of 1998 (12 U.S.C. 4901–4910)",
      edition: "1998, as amended",
      clause: "private mortgage insurance and the 80% loan-to-value ratio",
      url: "https://www.govinfo.gov/link/uscode/12/4901",
    },
  ],
  "guide-to-health-metrics": [
    {
      id: "who-trs-894",
      title: "Obesity: preventing and managing the global epidemic, WHO Technical Report Series 894",
      edition: "2000",
      clause: "table 2.1: the bands of BMI",
      url: "https://iris.who.int/handle/10665/42330",
    },
    {
      id: "who-2004",
      title:
        "WHO Expert Consultation: Appropriate body-mass index for Asian populations, The Lancet 363, 157–163",
      edition: "2004",
      url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
    },
    {
      id: "mifflin-1990",
      title:
        "Mifflin, St Jeor et al.: A new predictive equation for resting energy expenditure, Am J Clin Nutr 51, 241–247",
      edition: "1990",
      url: "https://doi.org/10.1093/ajcn/51.2.241",
    },
    {
      id: "frankenfield-2005",
      title:
        "Frankenfield et al.: Comparison of predictive equations for resting metabolic rate, J Am Diet Assoc 105, 775–789",
      edition: "2005",
      url: "https://doi.org/10.1016/j.jada.2005.02.005",
    },
    {
      id: "hall-2011",
      title:
        "Hall et al.: Quantification of the effect of energy imbalance on bodyweight, The Lancet 378, 826–837",
      edition: "2011",
      url: "https://doi.org/10.1016/S0140-6736(11)60812-X",
    },
    {
      id: "jensen-2014",
      title:
        "2013 AHA/ACC/TOS Guideline for the Management of Overweight and Obesity in Adults, Circulation 129, S102–S138",
      edition: "2014",
      url: "https://doi.org/10.1161/01.cir.0000437739.71477.ee",
    },
    {
      id: "dri-2005",
      title:
        "Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids, National Academies",
      edition: "2005",
      clause: "acceptable macronutrient distribution ranges",
      url: "https://doi.org/10.17226/10490",
    },
  ],
  "ultimate-guide-hvac-systems": [
    {
      id: "ashrae-62-1",
      title: "ANSI/ASHRAE Standard 62.1, Ventilation and Acceptable Indoor Air Quality",
      edition: "2022",
      clause: "ventilation rate procedure: minimum rates and zone air distribution effectiveness",
      url: "https://www.ashrae.org/technical-resources/bookstore/standards-62-1-62-2",
    },
    {
      id: "ashrae-62-2",
      title:
        "ANSI/ASHRAE Standard 62.2, Ventilation and Acceptable Indoor Air Quality in Residential Buildings",
      edition: "2022",
      clause: "section 4: dwelling-unit ventilation",
      url: "https://www.ashrae.org/technical-resources/bookstore/standards-62-1-62-2",
    },
    {
      id: "ashrae-fundamentals",
      title: "ASHRAE Handbook—Fundamentals",
      edition: "2021",
      clause: "chapters 14 (climatic design information), 18 (load calculations) and 21 (duct design)",
      url: "https://www.ashrae.org/technical-resources/ashrae-handbook",
    },
    {
      id: "manual-j",
      title: "ANSI/ACCA 2 Manual J, Residential Load Calculation",
      edition: "8th edition, 2016",
      url: "https://www.acca.org/standards/technical-manuals/manual-j",
    },
    {
      id: "10-cfr-430-m1",
      title: "10 CFR Part 430, Subpart B, Appendix M1 (SEER2, EER2, HSPF2) and Appendix N (AFUE)",
      edition: "current text",
      url: "https://www.ecfr.gov/current/title-10/chapter-II/subchapter-D/part-430",
    },
  ],
  "mastering-your-plumbing": [
    {
      id: "ipc",
      title: "International Plumbing Code, International Code Council",
      edition: "2021",
      clause: "sections 604 and 704, tables 604.3, 709.1 and 710.1(1), Appendix E",
      url: "https://codes.iccsafe.org/content/IPC2021P1",
    },
    {
      id: "bms65",
      title:
        "R. B. Hunter: Methods of Estimating Loads in Plumbing Systems, Report BMS65, National Bureau of Standards",
      edition: "1940",
      url: "https://doi.org/10.6028/NBS.BMS.65",
    },
    {
      id: "astm-b88",
      title: "ASTM B88, Standard Specification for Seamless Copper Water Tube",
      edition: "2022",
      clause: "dimensions of type L",
      url: "https://www.astm.org/b0088-22.html",
    },
    {
      id: "copper-tube-handbook",
      title: "The Copper Tube Handbook, Copper Development Association",
      edition: "A4015-14/20",
      clause: "water velocity limits",
      url: "https://www.copper.org/publications/pub_list/pdf/copper_tube_handbook.pdf",
    },
    {
      id: "iapmo-wdc",
      title: "Peak Water Demand Study, and the Water Demand Calculator made from it, IAPMO",
      edition: "2017",
      url: "https://www.iapmo.org/water-demand-calculator",
    },
  ],
  "guide-to-air-duct-cleaning": [
    {
      id: "epa-ducts",
      title: "Should You Have the Air Ducts in Your Home Cleaned?, EPA 402-K-97-002",
      edition: "1997, as kept on the agency’s site",
      url: "https://www.epa.gov/indoor-air-quality-iaq/should-you-have-air-ducts-your-home-cleaned",
    },
    {
      id: "nadca-acr",
      title: "ACR, The NADCA Standard for Assessment, Cleaning and Restoration of HVAC Systems",
      edition: "2021",
      url: "https://nadca.com/resources/acr-nadca-standard",
    },
    {
      id: "ashrae-52-2",
      title:
        "ANSI/ASHRAE Standard 52.2, Method of Testing General Ventilation Air-Cleaning Devices for Removal Efficiency by Particle Size",
      edition: "2017",
      url: "https://www.ashrae.org/technical-resources/bookstore",
    },
    {
      id: "energy-star-ducts",
      title: "Duct Sealing, ENERGY STAR (EPA and Department of Energy)",
      edition: "current text",
      url: "https://www.energystar.gov/saveathome/heating-cooling/duct-sealing",
    },
    {
      id: "ul-181",
      title: "UL 181A and UL 181B, closure systems for rigid and flexible air ducts",
      edition: "2013",
    },
    {
      id: "epa-mold",
      title: "A Brief Guide to Mold, Moisture and Your Home, EPA 402-K-02-003",
      edition: "2012",
      url: "https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home",
    },
    {
      id: "usfa-dryers",
      title:
        "Clothes Dryer Fires in Residential Buildings (2008–2010), U.S. Fire Administration, Topical Fire Report Series 13(7)",
      edition: "2012",
      url: "https://www.usfa.fema.gov/downloads/pdf/statistics/v13i7.pdf",
    },
  ],
  "understanding-firefighting-systems": [
    {
      id: "nfpa-13",
      title: "NFPA 13, Standard for the Installation of Sprinkler Systems",
      edition: "2022",
      clause:
        "density and area for each hazard, hose streams, Hazen-Williams formula; annex A for the occupancies",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-13-standard-development/13",
    },
    {
      id: "nfpa-14",
      title: "NFPA 14, Standard for the Installation of Standpipe and Hose Systems",
      edition: "2019",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-14-standard-development/14",
    },
    {
      id: "nfpa-20",
      title: "NFPA 20, Standard for the Installation of Stationary Pumps for Fire Protection",
      edition: "2022",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-20-standard-development/20",
    },
    {
      id: "nfpa-25",
      title:
        "NFPA 25, Standard for the Inspection, Testing, and Maintenance of Water-Based Fire Protection Systems",
      edition: "2023",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-25-standard-development/25",
    },
    {
      id: "nfpa-10",
      title: "NFPA 10, Standard for Portable Fire Extinguishers",
      edition: "2022",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-10-standard-development/10",
    },
    {
      id: "nfpa-72",
      title: "NFPA 72, National Fire Alarm and Signaling Code",
      edition: "2022",
      clause: "chapter 29: smoke alarms in dwellings",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-72-standard-development/72",
    },
  ],
  "decoding-hvac-calculations": [
    {
      id: "ashrae-fundamentals",
      title: "ASHRAE Handbook—Fundamentals",
      edition: "2021",
      clause:
        "chapters 14 (climatic design information), 17 and 18 (residential and nonresidential loads) and 21 (duct design)",
      url: "https://www.ashrae.org/technical-resources/ashrae-handbook",
    },
    {
      id: "manual-j",
      title: "ANSI/ACCA 2 Manual J, Residential Load Calculation",
      edition: "8th edition, 2016",
      url: "https://www.acca.org/standards/technical-manuals/manual-j",
    },
    {
      id: "iecc",
      title: "International Energy Conservation Code, International Code Council",
      edition: "2021",
      clause: "table R402.1.2: U-factors of the building envelope",
      url: "https://codes.iccsafe.org/content/IECC2021P2",
    },
  ],
  "finding-reliable-local-services": [
    {
      id: "16-cfr-429",
      title:
        "Rule Concerning Cooling-Off Period for Sales Made at Homes or at Certain Other Locations (16 CFR Part 429), Federal Trade Commission",
      edition: "1972, as amended in 2015",
      clause: "section 429.0(a): the definition of a door-to-door sale and its exceptions",
      url: "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-429",
    },
    {
      id: "ftc-home-improvement",
      title: "How To Avoid a Home Improvement Scam, Federal Trade Commission",
      edition: "current text",
      url: "https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam",
    },
    {
      id: "california-7159-5",
      title: "California Business and Professions Code, section 7159.5",
      edition: "current text",
      clause: "(a)(3): the limit of a down payment",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7159.5",
    },
    {
      id: "40-cfr-82-161",
      title: "Technician certification under section 608 of the Clean Air Act (40 CFR 82.161), EPA",
      edition: "current text",
      url: "https://www.ecfr.gov/current/title-40/chapter-I/subchapter-C/part-82/subpart-F",
    },
  ],
  "scicalc-user-guides": [
    {
      id: "si-brochure",
      title: "The International System of Units (SI Brochure), BIPM",
      edition: "9th edition, 2019 (version 3.01, 2024)",
      url: "https://www.bipm.org/en/publications/si-brochure",
    },
    {
      id: "sp811",
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
      edition: "2008",
      clause: "appendix B: conversion factors",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
    {
      id: "codata",
      title: "CODATA Recommended Values of the Fundamental Physical Constants, NIST",
      edition: "2022",
      url: "https://physics.nist.gov/cuu/Constants/",
    },
  ],
};
