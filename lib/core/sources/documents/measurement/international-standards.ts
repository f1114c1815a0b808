import { documents } from "../../document.ts";

/** Standards of international bodies: ISO, IEC, CEN, ITU and those of whole industries. */
export const internationalStandards = documents({
  BDA: {
    title: "White Paper: Blu-ray Disc Format, General",
    publisher: "Blu-ray Disc Association",
    edition: "2018",
  },
  "CIE S 017": {
    title: "CIE S 017: International Lighting Vocabulary (ILV)",
    publisher: "International Commission on Illumination",
    edition: "2nd edition, 2020",
    url: "https://cie.co.at/e-ilv",
  },
  CSSVAL4: {
    title: "CSS Values and Units Module Level 4",
    publisher: "W3C",
    edition: "Working Draft",
    url: "https://www.w3.org/TR/css-values-4/",
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
  JEDEC: {
    title:
      "JESD100B.01: Terms, Definitions, and Letter Symbols for Microcomputers, Microprocessors, and Memory Integrated Circuits",
    publisher: "JEDEC",
    edition: "2002",
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
});
