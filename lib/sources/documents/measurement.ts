import { documents } from "../document.ts";

/** What the factors of converters rest on. The code of each is what groups of units and definitions cite. */
export const measurement = documents({
  SI9: {
    title: "The International System of Units (SI Brochure)",
    publisher: "BIPM",
    edition: "9th edition, 2019 (v3.01, 2024)",
    url: "https://www.bipm.org/en/publications/si-brochure",
  },
  SI8: {
    title: "The International System of Units (SI Brochure)",
    publisher: "BIPM",
    edition: "8th edition, 2006",
    url: "https://www.bipm.org/en/publications/si-brochure",
  },
  SP811: {
    title: "Guide for the Use of the International System of Units, Special Publication 811",
    publisher: "NIST",
    edition: "2008",
    url: "https://www.nist.gov/pml/special-publication-811",
  },
  HB44: {
    title: "Handbook 44, Appendix C: General Tables of Units of Measurement",
    publisher: "NIST",
    edition: "current edition",
    url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
  },
  HB130: {
    title: "Handbook 130: Uniform Laws and Regulations",
    publisher: "NIST",
    edition: "current edition",
  },
  FR2020: {
    title: "Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698",
    publisher: "Federal Register",
    edition: "October 5, 2020",
    url: "https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot",
  },
  UKWM85: {
    title: "Weights and Measures Act 1985, Schedule 1",
    publisher: "UK Parliament",
    edition: "1985",
    url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
  },
  CODATA22: {
    title: "CODATA recommended values of the fundamental physical constants",
    publisher: "NIST / CODATA",
    edition: "2022",
    url: "https://physics.nist.gov/cuu/Constants/",
  },
  ARIF2009: {
    title: "Analysis of text entry performance metrics (A. S. Arif, W. Stuerzlinger)",
    publisher: "IEEE TIC-STH 2009, 100–105",
    edition: "2009",
    url: "https://doi.org/10.1109/TIC-STH.2009.5444533",
  },
  "26USC45K": {
    title: "Internal Revenue Code, 26 U.S.C. 45K: barrel-of-oil equivalent of 5.8 million Btu",
    publisher: "US Congress",
    edition: "current edition",
  },
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
  APPARELSEARCH: {
    title: "Mommes: unit of measure for silk",
    publisher: "Apparel Search",
    edition: "as read in 2026",
    url: "http://www.apparelsearch.com/education/measurements/textiles/fabrics/mommes.html",
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
  BDA: {
    title: "White Paper: Blu-ray Disc Format, General",
    publisher: "Blu-ray Disc Association",
    edition: "2018",
  },
  BRANNOCK: {
    title: "The Brannock Device: foot measuring instructions and size scale",
    publisher: "The Brannock Device Company",
    edition: "current edition",
    url: "https://brannock.com",
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
  CARDARELLI: {
    title: "Encyclopaedia of Scientific Units, Weights and Measures (F. Cardarelli)",
    publisher: "Springer",
    edition: "2003",
  },
  CAWC: {
    title: "California Water Code, section 24: miner’s inch",
    publisher: "State of California",
    edition: "current edition",
  },
  CAWMA: {
    title: "Weights and Measures Act, R.S.C. 1985, c. W-6",
    publisher: "Parliament of Canada",
    edition: "1985",
    url: "https://laws-lois.justice.gc.ca/eng/acts/W-6/",
  },
  "CFR16-460": {
    title: "16 CFR Part 460: Labeling and advertising of home insulation",
    publisher: "US Federal Trade Commission",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-16/part-460",
  },
  "CFR21-101": {
    title: "21 CFR 101.9: Nutrition labeling of food",
    publisher: "US Food and Drug Administration",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-21/section-101.9",
  },
  "CFR27-25": {
    title: "27 CFR 25.11: Beer, meaning of terms",
    publisher: "US Alcohol and Tobacco Tax and Trade Bureau",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-27/section-25.11",
  },
  "CFR40-600": {
    title: "Fuel Economy and Greenhouse Gas Exhaust Emissions of Motor Vehicles, 40 CFR Part 600",
    publisher: "US EPA",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-40/chapter-I/subchapter-Q/part-600",
  },
  CGPM: {
    title: "Resolutions of the General Conference on Weights and Measures",
    publisher: "BIPM",
    edition: "1889 to present",
    url: "https://www.bipm.org/en/committees/cg/cgpm",
  },
  "CIE S 017": {
    title: "CIE S 017: International Lighting Vocabulary (ILV)",
    publisher: "International Commission on Illumination",
    edition: "2nd edition, 2020",
    url: "https://cie.co.at/e-ilv",
  },
  CN1959: {
    title: "Order on the unification of the system of weights and measures",
    publisher: "State Council of China",
    edition: "June 25, 1959",
  },
  CONDON1946: {
    title: "New units for the measurement of radioactivity (E. U. Condon, L. F. Curtiss)",
    publisher: "Physical Review 69, 672",
    edition: "1946",
    url: "https://doi.org/10.1103/PhysRev.69.672.2",
  },
  CRAMER93: {
    title:
      "The variation of the specific heat ratio and the speed of sound in air with temperature, pressure, humidity, and CO2 concentration (O. Cramer)",
    publisher: "Journal of the Acoustical Society of America 93, 2510",
    edition: "1993",
    url: "https://doi.org/10.1121/1.405827",
  },
  CSSVAL4: {
    title: "CSS Values and Units Module Level 4",
    publisher: "W3C",
    edition: "Working Draft",
    url: "https://www.w3.org/TR/css-values-4/",
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
  "ECMA-130": {
    title: "ECMA-130: Data Interchange on Read-only 120 mm Optical Data Disks (CD-ROM)",
    publisher: "Ecma International",
    edition: "2nd edition, 1996",
    url: "https://ecma-international.org/publications-and-standards/standards/ecma-130/",
  },
  "ECMA-267": {
    title: "ECMA-267: 120 mm DVD, Read-Only Disk",
    publisher: "Ecma International",
    edition: "3rd edition, 2001",
    url: "https://ecma-international.org/publications-and-standards/standards/ecma-267/",
  },
  ELP2000: {
    title: "ELP 2000-85: a semi-analytical lunar ephemeris (M. Chapront-Touzé, J. Chapront)",
    publisher: "Astronomy and Astrophysics 190, 342",
    edition: "1988",
  },
  "EN 10220": {
    title: "EN 10220: Seamless and welded steel tubes, dimensions and masses per unit length",
    publisher: "CEN",
    edition: "2002",
  },
  "EN 1330-8": {
    title: "EN 1330-8: Non-destructive testing, terms used in leak tightness testing",
    publisher: "CEN",
    edition: "1998",
  },
  "EN 1991-1-1": {
    title: "EN 1991-1-1, Eurocode 1: Actions on structures, densities, self-weight, imposed loads",
    publisher: "CEN",
    edition: "2002",
  },
  "EPA-GHG": {
    title: "Greenhouse Gas Equivalencies Calculator: Calculations and References",
    publisher: "US EPA",
    edition: "2024",
    url: "https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator-calculations-and-references",
  },
  EPSG: {
    title: "EPSG Geodetic Parameter Dataset",
    publisher: "IOGP",
    edition: "current edition",
    url: "https://epsg.org/",
  },
  ES1852: {
    title:
      "Correspondence of the Spanish weights and measures with the metric system, Royal Order of December 9, 1852",
    publisher: "Government of Spain",
    edition: "1852",
  },
  "EU 2008/50/EC": {
    title: "Directive 2008/50/EC on ambient air quality and cleaner air for Europe",
    publisher: "European Union",
    edition: "2008",
    url: "https://eur-lex.europa.eu/eli/dir/2008/50/oj",
  },
  EUROSTAT: {
    title: "Heating and cooling degree days, reference metadata",
    publisher: "Eurostat",
    edition: "current edition",
  },
  "FAO-FPCF": {
    title: "Forest Product Conversion Factors",
    publisher: "FAO, ITTO and UNECE",
    edition: "2020",
  },
  FIFA: {
    title: "FIFA Stadium Guidelines",
    publisher: "FIFA",
    edition: "current edition",
  },
  FR1799: {
    title: "Law of 19 frimaire, year VIII: the definitive meter is 3 pieds 11.296 lignes",
    publisher: "French Republic",
    edition: "December 10, 1799",
  },
  FR1959: {
    title: "Refinement of Values for the Yard and the Pound, 24 FR 5348",
    publisher: "Federal Register",
    edition: "July 1, 1959",
    url: "https://geodesy.noaa.gov/PUBS_LIB/FedRegister/FRdoc59-5442.pdf",
  },
  FUJITA: {
    title:
      "Proposed Characterization of Tornadoes and Hurricanes by Area and Intensity, SMRP Research Paper 91 (T. T. Fujita)",
    publisher: "University of Chicago",
    edition: "1971",
  },
  "GB/T 3293.1": {
    title: "GB/T 3293.1: Shoe sizes",
    publisher: "Standardization Administration of China",
    edition: "1998",
  },
  GNUUNITS: {
    title: "GNU Units, definitions.units",
    publisher: "Free Software Foundation",
    edition: "version 2.22",
    url: "https://www.gnu.org/software/units/",
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
  GREENBOOK: {
    title: "Quantities, Units and Symbols in Physical Chemistry",
    publisher: "IUPAC",
    edition: "3rd edition, 2007",
  },
  HKCAP68: {
    title: "Weights and Measures Ordinance, Cap. 68",
    publisher: "Government of Hong Kong",
    edition: "1987, as amended",
    url: "https://www.elegislation.gov.hk/hk/cap68",
  },
  "IAPWS R11": {
    title: "Release on the Ionization Constant of H2O, IAPWS R11-07",
    publisher: "IAPWS",
    edition: "2007",
    url: "https://iapws.org/relguide/Ionization.html",
  },
  IAU: {
    title: "Resolutions of the General Assembly",
    publisher: "International Astronomical Union",
    edition: "1976 to present",
  },
  "IAU 2015 B3": {
    title:
      "Resolution B3: recommended nominal conversion constants for selected solar and planetary properties",
    publisher: "International Astronomical Union",
    edition: "2015",
    url: "https://arxiv.org/abs/1510.07674",
  },
  ICAO7488: {
    title: "Manual of the ICAO Standard Atmosphere, Doc 7488",
    publisher: "ICAO",
    edition: "3rd edition, 1993",
  },
  "ICRP 103": {
    title:
      "The 2007 Recommendations of the International Commission on Radiological Protection, Publication 103",
    publisher: "ICRP",
    edition: "2007",
  },
  "ICRP 119": {
    title: "Compendium of dose coefficients based on ICRP Publication 60, Publication 119",
    publisher: "ICRP",
    edition: "2012",
  },
  IDC: {
    title: "Idaho Code, section 42-102: standard for measurement of water",
    publisher: "State of Idaho",
    edition: "current edition",
  },
  "IEA-ESM": {
    title: "Energy Statistics Manual",
    publisher: "IEA, OECD and Eurostat",
    edition: "2005",
  },
  "IEC 60027-3": {
    title:
      "IEC 60027-3: Letter symbols to be used in electrical technology, part 3, logarithmic and related quantities, and their units",
    publisher: "IEC",
    edition: "2002",
  },
  "IEC 60028": {
    title: "IEC 60028: International standard of resistance for copper",
    publisher: "IEC",
    edition: "1925",
  },
  "IEC 61672-1": {
    title: "IEC 61672-1: Electroacoustics, sound level meters, part 1: specifications",
    publisher: "IEC",
    edition: "2013",
  },
  "IEC 80000-13": {
    title: "IEC 80000-13: Quantities and units, Part 13: Information science and technology",
    publisher: "IEC",
    edition: "2nd edition, 2025",
  },
  "IEC 80000-6": {
    title: "IEC 80000-6: Quantities and units, part 6: electromagnetism",
    publisher: "IEC",
    edition: "2022",
  },
  "IEEE 802.3": {
    title: "IEEE 802.3: Standard for Ethernet",
    publisher: "IEEE",
    edition: "2022",
  },
  IERS: {
    title: "IERS Conventions (2010), Technical Note 36, and Useful Constants",
    publisher: "International Earth Rotation and Reference Systems Service",
    edition: "2010",
    url: "https://iers-conventions.obspm.fr/",
  },
  IES: {
    title: "The Lighting Handbook",
    publisher: "Illuminating Engineering Society",
    edition: "10th edition, 2011",
  },
  IN1956: {
    title: "Standards of Weights and Measures Act, 1956 (No. 89)",
    publisher: "Government of India",
    edition: "1956",
  },
  "IPCC-AR4": {
    title: "Climate Change 2007: The Physical Science Basis (AR4, Working Group I)",
    publisher: "IPCC",
    edition: "2007, with errata",
    url: "https://www.ipcc.ch/report/ar4/wg1/",
  },
  "IPCC-AR5": {
    title: "Climate Change 2013: The Physical Science Basis (AR5, Working Group I)",
    publisher: "IPCC",
    edition: "2013",
    url: "https://www.ipcc.ch/report/ar5/wg1/",
  },
  "IPCC-AR6": {
    title: "Climate Change 2021: The Physical Science Basis (AR6, Working Group I)",
    publisher: "IPCC",
    edition: "2021",
    url: "https://www.ipcc.ch/report/ar6/wg1/",
  },
  IPCC2006: {
    title: "2006 IPCC Guidelines for National Greenhouse Gas Inventories",
    publisher: "IPCC",
    edition: "2006",
    url: "https://www.ipcc-nggip.iges.or.jp/public/2006gl/",
  },
  IRC: {
    title: "International Residential Code",
    publisher: "International Code Council",
    edition: "2021",
  },
  "ISO 1144": {
    title: "ISO 1144: Textiles, universal system for designating linear density (tex system)",
    publisher: "ISO",
    edition: "2016",
  },
  "ISO 1217": {
    title: "ISO 1217: Displacement compressors, acceptance tests",
    publisher: "ISO",
    edition: "2009",
  },
  "ISO 12233": {
    title: "ISO 12233: Digital cameras: Resolution and spatial frequency responses",
    publisher: "ISO",
    edition: "2023",
  },
  "ISO 13443": {
    title: "ISO 13443: Natural gas, standard reference conditions",
    publisher: "ISO",
    edition: "1996",
  },
  "ISO 13666": {
    title: "ISO 13666: Ophthalmic optics, spectacle lenses, vocabulary",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 1683": {
    title: "ISO 1683: Acoustics, preferred reference values for acoustical and vibratory levels",
    publisher: "ISO",
    edition: "2015",
  },
  "ISO 19407": {
    title: "ISO 19407: Footwear: Sizing: Conversion of sizing systems",
    publisher: "ISO",
    edition: "2023",
  },
  "ISO 2533": {
    title: "ISO 2533: Standard atmosphere",
    publisher: "ISO",
    edition: "1975",
  },
  "ISO 2720": {
    title:
      "ISO 2720: Photography, general purpose photographic exposure meters (photoelectric type), guide to product specification",
    publisher: "ISO",
    edition: "1974",
  },
  "ISO 2947": {
    title:
      "ISO 2947: Textiles, integrated conversion table for replacing traditional yarn numbers by rounded values in the tex system",
    publisher: "ISO",
    edition: "1973",
  },
  "ISO 31-4": {
    title: "ISO 31-4: Quantities and units, part 4: heat",
    publisher: "ISO",
    edition: "1992",
  },
  "ISO 3529-1": {
    title: "ISO 3529-1: Vacuum technology, vocabulary, part 1: general terms",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 536": {
    title: "ISO 536: Paper and board, determination of grammage",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 6708": {
    title: "ISO 6708: Pipework components, definition and selection of DN (nominal size)",
    publisher: "ISO",
    edition: "1995",
  },
  "ISO 6946": {
    title: "ISO 6946: Building components, thermal resistance and thermal transmittance",
    publisher: "ISO",
    edition: "2017",
  },
  "ISO 772": {
    title: "ISO 772: Hydrometry, vocabulary and symbols",
    publisher: "ISO",
    edition: "2022",
  },
  "ISO 80000-1": {
    title: "ISO 80000-1: Quantities and units, part 1: General",
    publisher: "ISO",
    edition: "2022",
  },
  "ISO 80000-2": {
    title: "ISO 80000-2: Quantities and units, mathematics",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 80000-3": {
    title: "ISO 80000-3: Quantities and units, part 3: space and time",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 80000-4": {
    title: "ISO 80000-4: Quantities and units, part 4: Mechanics",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 80000-7": {
    title: "ISO 80000-7: Quantities and units, part 7: light and radiation",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 80000-8": {
    title: "ISO 80000-8: Quantities and units, part 8: acoustics",
    publisher: "ISO",
    edition: "2020",
  },
  "ISO 80000-9": {
    title: "ISO 80000-9: Quantities and units, part 9: Physical chemistry and molecular physics",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 8601": {
    title: "ISO 8601-1: Date and time, representations for information interchange",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 9202": {
    title: "ISO 9202: Jewellery and precious metals, fineness of precious metal alloys",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 9407": {
    title: "ISO 9407: Footwear sizing: Mondopoint system of sizing and marking",
    publisher: "ISO",
    edition: "2019",
  },
  "ISO 9529": {
    title: "ISO 9529-1: 90 mm flexible disk cartridges, 80 tracks on each side",
    publisher: "ISO/IEC",
    edition: "1989",
  },
  "ISO 9845": {
    title: "ISO 9845-1: Solar energy: Reference solar spectral irradiance at the ground",
    publisher: "ISO",
    edition: "2022",
  },
  "ISO 9920": {
    title: "ISO 9920: Estimation of thermal insulation and water vapour resistance of a clothing ensemble",
    publisher: "ISO",
    edition: "2007",
  },
  ITC1969: {
    title: "International Convention on Tonnage Measurement of Ships",
    publisher: "IMO",
    edition: "1969",
  },
  "ITU-R V.574": {
    title: "Recommendation ITU-R V.574: Use of the decibel and the neper in telecommunications",
    publisher: "ITU",
    edition: "V.574-5, 2015",
    url: "https://www.itu.int/rec/R-REC-V.574",
  },
  "ITU-T": {
    title: "Recommendations G.702, G.703, G.707 and V.90",
    publisher: "ITU-T",
    edition: "as cited",
    url: "https://www.itu.int/rec/T-REC-G/en",
  },
  "IUPAC-AW21": {
    title: "Standard atomic weights of the elements 2021 (IUPAC Technical Report)",
    publisher: "Pure and Applied Chemistry 94, 573",
    edition: "2022",
    url: "https://doi.org/10.1515/pac-2019-0603",
  },
  "IUPAC-PH": {
    title: "Measurement of pH: definition, standards, and procedures (IUPAC Recommendations 2002)",
    publisher: "Pure and Applied Chemistry 74, 2169",
    edition: "2002",
    url: "https://doi.org/10.1351/pac200274112169",
  },
  JEDEC: {
    title:
      "JESD100B.01: Terms, Definitions, and Letter Symbols for Microcomputers, Microprocessors, and Memory Integrated Circuits",
    publisher: "JEDEC",
    edition: "2002",
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
  JPWMA: {
    title: "Weights and Measures Act of Japan (shaku-kan system)",
    publisher: "Government of Japan",
    edition: "1891, revised 1909",
  },
  JSRAE: {
    title: "Refrigeration glossary, 68: refrigerating ton",
    publisher: "Japan Society of Refrigerating and Air Conditioning Engineers",
    edition: "as read in 2026",
    url: "https://jsrae.or.jp/annai/yougo/68.html",
  },
  LINUXMAN: {
    title: "Linux Programmer’s Manual",
    publisher: "Linux man-pages project",
    edition: "current edition",
    url: "https://man7.org/linux/man-pages/man7/time.7.html",
  },
  MARS24: {
    title: "A post-Pathfinder evaluation of areocentric solar coordinates (M. Allison, M. McEwen)",
    publisher: "Planetary and Space Science 48, 215",
    edition: "2000",
    url: "https://doi.org/10.1016/S0032-0633(99)00092-6",
  },
  "MARSHALL-PALMER": {
    title:
      "The Distribution of Raindrops with Size, J. Meteorol. 5, 165–166 (J. S. Marshall, W. McK. Palmer)",
    publisher: "American Meteorological Society",
    edition: "1948",
  },
  NASAFACT: {
    title: "Planetary Fact Sheets",
    publisher: "NASA Space Science Data Coordinated Archive",
    edition: "current edition",
    url: "https://nssdc.gsfc.nasa.gov/planetary/planetfact.html",
  },
  "NBS C440": {
    title: "Polarimetry, Saccharimetry and the Sugars, Circular 440",
    publisher: "National Bureau of Standards",
    edition: "1942",
  },
  "NBS C59": {
    title: "United States Standard Baumé Hydrometer Scales, Circular 59",
    publisher: "National Bureau of Standards",
    edition: "1916",
  },
  NBS247: {
    title:
      "Weights and Measures Standards of the United States: A Brief History, Miscellaneous Publication 247",
    publisher: "National Bureau of Standards",
    edition: "1963",
  },
  "NF T 90-003": {
    title: "NF T 90-003: Determination of the total hardness of water",
    publisher: "AFNOR",
    edition: "1984",
  },
  NFL: {
    title: "Official Playing Rules of the National Football League",
    publisher: "NFL",
    edition: "current edition",
  },
  "NIOSH-PG": {
    title: "Pocket Guide to Chemical Hazards",
    publisher: "NIOSH",
    edition: "current edition",
    url: "https://www.cdc.gov/niosh/npg/",
  },
  "NOAA-FMH11": {
    title: "Federal Meteorological Handbook No. 11: WSR-88D Meteorological Observations",
    publisher: "NOAA",
    edition: "current edition",
  },
  "NOAA-NCEI": {
    title: "Degree days",
    publisher: "NOAA National Centers for Environmental Information",
    edition: "current edition",
  },
  OED: {
    title: "Oxford English Dictionary",
    publisher: "Oxford University Press",
    edition: "current edition",
  },
  PETRIE: {
    title: "The Pyramids and Temples of Gizeh (W. M. F. Petrie)",
    publisher: "Field & Tuer",
    edition: "1883",
  },
  ROWLETT: {
    title: "How Many? A Dictionary of Units of Measurement (R. Rowlett)",
    publisher: "University of North Carolina at Chapel Hill",
    edition: "2018",
  },
  RU1899: {
    title: "Statute on Weights and Measures",
    publisher: "Russian Empire",
    edition: "June 4, 1899",
  },
  "SEMI E12": {
    title:
      "SEMI E12: Standard pressure, temperature, density, and flow units used in mass flow meters and mass flow controllers",
    publisher: "SEMI",
    edition: "2018",
  },
  SIZES: {
    title: "Sizes: dictionary of units",
    publisher: "Sizes, Inc.",
    edition: "as read in 2026",
    url: "https://www.sizes.com/units/gas_mark.htm",
  },
  "SM 2340": {
    title: "Standard Methods for the Examination of Water and Wastewater, method 2340: Hardness",
    publisher: "APHA, AWWA and WEF",
    edition: "24th edition, 2023",
  },
  SWATCH: {
    title: "Swatch Internet Time",
    publisher: "Swatch",
    edition: "1998",
  },
  TANAKA2001: {
    title: "Recommended table for the density of water between 0 °C and 40 °C (M. Tanaka et al.)",
    publisher: "Metrologia 38, 301 (CIPM)",
    edition: "2001",
    url: "https://doi.org/10.1088/0026-1394/38/4/3",
  },
  TAOCP2: {
    title: "The Art of Computer Programming, Volume 2: Seminumerical Algorithms (D. E. Knuth)",
    publisher: "Addison-Wesley",
    edition: "3rd edition, 1997",
  },
  "TAPPI T410": {
    title: "TAPPI T 410: Grammage of paper and paperboard (weight per unit area)",
    publisher: "TAPPI",
    edition: "2019",
  },
  TEXBOOK: {
    title: "The TeXbook (D. E. Knuth), chapter 10",
    publisher: "Addison-Wesley",
    edition: "1984",
  },
  TH1923: {
    title: "Weights and Measures Act, B.E. 2466",
    publisher: "Kingdom of Thailand",
    edition: "1923",
  },
  TORRO: {
    title: "The International Tornado Intensity Scale (T-scale)",
    publisher: "Tornado and Storm Research Organisation",
    edition: "1976, revised",
    url: "https://www.torro.org.uk",
  },
  TXNRC: {
    title: "Texas Natural Resources Code, section 21.077",
    publisher: "State of Texas",
    edition: "current edition",
  },
  UKFC: {
    title: "Forest Mensuration: a handbook for practitioners",
    publisher: "UK Forestry Commission",
    edition: "2006",
  },
  "UNECE R101": {
    title: "UN Regulation No. 101: Fuel consumption and electric energy consumption of passenger cars",
    publisher: "UNECE",
    edition: "revision 3",
  },
  UNICODE: {
    title: "The Unicode Standard, Number Forms",
    publisher: "Unicode Consortium",
    edition: "current edition",
    url: "https://www.unicode.org/charts/PDF/U2150.pdf",
  },
  "USB-IF": {
    title: "Universal Serial Bus Specification, revisions 2.0 and 3.2",
    publisher: "USB Implementers Forum",
    edition: "2000, 2017",
    url: "https://www.usb.org/documents",
  },
  "USDA-FDC": {
    title: "FoodData Central, SR Legacy portions",
    publisher: "US Department of Agriculture",
    edition: "2019",
    url: "https://fdc.nal.usda.gov",
  },
  "USGS WSP1988": {
    title: "Definitions of Selected Ground-Water Terms, Water-Supply Paper 1988",
    publisher: "US Geological Survey",
    edition: "1972",
    url: "https://doi.org/10.3133/wsp1988",
  },
  "USN-DM": {
    title: "U.S. Navy Diving Manual, SS521-AG-PRO-010",
    publisher: "Naval Sea Systems Command",
    edition: "revision 7, 2016",
  },
  WATHLETICS: {
    title: "Competition and Technical Rules",
    publisher: "World Athletics",
    edition: "current edition",
  },
  "WMO-306": {
    title: "Manual on Codes, WMO-No. 306, Volume I.1",
    publisher: "WMO",
    edition: "current edition",
  },
  "WMO-8": {
    title: "Guide to Instruments and Methods of Observation, WMO-No. 8, Volume I",
    publisher: "WMO",
    edition: "2018, updated 2023",
  },
  WROWING: {
    title: "Rules of Racing",
    publisher: "World Rowing",
    edition: "current edition",
    url: "https://worldrowing.com",
  },
  ZASG: {
    title: "Official conversion factors of old South African units",
    publisher: "Chief Surveyor-General of South Africa",
    edition: "2007",
  },
});
