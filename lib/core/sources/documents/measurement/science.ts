import { documents } from "../../document.ts";

/** Definitions of units and constants of nature: what bodies of metrology, astronomy, chemistry and the atmosphere publish. */
export const science = documents({
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
  CODATA22: {
    title: "CODATA recommended values of the fundamental physical constants",
    publisher: "NIST / CODATA",
    edition: "2022",
    url: "https://physics.nist.gov/cuu/Constants/",
  },
  CGPM: {
    title: "Resolutions of the General Conference on Weights and Measures",
    publisher: "BIPM",
    edition: "1889 to present",
    url: "https://www.bipm.org/en/committees/cg/cgpm",
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
  ELP2000: {
    title: "ELP 2000-85: a semi-analytical lunar ephemeris (M. Chapront-Touzé, J. Chapront)",
    publisher: "Astronomy and Astrophysics 190, 342",
    edition: "1988",
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
  EUROSTAT: {
    title: "Heating and cooling degree days, reference metadata",
    publisher: "Eurostat",
    edition: "current edition",
  },
  FUJITA: {
    title:
      "Proposed Characterization of Tornadoes and Hurricanes by Area and Intensity, SMRP Research Paper 91 (T. T. Fujita)",
    publisher: "University of Chicago",
    edition: "1971",
  },
  GREENBOOK: {
    title: "Quantities, Units and Symbols in Physical Chemistry",
    publisher: "IUPAC",
    edition: "3rd edition, 2007",
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
  "IEA-ESM": {
    title: "Energy Statistics Manual",
    publisher: "IEA, OECD and Eurostat",
    edition: "2005",
  },
  IERS: {
    title: "IERS Conventions (2010), Technical Note 36, and Useful Constants",
    publisher: "International Earth Rotation and Reference Systems Service",
    edition: "2010",
    url: "https://iers-conventions.obspm.fr/",
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
  TANAKA2001: {
    title: "Recommended table for the density of water between 0 °C and 40 °C (M. Tanaka et al.)",
    publisher: "Metrologia 38, 301 (CIPM)",
    edition: "2001",
    url: "https://doi.org/10.1088/0026-1394/38/4/3",
  },
  TORRO: {
    title: "The International Tornado Intensity Scale (T-scale)",
    publisher: "Tornado and Storm Research Organisation",
    edition: "1976, revised",
    url: "https://www.torro.org.uk",
  },
  "USGS WSP1988": {
    title: "Definitions of Selected Ground-Water Terms, Water-Supply Paper 1988",
    publisher: "US Geological Survey",
    edition: "1972",
    url: "https://doi.org/10.3133/wsp1988",
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
});
