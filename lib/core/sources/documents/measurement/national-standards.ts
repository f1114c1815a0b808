import { documents } from "../../document.ts";

/** Standards of one country, and of its societies of engineers. */
export const nationalStandards = documents({
  AASHTO: {
    title: "A Policy on Geometric Design of Highways and Streets",
    publisher: "AASHTO",
    edition: "7th edition, 2018",
  },
  "API MPMS": {
    title: "Manual of Petroleum Measurement Standards",
    publisher: "American Petroleum Institute",
    edition: "chapter 11.1, 2004",
  },
  AS1325: {
    title: "AS 1325: Metric household measuring devices",
    publisher: "Standards Australia",
    edition: "1972",
  },
  "ASBC MOA": {
    title:
      "Methods of Analysis: Beer-3 and Tables Related to Determinations on Wort, Beer, and Brewing Sugars",
    publisher: "American Society of Brewing Chemists",
    edition: "14th edition",
  },
  "ASCE 7": {
    title: "ASCE/SEI 7: Minimum Design Loads and Associated Criteria for Buildings and Other Structures",
    publisher: "American Society of Civil Engineers",
    edition: "2022",
  },
  "ASHRAE-F": {
    title: "ASHRAE Handbook: Fundamentals",
    publisher: "ASHRAE",
    edition: "2021",
    url: "https://www.ashrae.org/technical-resources/ashrae-handbook",
  },
  "ASHRAE-S": {
    title: "ASHRAE Handbook: HVAC Systems and Equipment",
    publisher: "ASHRAE",
    edition: "2020",
  },
  "ASME B36.10M": {
    title: "ASME B36.10: Welded and Seamless Wrought Steel Pipe",
    publisher: "ASME",
    edition: "2022",
  },
  "ASME PTC 19.2": {
    title: "PTC 19.2: Pressure Measurement",
    publisher: "ASME",
    edition: "2010",
  },
  "ASTM B258": {
    title:
      "ASTM B258: Standard nominal diameters and cross-sectional areas of AWG sizes of solid round wires used as electrical conductors",
    publisher: "ASTM International",
    edition: "2018",
  },
  "ASTM D1126": {
    title: "ASTM D1126: Standard Test Method for Hardness in Water",
    publisher: "ASTM International",
    edition: "2017",
  },
  "ASTM D2161": {
    title:
      "ASTM D2161: Conversion of Kinematic Viscosity to Saybolt Universal Viscosity or to Saybolt Furol Viscosity",
    publisher: "ASTM International",
    edition: "2017",
  },
  "ASTM D646": {
    title: "ASTM D646: Standard Test Method for Mass Per Unit Area of Paper and Paperboard (Basis Weight)",
    publisher: "ASTM International",
    edition: "2013",
  },
  "ASTM D861": {
    title:
      "ASTM D861: Use of the tex system to designate linear density of fibers, yarn intermediates, and yarns",
    publisher: "ASTM International",
    edition: "current edition",
  },
  "BS 4745": {
    title: "BS 4745: Determination of the thermal resistance of textiles",
    publisher: "British Standards Institution",
    edition: "2005",
  },
  "BS 718": {
    title: "BS 718: Density hydrometers",
    publisher: "British Standards Institution",
    edition: "1991",
  },
  BS350: {
    title: "BS 350: Conversion factors and tables, Part 1",
    publisher: "British Standards Institution",
    edition: "1974",
  },
  BS3737: {
    title: "BS 3737: Wire gauge (Standard Wire Gauge, SWG)",
    publisher: "British Standards Institution",
    edition: "1964, withdrawn",
  },
  "DIN 1343": {
    title: "DIN 1343: Reference conditions, normal conditions, normal volume",
    publisher: "DIN",
    edition: "1990",
  },
  "DIN 38409-6": {
    title: "DIN 38409-6: Determination of the hardness of water",
    publisher: "DIN",
    edition: "1986",
  },
  "DIN16507-2": {
    title: "DIN 16507-2: Printing technology, type sizes, part 2",
    publisher: "DIN",
    edition: "1999",
  },
  "GB/T 3293.1": {
    title: "GB/T 3293.1: Shoe sizes",
    publisher: "Standardization Administration of China",
    edition: "1998",
  },
  "GOST 31865": {
    title: "GOST 31865: Water, unit of hardness",
    publisher: "Interstate Council for Standardization (CIS)",
    edition: "2012",
  },
  "GPA 2172": {
    title:
      "GPA 2172 / API MPMS 14.5: Calculation of gross heating value, relative density and compressibility of natural gas mixtures",
    publisher: "GPA Midstream Association",
    edition: "2009",
  },
  IES: {
    title: "The Lighting Handbook",
    publisher: "Illuminating Engineering Society",
    edition: "10th edition, 2011",
  },
  IRC: {
    title: "International Residential Code",
    publisher: "International Code Council",
    edition: "2021",
  },
  "JIS S 2013": {
    title: "JIS S 2013: Cooking measures",
    publisher: "Japanese Standards Association",
    edition: "current edition",
  },
  "JIS S 5037": {
    title: "JIS S 5037: Sizing system for shoes",
    publisher: "Japanese Standards Association",
    edition: "1998",
  },
  JSRAE: {
    title: "Refrigeration glossary, 68: refrigerating ton",
    publisher: "Japan Society of Refrigerating and Air Conditioning Engineers",
    edition: "accessed 2026",
    url: "https://jsrae.or.jp/annai/yougo/68.html",
  },
  "NF T 90-003": {
    title: "NF T 90-003: Determination of the total hardness of water",
    publisher: "AFNOR",
    edition: "1984",
  },
  "SEMI E12": {
    title:
      "SEMI E12: Standard pressure, temperature, density, and flow units used in mass flow meters and mass flow controllers",
    publisher: "SEMI",
    edition: "2018",
  },
  "SM 2340": {
    title: "Standard Methods for the Examination of Water and Wastewater, method 2340: Hardness",
    publisher: "APHA, AWWA and WEF",
    edition: "24th edition, 2023",
  },
  "TAPPI T410": {
    title: "TAPPI T 410: Grammage of paper and paperboard (weight per unit area)",
    publisher: "TAPPI",
    edition: "2019",
  },
});
