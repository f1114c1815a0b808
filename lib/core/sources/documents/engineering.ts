import { documents } from "../document.ts";

export const engineering = documents({
  "ashrae-fittings": { title: "ASHRAE Handbook: Fundamentals (SI)", edition: "2009" },
  colebrook: {
    title: "C. F. Colebrook, Turbulent Flow in Pipes, Journal of the Institution of Civil Engineers 11",
    edition: "1939",
  },
  idelchik: { title: "I. E. Idelchik, Handbook of Hydraulic Resistance", edition: "3rd edition, 1994" },
  crane: {
    title: "Crane, Flow of Fluids Through Valves, Fittings and Pipe, Technical Paper 410",
    edition: "2009",
  },
  huebscher: {
    title:
      "R. G. Huebscher, Friction Equivalents for Round, Square and Rectangular Ducts, ASHVE Transactions 54",
    edition: "1948",
  },
  "heyt-diaz": {
    title: "J. W. Heyt and M. J. Diaz, Pressure Drop in Flat-Oval Spiral Air Duct, ASHRAE Transactions 81",
    edition: "1975",
  },
  "lbnl-flexible": {
    title:
      "B. Abushakra, I. S. Walker, M. H. Sherman, Compression Effects on Pressure Loss in Flexible HVAC Ducts",
    edition: "2004",
    url: "https://escholarship.org/",
  },
  "ashrae-noise": { title: "ASHRAE Handbook: HVAC Applications", edition: "2015" },
  "smacna-leakage": {
    title: "SMACNA, HVAC Air Duct Leakage Test Manual (ANSI/SMACNA 016)",
    edition: "2nd edition, 2012; classes 30 and 48 from the 1st edition, 1985",
  },
  "en-16798-3": { title: "EN 16798-3, Ventilation for non-residential buildings", edition: "2017" },
  "en-1506": { title: "EN 1506 and EN 1505, Sheet metal air ducts: Dimensions", edition: "2007; 1997" },
  "ashrae-62-1": {
    title: "ANSI/ASHRAE Standard 62.1, Ventilation and Acceptable Indoor Air Quality",
    edition: "2022",
    url: "https://www.ashrae.org/technical-resources/bookstore/standards-62-1-62-2",
  },
  "ashrae-62-2": {
    title:
      "ANSI/ASHRAE Standard 62.2, Ventilation and Acceptable Indoor Air Quality in Residential Buildings",
    edition: "2022",
    url: "https://www.ashrae.org/technical-resources/bookstore/standards-62-1-62-2",
  },
  "manual-j": {
    title: "ANSI/ACCA 2 Manual J, Residential Load Calculation",
    edition: "8th edition, 2016",
    url: "https://www.acca.org/standards/technical-manuals/manual-j",
  },
  "10-cfr-430-m1": {
    title: "10 CFR Part 430, Subpart B, Appendix M1 (SEER2, EER2, HSPF2) and Appendix N (AFUE)",
    edition: "current text",
    url: "https://www.ecfr.gov/current/title-10/chapter-II/subchapter-D/part-430",
  },
  ipc: {
    title: "International Plumbing Code, International Code Council",
    edition: "2021",
    url: "https://codes.iccsafe.org/content/IPC2021P1",
  },
  upc: {
    title: "Uniform Plumbing Code, IAPMO (IAPMO/ANSI UPC 1)",
    edition: "2021",
    url: "https://www.iapmo.org/codes-and-standards-development/uniform-codes",
  },
  chow: {
    title: "V. T. Chow, Open-Channel Hydraulics",
    edition: "1959",
  },
  manning: {
    title:
      "R. Manning, On the Flow of Water in Open Channels and Pipes, Transactions of the Institution of Civil Engineers of Ireland 20",
    edition: "1891",
  },
  "iapws-95": {
    title: "IAPWS R6-95, Thermodynamic Properties of Ordinary Water Substance for General and Scientific Use",
    edition: "2018",
    url: "https://iapws.org/relguide/IAPWS-95.html",
  },
  "doe-water-heating": {
    title: "Sizing Storage Water Heaters, peak hour demand worksheet, US Department of Energy",
    edition: "2009, as archived by energycode.com",
    url: "https://www.energycode.com/?page_id=237",
  },
  bms65: {
    title:
      "R. B. Hunter: Methods of Estimating Loads in Plumbing Systems, Report BMS65, National Bureau of Standards",
    edition: "1940",
    url: "https://doi.org/10.6028/NBS.BMS.65",
  },
  "astm-b88": {
    title: "ASTM B88, Standard Specification for Seamless Copper Water Tube",
    edition: "2022",
    url: "https://www.astm.org/b0088-22.html",
  },
  "copper-tube-handbook": {
    title: "The Copper Tube Handbook, Copper Development Association",
    edition: "A4015-14/20",
    url: "https://www.copper.org/publications/pub_list/pdf/copper_tube_handbook.pdf",
  },
  "nema-mg-1": {
    title: "NEMA MG 1, Motors and Generators, National Electrical Manufacturers Association",
    edition: "2021",
  },
  "iec-60034-30-1": {
    title: "IEC 60034-30-1, Rotating Electrical Machines: Efficiency Classes of Line Operated AC Motors",
    edition: "2014",
  },
  "spirax-sarco-steam": {
    title: "Steam and Condensate Pipe Sizing, capacity of steam pipes, Spirax Sarco",
    edition: "undated, as excerpted by Scribd",
    url: "https://www.scribd.com/document/548497262/26-Spirax-Sarco-Tech-1-Ppp",
  },
  "ingersoll-rand-air": {
    title: "Compressed air distribution, Ingersoll Rand",
    edition: "current text",
    url: "https://ingersollrandcompressedair.com/Air-Distribution_b_8.html",
  },
  "iapmo-wdc": {
    title: "Peak Water Demand Study and the Water Demand Calculator based on it, IAPMO",
    edition: "2017",
    url: "https://www.iapmo.org/water-demand-calculator",
  },
  "epa-ducts": {
    title: "Should You Have the Air Ducts in Your Home Cleaned?, EPA 402-K-97-002",
    edition: "1997, as archived on the agency’s site",
    url: "https://www.epa.gov/indoor-air-quality-iaq/should-you-have-air-ducts-your-home-cleaned",
  },
  "nadca-acr": {
    title: "ACR, The NADCA Standard for Assessment, Cleaning and Restoration of HVAC Systems",
    edition: "2021",
    url: "https://nadca.com/resources/acr-nadca-standard",
  },
  "ashrae-52-2": {
    title:
      "ANSI/ASHRAE Standard 52.2, Method of Testing General Ventilation Air-Cleaning Devices for Removal Efficiency by Particle Size",
    edition: "2017",
    url: "https://www.ashrae.org/technical-resources/bookstore",
  },
  "energy-star-ducts": {
    title: "Duct Sealing, ENERGY STAR (EPA and Department of Energy)",
    edition: "current text",
    url: "https://www.energystar.gov/saveathome/heating-cooling/duct-sealing",
  },
  "ul-181": {
    title: "UL 181A and UL 181B, closure systems for rigid and flexible air ducts",
    edition: "2013",
  },
  "epa-mold": {
    title: "A Brief Guide to Mold, Moisture and Your Home, EPA 402-K-02-003",
    edition: "2012",
    url: "https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home",
  },
  "usfa-dryers": {
    title:
      "Clothes Dryer Fires in Residential Buildings (2008–2010), U.S. Fire Administration, Topical Fire Report Series 13(7)",
    edition: "2012",
    url: "https://www.usfa.fema.gov/downloads/pdf/statistics/v13i7.pdf",
  },
  "nfpa-13": {
    title: "NFPA 13, Standard for the Installation of Sprinkler Systems",
    edition: "2022",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-13-standard-development/13",
  },
  "nfpa-14": {
    title: "NFPA 14, Standard for the Installation of Standpipe and Hose Systems",
    edition: "2019",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-14-standard-development/14",
  },
  "nfpa-20": {
    title: "NFPA 20, Standard for the Installation of Stationary Pumps for Fire Protection",
    edition: "2022",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-20-standard-development/20",
  },
  "nfpa-291": {
    title: "NFPA 291, Recommended Practice for Water Flow Testing and Marking of Hydrants",
    edition: "2022",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-291-standard-development/291",
  },
  "todini-pilati": {
    title:
      "E. Todini and S. Pilati, A Gradient Algorithm for the Analysis of Pipe Networks, Computer Applications in Water Supply",
    edition: "1988",
  },
  "hose-friction": {
    title:
      "J. L. Scheffey, E. W. Forssell, M. E. Benfer: Determination of Fire Hose Friction Loss Characteristics, Fire Protection Research Foundation",
    edition: "2013",
  },
  "ifsta-pumping": {
    title: "Pumping and Aerial Apparatus Driver/Operator Handbook, IFSTA",
    edition: "3rd edition, 2015",
  },
  ifc: {
    title: "International Fire Code, International Code Council",
    edition: "2021",
    url: "https://codes.iccsafe.org/content/IFC2021P1",
  },
  "iso-nff": {
    title: "Guide for Determination of Needed Fire Flow, Insurance Services Office",
    edition: "06-2014",
  },
  "nfa-flow": {
    title: "National Fire Academy: the fire flow formula from its company tactics courses",
    edition: "as taught since the 1980s",
  },
  "iowa-flow": {
    title:
      "K. Royer and F. W. Nelson, Water for Fire Fighting: Rate-of-Flow Formula, Iowa State University, Bulletin 18",
    edition: "1959",
  },
  "nfpa-1142": {
    title: "NFPA 1142, Standard on Water Supplies for Suburban and Rural Fire Fighting",
    edition: "2022",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-1142-standard-development/1142",
  },
  "nfpa-25": {
    title:
      "NFPA 25, Standard for the Inspection, Testing, and Maintenance of Water-Based Fire Protection Systems",
    edition: "2023",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-25-standard-development/25",
  },
  "nfpa-10": {
    title: "NFPA 10, Standard for Portable Fire Extinguishers",
    edition: "2022",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-10-standard-development/10",
  },
  "nfpa-72": {
    title: "NFPA 72, National Fire Alarm and Signaling Code",
    edition: "2022",
    url: "https://www.nfpa.org/codes-and-standards/nfpa-72-standard-development/72",
  },
  iecc: {
    title: "International Energy Conservation Code, International Code Council",
    edition: "2021",
    url: "https://codes.iccsafe.org/content/IECC2021P2",
  },
  "16-cfr-429": {
    title:
      "Rule Concerning Cooling-Off Period for Sales Made at Homes or at Certain Other Locations (16 CFR Part 429), Federal Trade Commission",
    edition: "1972, as amended in 2015",
    url: "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-429",
  },
  "ftc-home-improvement": {
    title: "How To Avoid a Home Improvement Scam, Federal Trade Commission",
    edition: "current text",
    url: "https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam",
  },
  "california-7159-5": {
    title: "California Business and Professions Code, section 7159.5",
    edition: "current text",
    url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7159.5",
  },
  "40-cfr-82-161": {
    title: "Technician certification under section 608 of the Clean Air Act (40 CFR 82.161), EPA",
    edition: "current text",
    url: "https://www.ecfr.gov/current/title-40/chapter-I/subchapter-C/part-82/subpart-F",
  },
  moody: {
    title: "L. F. Moody, Friction Factors for Pipe Flow, Transactions of the ASME 66",
    edition: "1944",
  },
  "iapws-if97": {
    title: "Revised Release on the IAPWS Industrial Formulation 1997, IAPWS R7-97",
    edition: "2012",
    url: "https://iapws.org/documents/release/IF97-Rev",
  },
  "iapws-viscosity": {
    title:
      "Release on the IAPWS Formulation 2008 for the Viscosity of Ordinary Water Substance, IAPWS R12-08",
    edition: "2008",
    url: "https://iapws.org/documents/release/viscosity",
  },
  melinder: {
    title:
      "Å. Melinder, Properties of Secondary Working Fluids for Indirect Systems, International Institute of Refrigeration",
    edition: "2010",
  },
  quikrete: {
    title: "QUIKRETE Concrete Mix, No. 1101, product data sheet",
    publisher: "The QUIKRETE Companies",
    edition: "current text",
    url: "https://www.quikrete.com/productlines/concretemix.asp",
  },
  munson: {
    title: "B. R. Munson, D. F. Young, T. H. Okiishi, Fundamentals of Fluid Mechanics",
    edition: "5th edition, 2006",
  },
  hooper: {
    title: "W. B. Hooper, The Two-K Method Predicts Head Losses in Pipe Fittings, Chemical Engineering",
    edition: "August 24, 1981",
  },
  darby: {
    title: "R. Darby, Correlate Pressure Drops Through Fittings, Chemical Engineering",
    edition: "July 1999 and April 2001",
  },
  "hazen-williams": {
    title: "G. S. Williams and A. Hazen, Hydraulic Tables",
    edition: "3rd edition, 1920; in SI with modern constants",
  },
  "wylie-streeter": {
    title: "E. B. Wylie and V. L. Streeter, Fluid Transients in Systems",
    edition: "1993",
  },
  "hydraulic-institute": {
    title: "ANSI/HI 9.6.1, Rotodynamic Pumps: Guideline for NPSH Margin, Hydraulic Institute",
    edition: "2017",
  },
  "asme-b36-10m": {
    title: "ASME B36.10M, Welded and Seamless Wrought Steel Pipe",
    edition: "2022",
  },
  "iso-13786": {
    title: "ISO 13786, Thermal performance of building components: Dynamic thermal characteristics",
    edition: "2017",
    url: "https://www.iso.org/standard/65711.html",
  },
});
